import NavSim
import NavSimTrace

/// How time grows: a scenario of 900 beside the same of 450, in the same minute. What costs twice
/// the time for twice the work has a ratio near 1: the rate stays. Pages that are only declared cost
/// their declaration. Of axes a matrix has at most 100: those beside half of them.
enum Growth {
  /// Enough for each: a run that ends early grows no more.
  static let budget = Budget(steps: Budget.stepRange.upperBound)

  /// What there are many of.
  enum Kind: String, CaseIterable {
    case pushes, operations, cells, declared = "declared pages", axes = "matrix axes"

    /// How many there are in the larger scenario; half of them are in the smaller one.
    var size: Int { self == .axes ? 100 : 900 }

    /// The least acceptable rate of the larger one beside the smaller: its time is at most 2.3 times
    /// as long, and 1.3 for pages that are only declared.
    var floor: Double { self == .declared ? 1 / 1.3 : 2 / 2.3 }

    /// How much work a scenario of this size is.
    func work(_ count: Int) -> Int { self == .declared ? 1_000 : count }

    /// What is wrong with the scenario; nil if it can be read, has its cells, and the first of them
    /// holds.
    func fault(_ count: Int) -> String? {
      let file = ScenarioFile(path: "growth.navsim", text: text(count))
      guard let cells = try? file.cells(of: 0), cells.count == (self == .cells ? count : 1),
        let run = file.run(0, cells[0], budget: Growth.budget)
      else { return "\(rawValue): \(count) cannot be read" }
      return run.isFine ? nil : "\(rawValue): \(count) does not hold"
    }

    /// The scenario.
    func text(_ count: Int) -> String {
      switch self {
      case .pushes: return Growth.scenario(pages: count + 1, actions: Growth.pushes(count))
      case .operations: return Growth.scenario(pages: 2, actions: Growth.turns(count))
      case .declared: return Growth.scenario(pages: count, actions: Growth.turns(200))
      case .cells:
        return Growth.scenario(
          pages: 2, matrix: [Growth.values("p", 30), Growth.values("t", count / 30)],
          actions: Growth.turns(1))
      case .axes:
        return Growth.scenario(
          pages: 2, matrix: (0..<count).map { ("x\($0)", ["v"]) }, actions: Growth.turns(1))
      }
    }
  }

  private typealias Axis = (name: String, values: [String])

  private static func values(_ name: String, _ count: Int) -> Axis {
    (name, (0..<count).map { "\(name)\($0)" })
  }

  private static func pushes(_ count: Int) -> [String] { (1...count).map { "push P\($0)" } }

  private static func turns(_ count: Int) -> [String] {
    (0..<count).map { $0 % 2 == 0 ? "push P1" : "pop" }
  }

  /// Pushes and pops, each of the next page.
  static func operations(_ count: Int, pages: Int) -> String {
    scenario(
      pages: pages,
      actions: (0..<count).map { $0 % 2 == 0 ? "push P\(1 + $0 / 2 % (pages - 1))" : "pop" })
  }

  private static func scenario(pages: Int, matrix: [Axis] = [], actions: [String]) -> String {
    var lines = ["device iphone-8", "ios 12"]
    for page in 0..<pages {
      lines.append("page P\(page) \"Page \(page)\"")
      lines.append("  on viewWillAppear  bar barTintColor=\(page % 2 == 0 ? "blue" : "red")")
    }
    lines.append("scenario \"growth\"")
    if !matrix.isEmpty { lines.append("matrix") }
    for axis in matrix { lines.append("  \(axis.name) " + axis.values.joined(separator: " ")) }
    lines.append("stack P0")
    for (index, action) in actions.enumerated() {
      lines.append((index == 0 ? "at 0ms " : "then ") + action)
    }
    for axis in matrix {
      for value in axis.values {
        lines.append("[\(axis.name)=\(value)] expect at end: bar visible")
      }
    }
    lines.append("expect at end: bar visible")
    return lines.joined(separator: "\n") + "\n"
  }

  static func measure(rounds: Int) -> [Measurement] {
    Kind.allCases.flatMap { kind in
      [
        measure(kind, "run", rounds) { run($0) },
        measure(kind, "test", rounds) { test($0) },
      ]
    } + [measure(.operations, "view", rounds) { view($0) }]
  }

  private static func measure(
    _ kind: Kind, _ command: String, _ rounds: Int, _ work: (String) -> Void
  ) -> Measurement {
    let (count, half) = (kind.size, kind.size / 2)
    let (large, small) = (kind.text(count), kind.text(half))
    return .paired(
      "growth: \(kind.rawValue), \(command)", unit: "of \(count) beside \(half)",
      floor: kind.floor,
      rounds: rounds,
      subject: {
        work(large)
        return kind.work(count)
      },
      reference: {
        work(small)
        return kind.work(half)
      })
  }

  /// What `navsim run` does: every cell with its findings and its trace as text.
  static func run(_ text: String) {
    let file = ScenarioFile(path: "growth.navsim", text: text)
    for cell in (try? file.cells(of: 0)) ?? [] {
      guard let run = file.run(0, cell, budget: budget) else { continue }
      _ = run.findings
      _ = TraceWriter.write(run.trace)
    }
  }

  /// What `navsim view` does: every cell with the stories of its findings.
  static func view(_ text: String) {
    let file = ScenarioFile(path: "growth.navsim", text: text)
    for cell in (try? file.cells(of: 0)) ?? [] {
      guard let run = file.run(0, cell, budget: budget, follows: true) else { continue }
      _ = file.viewed(run, 0)
    }
  }

  /// What `navsim test` does on one thread.
  static func test(_ text: String) {
    let plan = SuitePlan([ScenarioFile(path: "growth.navsim", text: text)])
    plan.run(
      jobs: 1, goldens: GoldenSource(folders: [""], read: { _ in .missing }), budget: budget
    ) { _ in true }
  }
}
