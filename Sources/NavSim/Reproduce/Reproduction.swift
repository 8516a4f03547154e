import NavSimChecks
import NavSimLanguage
import NavSimTrace

/// A report that was tried: what it shows as it was told, what changes that, and the smallest
/// scenario that shows it.
public struct Reproduction: Sendable {
  /// What came of one run.
  public struct Trial: Sendable {
    /// What was changed; empty for the situation as it was told.
    public let change: String
    /// What is found, in order.
    public let found: [GlitchMark]
    /// What UIKit does by itself, of what is found.
    public let byItself: Set<GlitchMark>
    /// Why the run ended early, or nil.
    public let fault: String?
    /// Whether the symptom is among what is found.
    public let shows: Bool
    /// The page that is on top at the end; nil where the run ended early.
    public let top: String?
    /// What was run.
    public let situation: Situation
  }

  /// How much is tried.
  public enum Effort: Hashable, Sendable {
    /// The situation as it was told.
    case asTold
    /// The same with one thing changed at a time.
    case changes
    /// And ever smaller ones that show the symptom.
    case smallest
  }

  /// The most runs that a report takes. All changes of the longest one need fewer; what is left is
  /// for smaller ones.
  public static let mostRuns = 500

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
  /// Whether the symptom is what UIKit does by itself: nothing else is found.
  public var isByItself: Bool {
    let marks = smallest.found.filter { symptom.contains($0.kind) }
    return !marks.isEmpty && marks.allSatisfy(smallest.byItself.contains)
  }
  /// Whether a smaller one was looked for until there were no runs left.
  public let isCut: Bool
  /// The detectors that were named, in order.
  private let seen: [String]

  /// Whether any run shows the symptom.
  public var shows: Bool { smallest.shows }

  /// Runs a situation, what a person would try next, and ever smaller ones.
  ///
  /// - Parameters:
  ///   - situation: what the report says.
  ///   - seen: the detectors that look for what was seen; empty for whatever they find.
  ///   - effort: how much is tried.
  ///   - mostRuns: how many runs it may take.
  ///   - progress: is told how many runs were made.
  /// - Throws: `PhraseError` if a step cannot be.
  public init(
    _ situation: Situation, seen: [String] = [], effort: Effort = .smallest,
    mostRuns: Int = Self.mostRuns, progress: @escaping (Int) -> Void = { _ in }
  ) throws(PhraseError) {
    if let dead = situation.deadStep { throw dead }
    // Whoever waits is told from here: the runs themselves know nothing of it.
    let bench = Bench(symptom: Set(seen), mostRuns: mostRuns, progress)
    var told = bench.run(situation, "")
    let changes = effort == .asTold ? [] : Variation.all(of: situation)
    var tried = changes.prefix(bench.left).map { bench.run($0.situation, $0.name) }
    var symptom = Set(seen)
    if seen.isEmpty {
      // What the code causes comes before what UIKit does by itself.
      let first = told.found.isEmpty ? tried.first { !$0.found.isEmpty } : told
      let own = first?.ofCode ?? []
      symptom = Set((own.isEmpty ? first?.found ?? [] : own).map(\.kind))
      bench.symptom = symptom
      bench.isOfCode = !own.isEmpty
      told = bench.judged(told)
      tried = tried.map(bench.judged)
    }
    let start = told.shows ? told : tried.first(where: \.shows) ?? told
    smallest = effort == .smallest && start.shows ? bench.shrink(start) : start
    self.told = told
    self.tried = tried
    self.symptom = symptom.sorted()
    runs = bench.runs
    isCut = bench.isCut
    self.seen = Set(seen).sorted()
  }

  /// The text of the smallest scenario.
  ///
  /// - Parameter name: its name.
  public func text(named name: String) -> String {
    let kinds = Set(smallest.found.map(\.kind))
    let shown = Shown(
      seen: seen, symptoms: smallest.shows ? kinds.intersection(symptom).sorted() : [],
      isByItself: isByItself, crashes: kinds.contains(Detector.crash.name), top: smallest.top)
    return (try? smallest.situation.formatted(named: name, shown)) ?? ""
  }
}

extension Situation {
  /// What is wrong with its steps, or nil.
  public var deadStep: PhraseError? {
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
  func formatted(named name: String, _ shown: Shown = Shown()) throws(Route.Dead) -> String {
    let text = Formatter.format(try text(named: name, shown))
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}

extension Reproduction.Trial {
  /// What the code causes.
  var ofCode: [GlitchMark] { found.filter { !byItself.contains($0) } }

  /// The page that the steps lead to, where the run ended on another.
  var missed: String? {
    guard let top, let route = try? Route(situation) else { return nil }
    let led = PageText.names[route.end]
    return led == top ? nil : led
  }
}

/// Runs situations.
private final class Bench {
  var symptom: Set<String>
  /// Whether what UIKit does by itself is no part of the symptom.
  var isOfCode = false
  private(set) var runs = 0
  /// Whether there was more to run than there were runs left.
  private(set) var isCut = false
  /// How many runs are left.
  var left: Int { max(mostRuns - runs, 0) }
  private let mostRuns: Int
  private let progress: (Int) -> Void

  init(symptom: Set<String>, mostRuns: Int, _ progress: @escaping (Int) -> Void) {
    self.symptom = symptom
    self.mostRuns = mostRuns
    self.progress = progress
  }

  func run(_ situation: Situation, _ change: String) -> Reproduction.Trial {
    progress(runs)
    runs += 1
    func trial(
      _ found: [GlitchMark], _ fault: String?, _ top: String? = nil,
      byItself: Set<GlitchMark> = []
    ) -> Reproduction.Trial {
      judged(
        Reproduction.Trial(
          change: change, found: found, byItself: byItself, fault: fault, shows: false, top: top,
          situation: situation))
    }
    guard let text = try? situation.text(named: "a report") else {
      return trial([], "it cannot be: the pages are not enough for the steps")
    }
    let file = ScenarioFile(
      path: "report.navsim", bytes: Array(text.utf8),
      resolve: { situation.library?.resolve(from: $0, path: $1) })
    guard let cell = try? file.cells(of: 0).first, let run = file.run(0, cell) else {
      let first = file.diagnostics.first { $0.severity == .error }
      return trial([], first?.message ?? "it cannot be told")
    }
    return trial(
      run.marks.sorted(), run.fault, run.fault == nil ? run.trace.topAtEnd : nil,
      byItself: run.marksByItself)
  }

  /// The same, and whether it shows the symptom.
  func judged(_ trial: Reproduction.Trial) -> Reproduction.Trial {
    Reproduction.Trial(
      change: trial.change, found: trial.found, byItself: trial.byItself, fault: trial.fault,
      shows: !things(of: trial).isEmpty, top: trial.top, situation: trial.situation)
  }

  /// What is found of the symptom, and on what.
  private func things(of trial: Reproduction.Trial) -> Set<GlitchMark> {
    (isOfCode ? trial.ofCode : trial.found).things(of: symptom)
  }

  /// Takes away one thing after the other as long as the symptom stays.
  func shrink(_ start: Reproduction.Trial) -> Reproduction.Trial {
    // What is seen, and on what, stays; the act in which it is seen may be another.
    let kept = things(of: start)
    var best = start
    var goesOn = true
    while goesOn {
      goesOn = false
      for smaller in best.situation.smaller {
        guard left > 0 else {
          isCut = true
          return best
        }
        let trial = run(smaller, start.change)
        guard trial.fault == nil, kept.isSubset(of: things(of: trial)) else {
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

extension Trace {
  /// The page on top in the last frame.
  fileprivate var topAtEnd: String? {
    let top = TraceState(self, at: .max).value("navigation", "top")
    return top.flatMap { $0.kind == .word ? text(of: $0) : nil }
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
