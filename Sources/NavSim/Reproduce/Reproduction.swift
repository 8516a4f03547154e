import NavSimChecks
import NavSimLanguage

/// A report that was tried: what it shows as it was told, what changes that, and the smallest
/// scenario that shows it.
public struct Reproduction: Sendable {
  /// What came of one run.
  public struct Trial: Sendable {
    /// What was changed; empty for the situation as it was told.
    public let change: String
    /// What is found, in order.
    public let found: [GlitchMark]
    /// Why the run ended early, or nil.
    public let fault: String?
    /// Whether the symptom is among what is found.
    public let shows: Bool
    /// What was run.
    public let situation: Situation
  }

  /// As it was told.
  public let told: Trial
  /// Each with one thing changed, in the order in which they were tried.
  public let tried: [Trial]
  /// The detectors whose findings are the symptom, in order: those that were named, or those that
  /// find something in the situation as it was told or in the first trial that shows anything.
  public let symptom: [String]
  /// The smallest situation that shows the symptom, or, where none does, the one that was told.
  public let smallest: Trial
  /// How many runs it took.
  public let runs: Int

  /// Whether any run shows the symptom.
  public var shows: Bool { smallest.shows }

  /// Runs a situation, what a person would try next, and ever smaller ones.
  ///
  /// - Parameters:
  ///   - situation: what the report says.
  ///   - seen: the detectors that look for what was seen; empty for whatever they find.
  ///   - shrinks: whether a smaller one is looked for.
  /// - Throws: `PhraseError` if a step cannot be.
  public init(
    _ situation: Situation, seen: [String] = [], shrinks: Bool = true
  ) throws(PhraseError) {
    if let dead = situation.dead { throw dead }
    var bench = Bench(symptom: Set(seen))
    var told = bench.run(situation, "")
    var tried = Variation.all(of: situation).map { bench.run($0.situation, $0.name) }
    var symptom = Set(seen)
    if seen.isEmpty {
      let first = told.found.isEmpty ? tried.first { !$0.found.isEmpty } : told
      symptom = Set((first?.found ?? []).map(\.kind))
      bench.symptom = symptom
      told = told.judged(symptom)
      tried = tried.map { $0.judged(symptom) }
    }
    let start = told.shows ? told : tried.first(where: \.shows) ?? told
    smallest = shrinks && start.shows ? bench.shrink(start) : start
    self.told = told
    self.tried = tried
    self.symptom = symptom.sorted()
    runs = bench.runs
  }

  /// The text of the smallest scenario.
  ///
  /// - Parameter name: its name.
  public func text(named name: String) -> String {
    let kinds = smallest.shows ? Set(smallest.found.map(\.kind)).intersection(symptom) : []
    return (try? smallest.situation.formatted(named: name, symptoms: kinds.sorted())) ?? ""
  }
}

extension Situation {
  /// What is wrong with its steps, or nil.
  fileprivate var dead: PhraseError? {
    do throws(Route.Dead) {
      _ = try Route(self)
      return nil
    } catch {
      let said = steps.map(\.text)
      let start = said[..<error.step].reduce(0) { $0 + $1.count + 2 }
      return PhraseError(
        text: said.joined(separator: ", "), range: start..<start + said[error.step].count,
        message: error.message, help: error.help)
    }
  }

  /// The text of its scenario, as `navsim fmt` leaves it.
  func formatted(named name: String, symptoms: [String] = []) throws(Route.Dead) -> String {
    let text = Formatter.format(try text(named: name, symptoms: symptoms))
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}

extension Reproduction.Trial {
  /// The same with another symptom.
  fileprivate func judged(_ symptom: Set<String>) -> Self {
    Reproduction.Trial(
      change: change, found: found, fault: fault,
      shows: found.contains { symptom.contains($0.kind) }, situation: situation)
  }
}

/// Runs situations.
private struct Bench {
  var symptom: Set<String>
  private(set) var runs = 0

  init(symptom: Set<String>) { self.symptom = symptom }

  mutating func run(_ situation: Situation, _ change: String) -> Reproduction.Trial {
    runs += 1
    func trial(_ found: [GlitchMark], _ fault: String?) -> Reproduction.Trial {
      Reproduction.Trial(
        change: change, found: found, fault: fault,
        shows: found.contains { symptom.contains($0.kind) }, situation: situation)
    }
    guard let text = try? situation.text(named: "a report") else {
      return trial([], "it cannot be: the pages are not enough for the steps")
    }
    let file = ScenarioFile(path: "report.navsim", text: text)
    guard let cell = try? file.cells(of: 0).first, let run = file.run(0, cell) else {
      let first = file.diagnostics.first { $0.severity == .error }
      return trial([], first?.message ?? "it cannot be told")
    }
    return trial(run.marks.sorted(), run.fault)
  }

  /// Takes away one thing after the other as long as the symptom stays.
  mutating func shrink(_ start: Reproduction.Trial) -> Reproduction.Trial {
    // What is seen, and on what, stays; the act in which it is seen may be another.
    let kept = start.found.things(of: symptom)
    var best = start
    var goesOn = true
    while goesOn {
      goesOn = false
      for smaller in best.situation.smaller {
        let trial = run(smaller, start.change)
        guard trial.fault == nil, kept.isSubset(of: trial.found.things(of: symptom)) else {
          continue
        }
        best = trial
        goesOn = true
        break
      }
    }
    return best
  }
}

extension [GlitchMark] {
  /// What is found of a symptom, and on what.
  fileprivate func things(of symptom: Set<String>) -> Set<GlitchMark> {
    Set(filter { symptom.contains($0.kind) }.map { GlitchMark(kind: $0.kind, thing: $0.thing) })
  }
}

extension Situation {
  /// The same with one thing less, the most first.
  fileprivate var smaller: [Situation] {
    func with(_ change: (inout Situation) -> Void) -> Situation {
      var other = self
      change(&other)
      return other
    }
    var all: [Situation] = []
    if steps.count > 1 { all += steps.indices.map { index in with { $0.steps.remove(at: index) } } }
    if pageCount > 0 { all.append(with { $0.pageCount = 0 }) }
    if looks.count > 1 { all.append(with { $0.looks.removeLast() }) }
    for index in looks.indices {
      for part in PageLook.parts {
        var look = looks[index]
        part(&look)
        if look != looks[index] { all.append(with { $0.looks[index] = look }) }
      }
    }
    for index in steps.indices where steps[index].isEarly {
      all.append(with { $0.steps[index].isEarly = false })
    }
    for index in steps.indices where steps[index].isAtOnce {
      all.append(with { $0.steps[index].isAtOnce = false })
    }
    if hasSpinner { all.append(with { $0.hasSpinner = false }) }
    if laidOut != nil { all.append(with { $0.laidOut = nil }) }
    if hidesAtOnce { all.append(with { $0.hidesAtOnce = false }) }
    return all
  }
}

extension PageLook {
  /// What can be left out of a look.
  fileprivate static let parts: [@Sendable (inout PageLook) -> Void] = [
    { $0.background = .plain }, { $0.isImage = false }, { $0.isOpaque = false },
    { $0.isHidden = false }, { $0.isLarge = false }, { $0.scrolls = false },
    { $0.hasPrompt = false }, { $0.hasNoShadow = false }, { $0.title = nil }, { $0.tint = nil },
    { $0.alpha = nil },
  ]
}
