import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// What the detectors find in a cell, parted into the app's and UIKit's own: looked for when somebody
/// asks, and once.
///
/// Where something is found, the cell runs once more without its code, with the same budget. The two
/// runs depend on the program alone, so that whoever asks first gets what everybody gets.
final class Judgement: @unchecked Sendable {
  private let trace: Trace
  private let program: Program
  private let wishes: Wishes
  private let budget: Budget
  private let alike: AlikeCells
  private let origins: Origins
  /// The files' text, which is read once.
  private lazy var text = origins.text()
  /// What `why` answers from: the same run with its story.
  private lazy var book = Casebook(origins.followed(trace))
  /// Whether a core is idle beside the one that looks, and the run is long enough to use it.
  private let usesSpareCore: Bool
  private let lock = WorkLock()
  /// What looks at the trace, until all has been seen. Before anybody else knows of the cell, who makes
  /// its run may ask it.
  private var looking: Found?
  // All are written under the lock, once.
  private var all: [Finding]?
  private var bare: [String] = []
  private var kept: Parts?
  private var unclaimed: Parts?
  private var alone: Alone?
  /// The run without code while it goes on beside the detectors.
  private var ahead: WorkBeside<Trace>?
  /// From how many frames on that is worth a thread.
  private static let longRun = 2000

  /// What was found, by frame.
  struct Parts: Sendable {
    var all: [Finding] = []
    var own: [Finding] = []
    var byItself: [Finding] = []
    /// Those of them that are so only because no strategy is at work.
    var ofNative: [Finding] = []
  }

  /// What tells from which line of the files something comes.
  struct Origins {
    /// The line that declares a property, with the files' text.
    let declared: (PropertyName, () -> SourceText) -> BlamedLine?
    let text: () -> SourceText
    /// The run again, with a story; itself where it has one.
    let followed: (Trace) -> Trace
  }

  /// The run without code, once it was looked at. Its baseline looks further as it is asked, on the thread of
  /// who makes the cell's run or under the lock.
  private struct Alone {
    var baseline: Baseline?
  }

  init(
    _ trace: Trace, _ program: Program, _ wishes: Wishes, _ budget: Budget, _ alike: AlikeCells,
    hasSpareCore: Bool, origins: Origins
  ) {
    self.origins = origins
    usesSpareCore = hasSpareCore && trace.lastFrame >= Self.longRun
    self.wishes = wishes
    self.alike = alike
    self.trace = trace
    self.program = program
    self.budget = budget
  }

  /// Everything, parted.
  var parts: Parts {
    lock.hold {
      if let kept { return kept }
      let parts = parted(sighted())
      kept = parts
      return parts
    }
  }

  /// The pages that rest without a colour of their own.
  var pagesOnBareGround: [String] {
    lock.hold {
      _ = sighted()
      return bare
    }
  }

  /// What no claim of the cell expects, parted. Where claims speak of all that is found, nobody has to
  /// know what is UIKit's own.
  func unclaimed(_ expected: ExpectedFindings) -> Parts {
    lock.hold {
      if let unclaimed { return unclaimed }
      let parts = parted(sighted().filter { !expected.includes($0) })
      unclaimed = parts
      return parts
    }
  }

  /// What UIKit does by itself; nil where the run without code ended early.
  var baseline: Baseline? { lock.hold { lookedUp() } }

  /// What detectors see, each once: claims ask while the cell is judged, then who wants to know all.
  var seen: Found {
    if let looking { return looking }
    let found = Found(
      trace, program.limits, names: { [alike, trace] in alike.names(of: trace) },
      painted: trace.painted,
      baseline: { [unowned self] in baseline })
    looking = found
    return found
  }

  /// What all detectors see; to be called under the lock.
  private func sighted() -> [Finding] {
    if let all { return all }
    runAhead()
    let found = seen.all
    all = found
    bare = seen.pagesOnBareGround
    looking = nil
    return found
  }

  /// Begins the run without code, which is needed where anything is found.
  private func runAhead() {
    guard usesSpareCore, ahead == nil, alone == nil else { return }
    ahead = WorkBeside { [alike, program, trace, budget] in
      alike.bareTrace(of: program, trace, budget)
    }
  }

  private func parted(_ all: [Finding]) -> Parts {
    var parts = Parts(all: all, own: all)
    if Baseline.isNeeded(for: all), let baseline = lookedUp() {
      (parts.own, parts.byItself) = baseline.part(all, in: trace)
    }
    if program.strategies.allSatisfy({ $0.chain.allSatisfy(\.lines.isEmpty) }) {
      parts.ofNative = parts.own.filter(Detector.isPassedOfNative)
      parts.own.removeAll(where: Detector.isPassedOfNative)
      parts.byItself = (parts.byItself + parts.ofNative).sorted { $0.frame < $1.frame }
    }
    parts.own = parts.own.map(naming)
    parts.ofNative = parts.ofNative.map(naming)
    return parts
  }

  /// A finding of which no line of code is the cause, with the declaration of what is to blame.
  private func naming(_ finding: Finding) -> Finding {
    if let guess = finding.guess { return replacing(guess, of: finding) }
    if let cause = finding.cause, Checker.isOfCode(cause) { return finding }
    let line = finding.declarable.lazy.compactMap { property in
      self.origins.declared(PropertyName(property.element, property.name)) { self.text }
    }.first
    let declared = line.map { "declared: \($0.text) (\($0.place))" }
    let texts = [declared ?? source(of: finding), wish(of: finding)].compactMap { $0 }
    guard !texts.isEmpty else { return finding }
    var named = finding
    named.cause = ([finding.cause].compactMap { $0 } + texts).joined(separator: "; ")
    return named
  }

  /// The line that says what the page wants and does not get.
  private func wish(of finding: Finding) -> String? {
    finding.wished.flatMap { wish in
      origins.declared(PropertyName(wish.element, wish.name)) { self.text }
    }.map { "the wish is \($0.text) (\($0.place))" }
  }

  /// A failure of which UIKit is the cause, with the line from which `why` says that the value follows.
  func naming(_ failure: Failure) -> Failure {
    lock.hold {
      if Detector.named(failure.rule) != nil { return namingFound(failure) }
      guard let asked = failure.asked, let cause = failure.cause,
        let line = explanation(of: asked.property, at: asked.frame)?.line,
        TellingLine.tells(line, ofKind: ""), !cause.contains("(\(line.place))")
      else { return failure }
      var named = failure
      named.cause = "\(cause); it follows from \(line.text) (\(line.place))"
      return named
    }
  }

  /// The same of a claim that fails because of what was found: its cause is that of the finding.
  private func namingFound(_ failure: Failure) -> Failure {
    if let cause = failure.cause, Checker.isOfCode(cause) { return failure }
    let found = sighted().first { finding in
      finding.id == failure.rule && finding.place == failure.place
        && failure.message.hasSuffix("of \(finding.subject): \(finding.message)")
    }
    guard let cause = found.map(naming)?.cause else { return failure }
    var named = failure
    named.cause = cause
    return named
  }

  /// From which line what a finding is about follows, as `why` has it; nil where its cause names a line.
  private func source(of finding: Finding) -> String? {
    let asksFurther =
      finding.cause.map { TellingLine.asksFurther($0, ofKind: finding.kind) } ?? false
    guard asksFurther || finding.cause.flatMap(BlamedLine.init(cause:)) == nil else { return nil }
    let found = explanations(of: finding)
    if let line = Self.telling(found, of: finding) {
      return "it follows from \(line.text) (\(line.place))"
    }
    if let line = finding.event.flatMap(line(behindEvent:)) {
      return "it follows from \(line.text) (\(line.place))"
    }
    return found.compactMap { $0.missed.first(where: TellingLine.mayBeMissed) }.first.map {
      "what would have made it otherwise: \($0.text) (\($0.place))"
    }
  }

  /// A finding whose cause names a line that only stands near the change, with the one from which `why` says that it
  /// follows, where that is another.
  private func replacing(_ guess: String, of finding: Finding) -> Finding {
    guard let line = Self.telling(explanations(of: finding), of: finding),
      !guess.contains("(\(line.place))"), TellingLine.tells(line, moreThan: guess)
    else { return finding }
    var named = finding
    named.cause = finding.cause?.replacing(
      "the change comes from \(guess)", with: "it follows from \(line.text) (\(line.place))")
    return named
  }

  /// What `why` says of what changed, and of what the finding is about.
  private func explanations(of finding: Finding) -> [Explanation] {
    [finding.changed, finding.property].compactMap { $0 }.compactMap {
      explanation(of: $0, at: finding.frame)
    }
  }

  private static func telling(_ found: [Explanation], of finding: Finding) -> BlamedLine? {
    found.compactMap(\.line).first { TellingLine.tells($0, ofKind: finding.kind) }
  }

  private func explanation(of property: String, at frame: Int) -> Explanation? {
    guard let slot = try? trace.slot(named: property) else { return nil }
    var explainer = explainer(at: frame)
    return explainer.explain(slot: slot)
  }

  /// The line of code nearest to an event on the way to it.
  private func line(behindEvent event: Int) -> BlamedLine? {
    guard book.trace.events.indices.contains(event) else { return nil }
    let explainer = explainer(at: -1)
    return explainer.chain(book.trace.events[event].cause).lazy.filter { $0.kind == .code }
      .compactMap { explainer.line(of: $0, PropertyName("", "")) }.first
  }

  private func explainer(at frame: Int) -> Explainer {
    var explainer = Explainer(book, at: frame)
    explainer.source = { [text] in text.line($0, $1) }
    explainer.declared = { [origins, text] in origins.declared($0) { text } }
    return explainer
  }

  /// Runs the cell without code the first time; to be called under the lock.
  private func lookedUp() -> Baseline? {
    if let alone { return alone.baseline }
    let bare = ahead?.wait() ?? alike.bareTrace(of: program, trace, budget)
    ahead = nil
    let baseline = Baseline(
      bare, limits: program.limits, wishes: wishes,
      names: { [alike] in alike.names(of: bare) })
    alone = Alone(baseline: baseline)
    return baseline
  }
}
