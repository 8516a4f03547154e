import NavSimKernel
import NavSimProgram

/// What moves heights, insets and contents besides transitions.
struct GeometryState {
  /// Contents that move: under a finger, or to an end after it has left.
  var scrolls: [Scroll] = []
  var nextScroll = 1
  /// A turn of the device that waits for the end of a transition, and the action that asked for it.
  var waitingTurn: (orientation: Orientation, action: Int)?
  /// The timeline of the turn under way.
  var turn: Int?
  /// Whether pages are told of a turn, so that their blocks belong to it.
  var isTellingTurn = false
  var turnAlongside: [Block] = []
  var turnCompletions: [Block] = []
}

/// A content that moves.
struct Scroll {
  let id: Int
  let page: Int
  /// The instance of the page; another one does not move.
  let generation: Int
  let from: Double
  let to: Double
  let begin: Time
  let duration: Time
  let curve: Curve
  /// The action that it belongs to, or -1.
  let action: Int
  /// Whether a finger is on it, which lets the bar snap when it leaves.
  let hasFinger: Bool
  /// Who asked for it.
  var cause: Int32 = -1
}
