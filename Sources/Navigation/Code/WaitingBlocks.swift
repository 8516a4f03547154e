/// Blocks of the main queue and one-shot timers that are still to run.
struct WaitingBlocks {
  private struct Waiting {
    let block: Block
    /// The action that it belongs to, or -1.
    let action: Int
    let isTimer: Bool
    /// Whether the end of a scenario waits for it: not where a timer's block started this timer.
    let isAwaited: Bool
  }

  private var all: [Int32: Waiting] = [:]
  private var next: Int32 = 0
  private(set) var awaited = 0
  /// Whether the block of a timer runs.
  private var isInTimer = false

  var count: Int { all.count }
  /// The one that waits longest.
  var first: Block? { all.min { $0.key < $1.key }?.value.block }
  /// The pages that they hold.
  var heldPages: [Int] { all.values.flatMap { $0.block.context.pages } }

  func holds(_ page: Int) -> Bool {
    all.values.contains { $0.block.context.pages.contains(page) }
  }

  /// Keeps a block under a number.
  mutating func add(_ block: Block, isTimer: Bool, for action: Int) -> Int {
    let isAwaited = !(isInTimer && isTimer)
    defer { next &+= 1 }
    all[next] = Waiting(block: block, action: action, isTimer: isTimer, isAwaited: isAwaited)
    if isAwaited { awaited += 1 }
    return Int(next)
  }

  /// Takes a block out to run it, until `finish` is called.
  mutating func take(_ id: Int32) -> (block: Block, action: Int)? {
    guard let found = all.removeValue(forKey: id) else { return nil }
    if found.isAwaited { awaited -= 1 }
    isInTimer = found.isTimer
    return (found.block, found.action)
  }

  mutating func finish() { isInTimer = false }
}
