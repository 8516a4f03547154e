/// The controllers of a run: 0 is the scenario's own, then those that pages hold, in the order of
/// the program.
final class Controllers {
  private var all: [Controller] = []
  /// How many transitions there have been. Their numbers are those of the run.
  private(set) var transitionCount = 0

  var indices: Range<Int> { all.indices }

  subscript(number: Int) -> Controller { all[number] }

  func append(_ controller: Controller) { all.append(controller) }

  /// A controller goes; another one takes its place.
  func replace(_ number: Int) { all[number] = Controller(replacing: all[number]) }

  /// A number for a transition that begins.
  func nextTransition() -> Int {
    transitionCount += 1
    return transitionCount
  }

  /// The controller to which a transition belongs.
  func number(ofTransition id: Int) -> Int? {
    indices.first { all[$0].transitions.contains { $0.id == id } }
  }

  /// The controller with a declaration, or nil where the cell has none.
  func number(declaration: Int) -> Int? {
    indices.first { all[$0].declared.declaration == declaration }
  }

  /// The controller that has a page, or is about to have it; where two do, the one that is named.
  func number(of page: Int, preferring number: Int) -> Int? {
    all[number].has(page) ? number : indices.first { all[$0].has(page) }
  }

  /// Whether a finger is on a pop gesture.
  var isFingerDown: Bool { all.contains { $0.gesture.isDown } }

  /// Whether nothing moves or waits in the scenario's own and in those that are on screen.
  var areQuiet: Bool { indices.allSatisfy { ($0 > 0 && !all[$0].isInWindow) || all[$0].isQuiet } }

  /// Whether the scenario's own, or one that is on screen, is to be laid out.
  var needLayout: Bool {
    indices.contains { ($0 == 0 || all[$0].isInWindow) && all[$0].needsLayout }
  }

  /// Whether any holds a page.
  func holds(_ page: Int) -> Bool { all.contains { $0.holds(page) } }

  /// The pages that all hold but one.
  func pagesHeld(except number: Int) -> Set<Int> {
    var held: Set<Int> = []
    for other in indices where other != number { held.formUnion(all[other].heldPages) }
    return held
  }
}
