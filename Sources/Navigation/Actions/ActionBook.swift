import NavSimKernel

/// How far the actions of the scenario are, and whose calls those of the moment are.
final class ActionBook {
  /// How far one action is.
  private struct State {
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
  }

  private var states: [State]
  /// How many actions are scheduled and not over.
  private(set) var open = 0
  /// The action whose own calls are made; -1 inside callbacks.
  private(set) var current = -1
  /// When the last action started or will start, from time zero.
  private(set) var lastTime: Time = .zero
  /// The actions that wait for timelines that belong to no transition.
  private var ofTimelines: [Int: Int] = [:]

  init(count: Int) { states = Array(repeating: State(), count: count) }

  func hasStarted(_ index: Int) -> Bool { states[index].hasStarted }

  func outcome(of index: Int) -> ActionEnd { states[index].outcome }

  /// The actions that wait for something of another one, in the order of the file.
  func followers(of index: Int) -> [Int] { states[index].followers }

  /// An action waits for something of another one.
  func hang(_ index: Int, on other: Int) {
    if states.indices.contains(other) { states[other].followers.append(index) }
  }

  /// Takes an action up, to start at a moment from time zero; false where it was taken up before.
  func schedule(_ index: Int, at time: Time) -> Bool {
    if states[index].isScheduled { return false }
    states[index].isScheduled = true
    open += 1
    lastTime = max(lastTime, time)
    return true
  }

  func start(_ index: Int) {
    states[index].hasStarted = true
    states[index].pending += 1
  }

  /// From now on calls are those of an action; -1 for those of callbacks. Returns whose they were.
  @discardableResult
  func enter(_ index: Int) -> Int {
    defer { current = index }
    return current
  }

  /// An action, if there is one, has begun something that takes time.
  func hold(_ index: Int) {
    if index >= 0 { states[index].pending += 1 }
  }

  /// The same of a timeline, which whoever calls now waits for.
  func hold(timeline: Int) {
    if current >= 0 { ofTimelines[timeline] = current }
    hold(current)
  }

  /// A timeline is over: the action that waited for it.
  func takeOwner(ofTimeline timeline: Int) -> Int? {
    ofTimelines.removeValue(forKey: timeline)
  }

  /// What becomes of an action, if there is one.
  func end(_ index: Int, as outcome: ActionEnd) {
    if index >= 0 { states[index].outcome = outcome }
  }

  /// The transition of an action is over; one that waited for another stays deferred.
  func endTransition(of index: Int, cancelled: Bool) {
    if states[index].outcome != .deferred { end(index, as: cancelled ? .cancelled : .finished) }
  }

  /// One thing that an action began is over. Returns whether everything is.
  func lose(_ index: Int) -> Bool {
    states[index].pending -= 1
    guard states[index].pending == 0, !states[index].isOver else {
      return false
    }
    states[index].isOver = true
    open -= 1
    return true
  }
}
