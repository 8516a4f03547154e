// Work on several threads whose results arrive in the order of the work: what is printed never
// depends on who was faster. Threads of the C library, because Swift's own pool costs more at the
// start than a small suite takes, and because the caller is no asynchronous function.

/// Does numbered pieces of work on several threads and hands the results over in order.
enum OrderedWork {
  /// Runs `work` for 0..<count. `each` is called on the caller's thread, in order, as soon as all
  /// results before it are there. After a result for which it returns false no later one is handed
  /// over, and no later piece is begun.
  static func run<Result: Sendable>(
    _ count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result,
    each: (Int, Result) throws -> Bool
  ) rethrows {
    let threads = min(jobs, count)
    guard threads > 1 else {
      for index in 0..<count where try !each(index, work(index)) { return }
      return
    }
    let queue = WorkQueue<Result>(count)
    var running: [WorkThread] = []
    for _ in 0..<threads {
      let body: @Sendable () -> Void = {
        while let index = queue.take() { queue.put(work(index), at: index) }
      }
      if let thread = WorkThread(body) { running.append(thread) }
    }
    defer {
      queue.stop()
      for thread in running { thread.join() }
    }
    for index in 0..<count {
      // Without a single thread the work is done here.
      let result = running.isEmpty ? work(index) : queue.wait(for: index)
      if try !each(index, result) { return }
    }
  }
}

/// Which piece is next, and the results that are there.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  // Everything below is touched under the lock alone.
  private let lock = WorkLock()
  private var next = 0
  private var end: Int
  private var results: [Result?]

  init(_ count: Int) {
    end = count
    results = Array(repeating: nil, count: count)
  }

  /// The next piece; nil if there is none left.
  func take() -> Int? {
    lock.hold {
      guard next < end else { return nil }
      next += 1
      return next - 1
    }
  }

  func put(_ result: Result, at index: Int) {
    lock.hold {
      results[index] = result
      lock.wakeAll()
    }
  }

  /// The result of a piece, which is not kept afterwards.
  func wait(for index: Int) -> Result {
    lock.hold {
      while true {
        if let result = results[index] {
          results[index] = nil
          return result
        }
        lock.sleep()
      }
    }
  }

  func stop() { lock.hold { end = 0 } }
}
