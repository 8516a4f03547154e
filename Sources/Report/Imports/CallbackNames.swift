import NavSimVocabulary

/// The names that logs have for callbacks: Swift's, Objective-C's, and those in between.
enum CallbackNames {
  /// Other spellings, in lower case. The first part of a selector is enough.
  private static let others: [String: EventName] = [
    "dealloc": .deinit, "initwithnibname": .`init`, "initwithcoder": .`init`,
    "willmovetoparentviewcontroller": .willMove, "didmovetoparentviewcontroller": .didMove,
    "willmovetoparent": .willMove, "didmovetoparent": .didMove,
    "viewwilltransitiontosize": .viewWillTransition,
    "willshowviewcontroller": .willShow, "didshowviewcontroller": .didShow,
    "shouldpushitem": .shouldPush, "didpushitem": .didPush,
    "shouldpopitem": .shouldPop, "didpopitem": .didPop,
    "popviewcontrolleranimated": .popViewController,
    "poptorootviewcontrolleranimated": .popToRootViewController,
    "gesturerecognizershouldbegin": .gestureShouldBegin,
  ]

  /// What a log may speak of: not what navsim itself says.
  private static let known: [String: EventName] = {
    var names = others
    for event in EventName.allCases where ![.warning, .exception, .log].contains(event) {
      names[event.name.lowercased()] = event
    }
    return names
  }()

  /// These are words of plain English too: they count only before a bracket.
  private static let plain: Set<EventName> = [.`init`, .completion, .alongside, .deinit]

  /// The callback that a name means; nil if it means none.
  static func event(_ name: String) -> EventName? { known[name.lowercased()] }

  /// The same for a word of a log, where some names need a bracket or selector behind them.
  static func event(word: String, isCall: Bool) -> EventName? {
    guard let event = event(word) else { return nil }
    if plain.contains(event), !isCall, !["deinit", "dealloc"].contains(word.lowercased()) {
      return nil
    }
    return event
  }

  /// Callbacks that are about another page than the object they are sent to.
  static let delegated: Set<EventName> = [
    .willShow, .didShow, .shouldPush, .didPush, .shouldPop, .didPop, .pushViewController,
    .popViewController, .popToViewController, .popToRootViewController, .setViewControllers,
    .setNavigationBarHidden, .setToolbarHidden, .pushItem, .popItem, .setItems,
    .gestureShouldBegin, .gestureBegan, .gestureChanged, .gestureEnded, .interactionChange,
    .interactionEnds,
  ]
}
