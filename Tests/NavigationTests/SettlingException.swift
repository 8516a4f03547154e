import NavSimLanguage

/// A fault that a library is known for: at the end of some calls, another number of bars than one.
struct SettlingException: Sendable {
  var strategies: Set<String>
  var kinds: Set<SettlingText.Kind>
  /// What the names of the operations contain.
  var operations: [String]
  /// The oldest iOS version that has it.
  var since = 7
  /// The library's own fault in words, with its source.
  var why: String

  /// Whether one of them explains what was found.
  static func explain(
    _ fault: String, _ given: SettlingTests.Case, _ operation: SettlingText.Operation, _ cell: Cell
  ) -> Bool {
    let version = cell["ios"].flatMap { Int($0) } ?? 0
    return fault.hasPrefix("bars: ")
      && all.contains { known in
        known.strategies.contains(given.strategy) && known.kinds.contains(given.kind)
          && known.operations.contains { operation.name.contains($0) } && version >= known.since
      }
  }

  static let all: [SettlingException] = [
    .init(
      strategies: ["et-2017", "et-2019"], kinds: [.upperClear], operations: ["set-stack"],
      why: "setViewControllers is not hooked: the opacity stays that of the page before it "
        + "(EnderTan/ETNavBarTransparent, its source)"),
    .init(
      strategies: ["et-2017", "et-2019", "jz-doppel", "jz-system"], kinds: [.upperClear],
      operations: ["push", "popTo", "set-stack"], since: 18,
      why: "from iOS 18 UIKit puts a fresh background in at push and pop: an opacity that was "
        + "written at the call, or by a setter, is gone (listenzz/HBDNavigationBar issue 188)"),
    .init(
      strategies: ["yp"], kinds: [.lowerHidden], operations: ["and cancel"],
      why: "a cancelled pop between a hidden and a shown bar repeats the visibility of the page "
        + "that it was going to (yiplee/YPNavigationBarTransition, the completion in willShow)"),
    .init(
      strategies: ["fd"], kinds: [.upperHidden], operations: ["set-stack forward"],
      why: "only pushes give pages a state: what came by setViewControllers is not looked after "
        + "(forkingdog/FDFullscreenPopGesture, its push hook)"),
    .init(
      strategies: ["jz-system"], kinds: [.upperHidden, .lowerHidden], operations: ["and cancel"],
      why: "a cancelled swipe does not undo that the bar was hidden or shown in willShow "
        + "(JazysYu/JZNavigationExtension, its delegate)"),
    .init(
      strategies: ["jz-system", "jz-doppel"],
      kinds: [.different, .equal, .lowerHidden, .upperClear], operations: ["without animation"],
      why: "colour and opacity are written beside an animation only: without one the bar keeps "
        + "the look of the page before it, on iOS 26 none (JazysYu/JZNavigationExtension)"),
  ]
}
