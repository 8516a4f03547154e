import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What the bar shows of one page's item.
struct ItemState {
  /// The text of its back button: nil for none, empty for the indicator alone.
  var backText: Value = .none
  /// The page whose item lay below when the item came, and its title then.
  private(set) var below: (page: Int, title: Value)?
  var hasLeft = false
  var hasRight = false
  var hasPrompt = false
  var isTitleView = false
  /// How far an edge of its title moves at once in the coming frame.
  var edgeStep = 0.0
  /// Whether the title itself has changed since it was laid out: that it moves is no jump.
  var isTitleNew = false
  /// The tint that code gave its back button; nil while that has the bar's.
  var ownBackTint: Color?

  /// The item comes, or lies over another one: it knows the title of the one below.
  mutating func know(below page: Int, title: Value) { below = (page, title) }

  /// Whether its title view has kept the opacity 0 from which a transition brought it.
  private(set) var titleStaysAway = false

  /// A transition is over that left the title view as it began, or begins and takes it along again.
  mutating func keepTitleAway(_ away: Bool) { titleStaysAway = away }

  /// The item comes to the bar anew.
  mutating func comeAnew() {
    below = nil
    isUnmeasured = false
    pressed[.back] = .none
  }

  /// Whether code has taken its title view away: what width that had says nothing.
  private(set) var hasNoTitleView = false
  mutating func takeTitleViewAway(_ isAway: Bool) { hasNoTitleView = isAway }

  /// Whether its title is not shown until it is set again (`TitleRules.titleViewDropsTitle`).
  private(set) var isTitleDropped = false
  mutating func dropTitle(_ isDropped: Bool) { isTitleDropped = isDropped }

  /// Whether its views lie in a bar of code's own that was given the item.
  private(set) var isLent = false
  mutating func lend(_ isLent: Bool) { self.isLent = isLent }

  /// The buttons that fade in when the transition at whose end code brought them is over.
  private(set) var brought: Set<ButtonSide> = []
  mutating func bring(_ side: ButtonSide) { brought.insert(side) }
  /// The same in a fixed order, once.
  mutating func takeBrought() -> [ButtonSide] {
    if brought.isEmpty { return [] }
    defer { brought = [] }
    return ButtonSide.allCases.filter(brought.contains)
  }

  /// How its buttons look touched.
  private(set) var pressed = PressedButtons()
  mutating func setTouch(_ touch: PressedButtons.Touch, _ side: ButtonSide) {
    pressed[side] = touch
  }

  /// Whether it had no title as the bar laid it out last.
  private(set) var hadNoTitle = false
  /// Whether its text has come after that, and has no width yet (`TitleRules.lateTextIsMeasured`).
  private(set) var isUnmeasured = false
  mutating func laidOut(withoutTitle: Bool) { hadNoTitle = withoutTitle }
  mutating func leaveUnmeasured(_ isUnmeasured: Bool) { self.isUnmeasured = isUnmeasured }

  var showsBack: Bool { backText != .none }
}

/// The layers of one item, besides its title's.
struct ItemLayers {
  let left, right, arrow, label, prompt, search, largeTitle: LayerID

  init(in scene: inout Scene) {
    left = scene.addLayer()
    right = scene.addLayer()
    arrow = scene.addLayer()
    label = scene.addLayer()
    prompt = scene.addLayer()
    search = scene.addLayer()
    largeTitle = scene.addLayer()
  }

  var all: [LayerID] { beside + [search] }
  /// All but the search field.
  var beside: [LayerID] { [left, right, arrow, label, prompt, largeTitle] }
}

/// A stretch of the bar.
struct ItemSpan: Hashable {
  var x: Double
  var width: Double
}

/// Where an item's parts stand when nothing moves.
struct ItemPlaces: Hashable {
  var arrow: ItemSpan?
  var label: ItemSpan?
  var left: ItemSpan?
  var right: ItemSpan?
  /// The same without what lies in the bar's margins.
  var cutLeft: ItemSpan?
  var cutRight: ItemSpan?
  var title: ItemSpan
  /// The title in the middle of the bar, at the width that it wants.
  var centredTitle: ItemSpan
}

/// A transition of a bar that stands alone.
struct ItemTransition {
  /// The kinds of calls.
  enum Kind: Hashable { case push, pop, set }
  var kind: Kind
  var from: Int?
  var to: Int?
  /// The items when it is over.
  var after: [Int]
  var timeline: Int
  var action: Int
}

/// What a controller keeps of its bar's items.
struct BarItems {
  /// Whether an item has changed since the bar was laid out.
  var needsLayout = false
  /// The bar's width when it was laid out.
  var width = 0.0
  /// The page whose title a transition is bringing in.
  var arriving: Int?
  /// The pages between which the last transition of items goes.
  var moving: [Int] = []
  /// The pages whose titles have jumped since the last frame.
  var stepped: [Int] = []
  /// What the title labels were last told, and what they show.
  var toldTitleColor = BarBackground().title
  var shownTitleColor = BarBackground().title
  /// The look of buttons that the bar's were last told.
  private(set) var toldButtons = ButtonLook()
  /// Whether they were told that the bar is dark.
  private(set) var toldDark = false
  mutating func tell(_ look: ButtonLook, isDark: Bool) {
    toldButtons = look
    toldDark = isDark
  }
  /// Whether the rewind of a pop left a cancel in the bar.
  var hasPendingCancel = false
  /// The running transition of a bar that stands alone.
  var transition: ItemTransition?
}
