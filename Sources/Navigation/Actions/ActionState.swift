import NavSimKernel

/// How far an action of the scenario is.
struct ActionState {
  /// Whether its start has an event in the queue, or has been.
  var isScheduled = false
  /// The actions that hang on this one's edges or progress, in the order of the file.
  var followers: [Int] = []
  var hasStarted = false
  /// Whether everything that it began is over.
  var isOver = false
  /// Transitions, timelines, blocks and waiting calls that it began and that still run.
  var pending = 0
  var outcome = ActionEnd.done
  var startTime: Time = .zero
}
