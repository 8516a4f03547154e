/// One piece of work that goes on beside that of whoever begins it.
final class WorkBeside<Result: Sendable> {
  /// Written by the thread, read once it has ended.
  private final class Place: @unchecked Sendable {
    var result: Result?
  }

  private let work: @Sendable () -> Result
  private let place = Place()
  private var thread: WorkThread?

  /// Begins it; where the system gives no thread it is done when somebody asks.
  init(_ work: @escaping @Sendable () -> Result) {
    self.work = work
    thread = WorkThread { [place] in place.result = work() }
  }

  deinit { thread?.join() }

  /// What comes of it, once it is there.
  func wait() -> Result {
    thread?.join()
    thread = nil
    return place.result ?? work()
  }
}
