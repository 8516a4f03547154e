import NavSimLanguage
import NavSimVerify

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

  /// Whether it is about a strategy and a kind of pages.
  func isAbout(_ given: SettlingTests.Case) -> Bool {
    strategies.contains(given.strategy) && kinds.contains(given.kind)
  }

  /// Those that explain what was found, by index.
  static func explaining(
    _ fault: String, _ given: SettlingTests.Case, _ operation: SettlingText.Operation, _ cell: Cell
  ) -> [Int] {
    guard fault.hasPrefix("bars: ") else { return [] }
    let version = cell["ios"].flatMap { Int($0) } ?? 0
    return all.indices.filter { index in
      all[index].isAbout(given) && version >= all[index].since
        && all[index].operations.contains { operation.name.contains($0) }
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
      kinds: [.upperClear], operations: ["without animation"],
      why: "colour and opacity are written beside an animation only: without one the bar keeps "
        + "the look of the page before it (JazysYu/JZNavigationExtension)"),
  ]
}
