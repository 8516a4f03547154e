/// The display links of the strategies, by strategy: how many frames each was given, and how many
/// have come.
struct DisplayLinks {
  private struct Link {
    /// The controller on which it was started, by number.
    var controller = 0
    var isRunning = false
    var count = 0
    /// Whole frames only.
    var last = 0
    /// Whether it goes on after its frames, with the last count.
    var keeps = false
    /// Whether an event for the next frame waits.
    var isScheduled = false
    /// Who started it.
    var cause: Int32 = -1
  }

  private var all: [Link]

  init(count: Int) { all = Array(repeating: Link(), count: count) }

  func count(of index: Int) -> Int { all[index].count }

  /// Starts a link. Returns whether it waits for an event from now on.
  mutating func start(
    _ index: Int, frames: Double, keeps: Bool, in controller: Int, cause: Int32
  ) -> Bool {
    let isScheduled = all[index].isScheduled
    all[index] = Link(
      controller: controller, isRunning: true, last: Int(frames), keeps: keeps, isScheduled: true,
      cause: cause)
    return !isScheduled
  }

  mutating func stop(_ index: Int) { all[index].isRunning = false }

  /// The event has come. Returns where it is heard, and through whom, if it still is.
  mutating func fire(_ index: Int) -> (controller: Int, cause: Int32)? {
    all[index].isScheduled = false
    guard all[index].isRunning else { return nil }
    let isLast = all[index].count + 1 >= all[index].last
    if all[index].count < all[index].last { all[index].count += 1 }
    if isLast && !all[index].keeps { all[index].isRunning = false }
    return (all[index].controller, all[index].cause)
  }

  /// Whether a link goes on that waits for no event yet; it does from now on.
  mutating func goesOn(_ index: Int) -> Bool {
    guard all[index].isRunning, !all[index].isScheduled else { return false }
    all[index].isScheduled = true
    return true
  }
}
