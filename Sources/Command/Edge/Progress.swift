// One line on a terminal while long work goes on; nothing for work that is done at once.

/// Draws `3/96 cells  Scenarios/basics/push.navsim` in place.
struct Progress {
  private let isShown: Bool
  private let total: Int
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?

  /// A line for `total` pieces of work, drawn after half a second and five times a second.
  init(console: Console, total: Int) {
    isShown = console.showsProgress
    self.total = total
  }

  /// Says that `done` pieces are done and `name` comes next.
  mutating func update(_ done: Int, _ name: String, on console: Console) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500), last.map({ now - $0 > .milliseconds(200) }) ?? true
    else { return }
    last = now
    draw("\(done)/\(total) cells  \(name)")
  }

  /// Takes the line away.
  mutating func finish() {
    if last != nil { draw("") }
    last = nil
  }

  private func draw(_ text: String) {
    let line = "\r\u{1B}[K" + text.prefix(78)
    try? Platform.writeAll(Platform.standardError, Array(line.utf8))
  }
}
