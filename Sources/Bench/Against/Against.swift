import Foundation

/// `navsim-bench against COMMIT`: the tool beside this program and that of another commit, on the
/// same work in the same run.
///
/// Both are started as a user starts them, so any commit that has `test` and `run` can be measured.
/// What is compared is the processor's time, which other programs disturb less than the clock.
struct Against {
  private var rounds = 5
  private var commit = ""

  static let helpText = """
    usage: navsim-bench against COMMIT [--rounds N]

    Builds COMMIT in release mode under .build/against, once, and measures the navsim beside this
    program against it. Run it in the project's folder. The scenarios are those of COMMIT.

      --rounds N   measure N rounds, 1 to 100 (default 5)
    """

  /// Runs `navsim-bench against` with the arguments after that word.
  static func main(_ arguments: some Sequence<String>) {
    if Array(arguments).contains("--help") { return print(helpText) }
    guard let bench = Against(arguments) else {
      Platform.writeError(helpText + "\n")
      Platform.exit(2)
    }
    guard let other = OtherBuild(of: bench.commit) else { Platform.exit(2) }
    guard bench.measure(against: other) else { Platform.exit(1) }
  }

  private init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      if word == "--rounds" {
        guard let text = rest.popFirst(), let number = Int(text), (1...100).contains(number)
        else { return nil }
        rounds = number
      } else if commit.isEmpty, !word.hasPrefix("-") {
        commit = word
      } else {
        return nil
      }
    }
    if commit.isEmpty { return nil }
  }

  /// The tool that was built with this program.
  private static var own: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("navsim").path
  }

  private func measure(against other: OtherBuild) -> Bool {
    let name = String(commit.prefix(12))
    print(
      "seconds of the processor".filled(to: 46) + name.filled(to: 12) + "here        times as fast")
    var isFine = true
    for work in Work.all {
      guard let words = work.words(in: other.folder) else { return false }
      if let row = row(words, other.tool) {
        print(work.name.filled(to: 46) + row)
      } else {
        print("\(work.name): one of the two tools did not run it")
        isFine = false
      }
    }
    print("medians of \(rounds) rounds in turn")
    return isFine
  }

  /// One line of the result; nil if a tool could not do the work.
  private func row(_ words: [String], _ other: String) -> String? {
    var (before, here): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      // 1: a claim of the other commit's scenarios need not hold here.
      guard let old = Child([other] + words), old.code < 2,
        let new = Child([Self.own] + words), new.code < 2
      else { return nil }
      before.append(old.processor)
      here.append(new.processor)
    }
    let ratio = Measurement.median(zip(before, here).map { $0 / max($1, 1e-6) })
    return Table.hundredths(Measurement.median(before)).filled(to: 12)
      + Table.hundredths(Measurement.median(here)).filled(to: 12) + Table.hundredths(ratio)
  }
}

extension String {
  /// The text with blanks up to a width.
  fileprivate func filled(to width: Int) -> String {
    padding(toLength: max(width, count), withPad: " ", startingAt: 0)
  }
}
