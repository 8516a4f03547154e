// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

/// The doc comments of the profile's values, as tables that `RuleText` reads.
enum RuleTexts {
  static let all = [
    own, bar, titles, geometry, surroundings, touches, search, animators, windows, presentations,
  ]
}
