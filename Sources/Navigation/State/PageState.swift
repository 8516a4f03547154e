import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where a page stands between disappeared and appeared.
///
/// UIViewController keeps this state and fires a callback on each change of it; what asks for a
/// change that does not fit is UIKit's "unbalanced calls" (documented:
/// beginAppearanceTransition and endAppearanceTransition).
enum AppearanceState: Hashable {
  case disappeared, appearing, appeared, disappearing
}

/// A page: one instance of a declared view controller.
struct PageState {
  /// Whether an instance exists.
  var exists = false
  var isLoaded = false
  var appearance = AppearanceState.disappeared
  /// Whether code has begun its appearance by hand, and not ended it: UIKit's own calls do nothing.
  private(set) var appearsByHand = false
  /// Whether its view is in the window.
  var isInWindow = false
  var needsLayout = false
  /// Whether its view is new: nobody has laid it out, so that code that asks for it does. What holds it lays it
  /// out as it takes it in.
  private(set) var isViewNew = false
  /// The view is made.
  mutating func makeView() { isViewNew = true }
  /// The view is laid out.
  mutating func layOutView() { isViewNew = false }
  /// Whether its constraints are to be updated before its next layout.
  private(set) var awaitsConstraints = false
  /// Its constraints need an update, or have had it.
  mutating func needConstraints(_ isNeeded: Bool) { awaitsConstraints = isNeeded }
  /// Whether its view has a frame of which who observes it has not heard.
  var hasNewFrame = false
  /// Whether its view has had a frame in the container.
  var hasBeenPlaced = false
  /// Whether viewIsAppearing has come in this appearance.
  var hasSentIsAppearing = false
  /// How many more layout passes the profile gives it in the coming commits.
  var extraLayouts = 0
  /// Whether the app holds the instance because it has not given it to a stack yet.
  var isHeldByApp = false
  /// Whether the bottom bars are away while it is on top, as the call was answered that brought it
  /// there; nil before the first.
  private(set) var hidesBottomBars: Bool?
  /// A call has brought it on top.
  mutating func hideBottomBars(_ hides: Bool) { hidesBottomBars = hides }
  var isMovingTo = false
  var isMovingFrom = false
  /// Whether the traits that it knows are dark.
  var knowsDark = false
  /// What it wants now.
  var wants: [PropertyKey: Value] = [:]
  var backgroundColor: Value = .none
  /// What code set on the controller, its navigation item and its scroll view.
  var controller = Fields(of: .controller)
  var item = Fields(of: .item)
  var scrollView = Fields(of: .scrollView)
  /// What its search controller has made of the bar.
  private(set) var search = SearchState()
  /// Whether it has a scroll view: code or a finger has touched one.
  var hasScrollView = false
  /// How far the bar or the status bar lies over its view.
  var barInset = 0.0
  /// The top of its safe area, and whether it is still to be told of it.
  var safeAreaTop = 0.0
  var hasNewSafeArea = false
  /// The inset with which its content was laid out last.
  var laidInset: Double?
  /// The scroll offset that its delegate knows, and whether an inset has changed UIKit's own.
  var toldOffset = 0.0
  var hasScrolledByInset = false
  /// Values saved by the page's own code, and by strategies per page.
  var saved: [Int: SavedValue] = [:]
  /// The lines with `once` that have run, by origin.
  var onceDone: Set<Int> = []
  /// The frame that UIKit gave its view last.
  private(set) var placedFrame: Rect?
  /// Whether it keeps the frame that code gave it, until UIKit's own for it changes.
  private(set) var keepsFrame = false
  /// What code has written to it that UIKit may still write over.
  private(set) var frameWrites: [FrameWrite] = []
  /// Code has written a part of it; of one part the last write counts.
  mutating func note(_ write: FrameWrite) {
    frameWrites.removeAll { $0.property == write.property }
    frameWrites.append(write)
  }
  /// They are over.
  mutating func takeFrameWrites() -> [FrameWrite] {
    defer { frameWrites = [] }
    return frameWrites
  }
  /// UIKit gives its view a frame.
  mutating func place(in frame: Rect) {
    placedFrame = frame
    keepsFrame = false
  }
  /// Its view stays where code's animator has put it.
  mutating func keepFrame() { keepsFrame = true }
  /// Its view is laid out again, whatever code has given it.
  mutating func leaveFrame() { keepsFrame = false }

  /// The transition in which its leading edge throws a shadow; nil where none does.
  private(set) var edgeShadow: Int?
  /// Its edge throws a shadow from now on, in a transition.
  mutating func throwShadow(in transition: Int) { edgeShadow = transition }
  /// A transition is over; whether the shadow goes with it.
  mutating func dropShadow(of transition: Int) -> Bool {
    guard edgeShadow == transition else { return false }
    edgeShadow = nil
    return true
  }

  /// Its search controller changes the bar.
  mutating func changeSearch(_ change: (inout SearchState) -> Void) { change(&search) }
  /// Code begins its appearance by hand, or ends that.
  mutating func appear(byHand: Bool) { appearsByHand = byHand }

  /// Counts the instances of this page, so that old references read as nil.
  var generation = 0
}

/// A stand-in bar that a strategy or a page keeps for a page.
struct FakeState {
  var style = BarStyle()
  var kind: FakeKind
  var hasEmptyItem: Bool
  /// Where the bar was when it was made.
  let madeAt: Point
  /// Its hairline.
  var shadow = Color.clear
  /// Its own colour, of a plain view.
  var color = Value.color(.clear)
  /// What a bar with items of its own shows of its page's.
  var full: FullBar?
  /// The view that holds it; nil while it lies nowhere.
  var host: FakeHost?
  /// The title that a picture shows; nil for what is no picture, or shows none.
  var title = Value.none
  /// Place among the stand-ins of its host, back to front.
  var order = 0
}

/// What `save` remembers.
enum SavedValue {
  /// A value, with where it came from.
  case value(Value, Reference?)
  /// A whole style, the hidden state of the bar included.
  case style(BarStyle, hidden: Bool, Reference)
  /// A page, held weakly: by index and instance.
  case page(Int, generation: Int)
}

/// The layers of one page.
struct PageLayers {
  let view: LayerID
  /// The shadow at the view's leading edge; x and y are in the view.
  let edgeShadow: LayerID
  let fake: LayerID
  /// The stand-in's background and what stands on it: layers of their own for their opacity.
  let fakeBackground: LayerID
  let fakeContent: LayerID
  let title: LayerID
  /// Where the content begins, in the view; y alone means something.
  let content: LayerID
  /// What else the bar shows of its item.
  let item: ItemLayers

  init(in scene: inout Scene) {
    view = scene.addLayer()
    edgeShadow = scene.addLayer()
    fake = scene.addLayer()
    fakeBackground = scene.addLayer()
    fakeContent = scene.addLayer()
    title = scene.addLayer()
    content = scene.addLayer()
    item = ItemLayers(in: &scene)
  }
}

/// The layers of the bar and of what holds it.
struct BarLayers {
  let bar, background, effect, image, edge, custom, shadow: LayerID
  let content, title, largeTitle, prompt, back, left, right: LayerID

  /// Adds the layers to a scene, back to front.
  init(in scene: inout Scene) {
    bar = scene.addLayer()
    background = scene.addLayer()
    effect = scene.addLayer()
    image = scene.addLayer()
    edge = scene.addLayer()
    // Nothing of the second copy shows before the bar is painted.
    scene.set(edge, .alpha, 0)
    custom = scene.addLayer()
    shadow = scene.addLayer()
    content = scene.addLayer()
    title = scene.addLayer()
    largeTitle = scene.addLayer()
    prompt = scene.addLayer()
    back = scene.addLayer()
    left = scene.addLayer()
    right = scene.addLayer()
  }

  /// The layer of a thing that is the bar or one of its parts.
  func layer(of thing: Thing) -> LayerID? {
    switch thing {
    case .bar: return bar
    case .barBackground: return background
    case .barEffect: return effect
    case .barImage: return image
    case .barEdge: return edge
    case .barCustom: return custom
    case .barShadow: return shadow
    case .barContent: return content
    case .barTitle: return title
    case .barLargeTitle: return largeTitle
    case .barPrompt: return prompt
    case .barBack: return back
    case .barLeft: return left
    case .barRight: return right
    default: return nil
    }
  }
}
