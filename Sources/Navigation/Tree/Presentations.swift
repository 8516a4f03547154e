import NavSimKernel
import NavSimProgram
import NavSimScene

/// Something that lies over the window's root.
struct Presentation {
  let node: Node
  /// The style in which it is shown on this device.
  let style: PresentationStyle
  /// What presented it: the window's root, or what was presented before.
  let presenter: Node
  /// The page whose code presented it, if it was one; it has the handlers of its actions.
  let asker: Int?
  /// Where its view is, and the dimming below it.
  let layer: LayerID
  /// Where its view lies at rest.
  private(set) var frame: Rect

  init(_ call: PresentationCall, style: PresentationStyle, layer: LayerID, frame: Rect) {
    node = call.node
    presenter = call.presenter
    asker = call.asker
    self.style = style
    self.layer = layer
    self.frame = frame
  }

  /// It lies elsewhere, as the device is turned.
  mutating func place(in frame: Rect) { self.frame = frame }
}

/// What is asked for by `present`.
struct PresentationCall {
  let node: Node
  let presenter: Node
  let style: PresentationStyle
  let isAnimated: Bool
  /// Whether a page of the presenter asked for it.
  let isOfPage: Bool
  /// That page, or the one on top where none did.
  let asker: Int?
  let action: Int
  let cause: Int32
}

/// A presentation, or a dismissal, from its call to its end.
struct PresentationMove {
  /// What comes; nil for a dismissal.
  let call: PresentationCall?
  /// What goes, the topmost first.
  let leaving: [Presentation]
  /// Whether a person dismisses it: its delegate hears of that alone.
  let isByHand: Bool
  /// Whether an alert's action was touched, whose handler runs at its end.
  let isAnswered: Bool
  /// Its coordinator: what `from` and `to` are, and the blocks that wait.
  private(set) var transition: Transition
  /// The controller of the tabs that is selected at its end.
  fileprivate(set) var selection: Int?
  /// Whether its blocks for the animation are still to run.
  private(set) var isStarting = true

  init(
    _ call: PresentationCall?, leaving: [Presentation], _ transition: Transition,
    isByHand: Bool = false, isAnswered: Bool = false
  ) {
    self.isByHand = isByHand
    self.isAnswered = isAnswered
    self.call = call
    self.leaving = leaving
    self.transition = transition
    self.transition.stage = .pending
  }

  /// Whether it is a dismissal without animation that has not begun.
  var isPlainDismissal: Bool {
    call == nil && transition.stage == .pending && !transition.operation.isAnimated
  }

  fileprivate mutating func run(on timeline: Int?, at begin: Time) {
    transition.stage = .running
    transition.timeline = timeline
    transition.begin = begin
  }

  fileprivate mutating func add(_ block: Block, as word: When) {
    transition.blocks.add(block, as: word)
  }

  fileprivate mutating func take(_ word: When) -> [Block] {
    if word == .alongside { isStarting = false }
    return transition.blocks.take(word)
  }

  fileprivate mutating func drive(_ percent: Double) { transition.percent = percent }

  fileprivate mutating func decide(_ outcome: Transition.Outcome) { transition.outcome = outcome }

  fileprivate mutating func change(_ body: (inout Transition) -> Void) { body(&transition) }

  fileprivate mutating func end() { transition.stage = .ending }
}

/// What UIKit made of the call of `present` or `dismiss` that a routine has made last.
enum PresentationAnswer {
  /// It goes ahead.
  case taken
  /// It waits for the end of a push or pop.
  case waits
  /// It never happens.
  case refused
  /// There is nothing to dismiss.
  case nothingToDo
}

/// What is presented over the window's root, and what of it moves.
final class Presentations {
  /// What may be presented, each with its layer.
  private(set) var places: [(node: Node, layer: LayerID)] = []
  /// What lies over the root, the lowest first.
  private(set) var shown: [Presentation] = []
  /// What comes or goes.
  private(set) var move: PresentationMove?
  /// What begins behind `move`, each once the one before it has ended: what code asks for while that ends, or behind a
  /// dismissal without animation.
  private(set) var queue: [PresentationMove] = []
  /// What waits for the end of a push or pop.
  private(set) var waiting: PresentationCall?
  /// The blocks of that call.
  private var waitingBlocks: [Block] = []
  /// What became of the call that has just been made; nil where other code has run since.
  private(set) var answer: PresentationAnswer?
  /// The finger on a sheet.
  private(set) var finger = GestureState()
  private var made: [Node] = []
  /// What presents and is to be laid out behind what it presents.
  private var unlaidPresenter: Node?

  /// Something may be presented.
  func append(_ node: Node, _ layer: LayerID) { places.append((node, layer)) }

  /// Whether nothing moves or waits.
  var isQuiet: Bool { move == nil && waiting == nil && !finger.isDown }

  /// What lies over the root and is not on its way out.
  var staying: ArraySlice<Presentation> {
    guard let move, move.transition.stage != .pending, move.transition.outcome != .cancelled else {
      return shown[...]
    }
    let leaving = move.leaving
    return shown.filter { one in !leaving.contains { $0.node == one.node } }[...]
  }

  /// How a node is presented, or nil.
  func of(_ node: Node) -> Presentation? {
    if shown.isEmpty { return nil }
    return shown.first { $0.node == node }
  }

  /// The layer of a node that may be presented.
  func layer(of node: Node) -> LayerID? { places.first { $0.node == node }?.layer }

  /// A controller is made for its presentation. Returns whether it had not been.
  func make(_ node: Node) -> Bool {
    if made.contains(node) { return false }
    made.append(node)
    return true
  }

  /// A controller has gone: another one is made when it comes again.
  func forget(_ node: Node) { made.removeAll { $0 == node } }

  // MARK: - Verbs

  func wait(for call: PresentationCall) { waiting = call }

  /// The completion of the call that waits.
  func wait(with block: Block) { waitingBlocks.append(block) }

  /// What waited, and its completions.
  func takeWaiting() -> (call: PresentationCall?, blocks: [Block]) {
    defer { (waiting, waitingBlocks) = (nil, []) }
    return (waiting, waitingBlocks)
  }

  /// How many blocks wait for the call that waits.
  var waitingCount: Int { waitingBlocks.count }

  /// A call has been answered; nil: other code runs.
  func answer(_ answer: PresentationAnswer?) { self.answer = answer }

  /// Something comes or goes: now, or once what ends has ended.
  func begin(_ new: PresentationMove) {
    if move == nil { move = new } else { queue.append(new) }
  }

  /// Whether another call would be one too many: what moves has to be at its end first.
  var isBusy: Bool { waiting != nil || asked.map { $0.transition.stage != .ending } ?? false }

  /// The dismissals without animation that code has asked for and that have not begun.
  var plainDismissals: [PresentationMove] {
    ([move].compactMap { $0 } + queue).filter(\.isPlainDismissal)
  }

  /// What code has asked for last, and whose blocks it gives.
  var asked: PresentationMove? { queue.last ?? move }

  func come(_ presentation: Presentation) { shown.append(presentation) }

  func place(_ index: Int, in frame: Rect) { shown[index].place(in: frame) }

  func run(on timeline: Int?, at begin: Time) { move?.run(on: timeline, at: begin) }

  /// A block for what code has asked for last.
  func add(_ block: Block, as word: When) {
    if queue.isEmpty {
      move?.add(block, as: word)
    } else {
      queue[queue.count - 1].add(block, as: word)
    }
  }

  /// The blocks of a kind that wait for what comes or goes.
  func take(_ word: When) -> [Block] { move?.take(word) ?? [] }

  func drive(_ percent: Double) { move?.drive(percent) }

  func decide(_ outcome: Transition.Outcome) { move?.decide(outcome) }

  /// Changes the transition of what comes or goes.
  func change(_ body: (inout Transition) -> Void) { move?.change(body) }

  func end() { move?.end() }

  /// Another tab is selected while the tabs are on their way out.
  func select(_ controller: Int) { move?.selection = controller }

  /// What presents is laid out once what it presents has been.
  func layOut(presenter: Node) { unlaidPresenter = presenter }

  func takeUnlaidPresenter() -> Node? {
    defer { unlaidPresenter = nil }
    return unlaidPresenter
  }

  /// What moved is at rest, and the first of what was asked for meanwhile is next.
  func conclude() {
    move = queue.isEmpty ? nil : queue.removeFirst()
    unlaidPresenter = nil
  }

  /// It has gone.
  func leave(_ node: Node) {
    shown.removeAll { $0.node == node }
    made.removeAll { $0 == node }
  }

  /// A finger comes down on a sheet, or leaves.
  func touch(_ path: GesturePath, at begin: Time, for action: Int) {
    finger.path = path
    finger.begin = begin
    finger.spans = GestureState.spans(of: path, from: begin)
    finger.action = action
  }

  func release() { finger = GestureState() }
}
