#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

/// A lock with a condition.
final class WorkLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func hold<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Gives the lock away until somebody wakes all; to be called while it is held.
  func sleep() { pthread_cond_wait(condition, mutex) }
  func wakeAll() { pthread_cond_broadcast(condition) }
}

/// A thread with a stack as large as that of a process.
private struct WorkThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static let stackSize = 16 << 20
  private let thread: pthread_t

  /// Starts a thread; nil if the system gives none.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, &attributes, { WorkThread.main($0) }, body.toOpaque())
      guard code == 0, let started else {
        body.release()
        return nil
      }
    #else
      var started = pthread_t()
      let code = pthread_create(&started, &attributes, { WorkThread.main($0) }, body.toOpaque())
      guard code == 0 else {
        body.release()
        return nil
      }
    #endif
    thread = started
  }

  /// The pointer is an optional in some systems' headers, and never nil.
  private static func main(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let pointer else { return nil }
    Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
    return nil
  }

  func join() { pthread_join(thread, nil) }
}
