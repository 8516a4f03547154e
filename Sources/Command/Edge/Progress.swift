import NavSim

// One line on a terminal while long work goes on; nothing for work that is done at once.

/// Draws `3/96 cells  Scenarios/basics/push.navsim` in place.
struct Progress {
  private let isShown: Bool
  private let total: Int
  private let noun: String
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?
  private var isDrawn = false

  /// A line for `total` pieces of work, drawn after half a second and five times a second.
  /// Traces that scroll over a terminal are progress enough, so it is drawn only where they go to
  /// files or to a pipe.
  init(console: Console, total: Int, noun: String = "cells", printsResults: Bool) {
    isShown = console.errorIsTerminal && !(printsResults && console.outputIsTerminal)
    self.total = total
    self.noun = noun
  }

  /// Says that `done` pieces are done and `name` comes next.
  mutating func update(_ done: Int, _ name: String, on console: Console) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500), last.map({ now - $0 > .milliseconds(200) }) ?? true
    else { return }
    last = now
    isDrawn = true
    draw("\(done)/\(total) \(noun)  \(name)")
  }

  /// Takes the line away: before a message, and at the end.
  mutating func clear() {
    if isDrawn { draw("") }
    isDrawn = false
  }

  private func draw(_ text: String) {
    let line = "\r\u{1B}[K" + PaintedText(line: text).plain.prefix(78)
    try? Platform.writeAll(Platform.standardError, Array(line.utf8))
  }
}
