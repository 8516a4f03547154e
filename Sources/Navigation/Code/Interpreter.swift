import NavSimKernel
import NavSimScene
import NavSimVocabulary

/// Where the code that runs is, and what it has left behind for later.
final class Interpreter {
  /// The animation in which code writes.
  struct Animation {
    /// The timeline of the animation block; nil outside one.
    var timeline: Int?
    /// The part of that animation.
    var part = AnimationShape.whole
    /// Whether code has switched animations off.
    private(set) var isOff = false

    /// Code switches animations off, or begins one.
    mutating func switchOff(_ isOff: Bool) { self.isOff = isOff }
  }

  private(set) var animation = Animation()
  /// The duration of the explicit CATransaction in which code runs; nil outside one.
  private(set) var transaction: Time?
  private(set) var depth = 0
  /// The causes of the lines that ran last, newest last.
  private(set) var trail: [Int32] = []
  private var onceDone: Set<[Int]> = []
  private var hasToldMisuse = false
  /// What an exception said that ended the app.
  private(set) var exception: String?
  /// What raised it.
  private(set) var exceptionCause: Int32 = -1
  /// What lines came to nothing before the first action, each once.
  private(set) var notesBeforeZero: [(name: EventName, words: [String], cause: Int32)] = []
  private static let mostNotesBeforeZero = 32
  var blocks = WaitingBlocks()
  var links: DisplayLinks
  /// The closures of strategies in Swift.
  var swiftCalls: SwiftCalls

  init(_ swiftCalls: SwiftCalls, strategies: Int) {
    self.swiftCalls = swiftCalls
    links = DisplayLinks(count: strategies)
  }

  /// Code runs inside other code, until `leave` is called.
  func enter() { depth += 1 }

  /// A line runs inside other code, until `leave` is called.
  func enter(_ cause: Int32) {
    enter()
    trail.append(cause)
    if trail.count > 256 { trail.removeFirst(128) }
  }

  func leave() { depth -= 1 }

  /// From now on code writes in an animation, or with animations off. Returns where it did before.
  func animate(on timeline: Int?, isOff: Bool = false) -> Animation {
    let before = animation
    animation.switchOff(isOff)
    // Another animation is not cut by the part of the one around it.
    if timeline != animation.timeline { animation.part = .whole }
    animation.timeline = timeline
    return before
  }

  /// The same for a part of the animation around it.
  func animate(in part: AnimationShape) -> Animation {
    defer { animation.part = part }
    return animation
  }

  func restore(_ before: Animation) { animation = before }

  /// Code runs in an explicit transaction, until that is committed. Returns the one around it.
  func begin(transaction duration: Time) -> Time? {
    defer { transaction = duration }
    return transaction
  }

  func commit(backTo before: Time?) { transaction = before }

  /// Whether a line with `once` runs for the first time in a controller.
  func isFirstTime(_ origin: Int, in controller: Int) -> Bool {
    onceDone.insert([origin, controller]).inserted
  }

  /// Whether UIKit has nothing said yet of callbacks that code calls.
  func isFirstMisuse() -> Bool {
    defer { hasToldMisuse = true }
    return !hasToldMisuse
  }

  /// A line came to nothing before the first action: a write that was lost, a call with nothing to do, one that
  /// UIKit warns of.
  func noteBeforeZero(_ name: EventName, _ words: [String], by cause: Int32) {
    let isTold =
      name == .warning
      || words.first.map { $0.hasPrefix("lost write: ") || $0.hasPrefix("ignored: ") } ?? false
    guard isTold, notesBeforeZero.count < Interpreter.mostNotesBeforeZero,
      !notesBeforeZero.contains(where: { $0.words == words && $0.cause == cause })
    else { return }
    notesBeforeZero.append((name, words, cause))
  }

  func crash(_ text: String, by cause: Int32) {
    exception = text
    exceptionCause = cause
  }
}
