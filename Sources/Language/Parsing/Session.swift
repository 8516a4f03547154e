import NavSimProgram
import NavSimVocabulary

/// Thrown after a message was reported: the rest of the line is left alone.
struct Stop: Error {}

/// One run over a file and what it uses. Parsing goes in four steps, so that a name may be used
/// before it is declared: read the files, collect the names, parse the bodies, check the whole.
final class Session {
  let vocabulary: LanguageVocabulary
  let resolve: (_ from: String, _ path: String) -> SourceFile?
  var script: Script

  /// The lines of each file, for messages.
  var lines: [[Substring]] = []
  /// For a used file, the line that uses it, as `path:line`.
  var usedFrom: [String?] = []
  var builtinFiles: Set<Int> = []
  var blocks: [Block] = []

  var pages = DeclarationList(place: .page)
  var navigations = DeclarationList(place: .navigation)
  var strategies = DeclarationList(place: .strategy)
  var imageNames: [String: Int] = [:]
  var appearanceNames: [String: Int] = [:]
  var windowNames: [String: Int] = [:]
  /// Every axis of every scenario with its values, for guards.
  var axes: [AxisNode] = []
  /// The places of axes by name, and those of the author's own by value.
  var axesByName: [String: [Int]] = [:]
  var axesByValue: [String: [Int]] = [:]
  var hasScenario = false

  var savedIndex: [String: Int] = [:]
  var routineIndex: [String: Int] = [:]
  /// The routines that some line calls of a page or of a controller, `do ROUTINE of PAGE`, with what is named
  /// there; "" where an action names nobody.
  var calledOf: [String: Set<String>] = [:]
  /// The pages for which lines of others save a name.
  var savedFor: [String: Set<String>] = [:]
  var propertyIndex: [String: Int] = [:]
  /// The properties whose declarations could not be read.
  var brokenProperties: Set<String> = []
  var conditionIndex: [String: Int] = [:]
  var ordinals: [String: Int] = [:]
  var codeLines = 0
  /// Bytes of the files so far, built-in strategies included.
  var bytes = 0
  /// Whether lines are only tried: nobody reads what could be written instead.
  var isTrial = false
  /// Whether the files together are too large, which has been told.
  var hasTooManyBytes = false
  /// The cells of the scenarios that are checked already.
  var cellCount = 0
  var chosen: Set<String> = []
  /// The lines of a file that choose for all of its scenarios, as `0/device`, by what they choose.
  var choiceLines: [String: Int] = [:]
  /// The same as `scenario/label`, and how often a scenario has used a verb without a label.
  var labelNames: Set<String> = []
  var verbCounts: [String: Int] = [:]
  /// Scenarios that have a start, and those of whose actions one could not be read.
  var withStart: Set<Int> = []
  var withBrokenActions: Set<Int> = []
  /// Scenarios with an action whose label nobody can tell: its verb could not be read.
  var withUnknownLabels: Set<Int> = []
  /// The lines of swipes of whose steps one could not be read.
  var brokenSwipes: Set<Int> = []
  /// Whether some guard could not be read.
  var hasBrokenGuards = false
  /// Scenarios that claim something, readable or not.
  var withExpectation: Set<Int> = []
  /// The newest property of the claim that is being read.
  var claimNewest: Newest?
  /// The check sets by name, and those that a scenario checks.
  var checkSets: [String: CheckSetNode] = [:]
  var checkedSets: Set<String> = []
  /// What claims can name, once a pattern was read, and how many were.
  var knownElementNames: [String] = []
  var patternCount = 0
  /// The labels of each scenario's actions so far, with their places.
  var labels: [Int: [(name: String, line: Int, file: Int)]] = [:]
  /// The options of the strategy whose lines are being read, its ancestors' included.
  var legalOptions: [String: OptionNode] = [:]
  /// The versions of that strategy, for guards, and the one whose lines are being read.
  var legalVersions: [String] = []
  var ownVersion: String?
  /// Own axes that some guard names.
  var usedAxes: Set<String> = []
  /// To which declarations scenarios lead, once all files are read.
  lazy var reach = Reach(blocks, names: names)

  private(set) var diagnostics: [(span: Span, diagnostic: Diagnostic)] = []
  private var seen: Set<String> = []

  init(
    vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile?
  ) {
    self.vocabulary = vocabulary
    self.resolve = resolve
    script = Script(vocabulary: vocabulary)
  }

  var hasErrors: Bool { diagnostics.contains { $0.diagnostic.severity == .error } }

  /// Lines with a broken character, quote or guard: one message about them is enough.
  private var brokenLines: Set<Span> = []

  /// Reports what keeps a line from being read; nothing else is said about it.
  func reportBroken(_ id: MessageID, _ span: Span, _ message: String, note: String) {
    report(id, span, message, note: note)
    brokenLines.insert(Span(file: span.file, line: span.line, column: 0, length: 0))
  }

  /// Reports a message. The same message is reported once for one place. Suggestions are searched
  /// for only while somebody may still read them.
  func report(
    _ id: MessageID, _ span: Span, _ message: String,
    try suggestion: @autoclosure () -> String? = nil, note: @autoclosure () -> String? = nil
  ) {
    guard diagnostics.count < 10_000 else { return }
    guard !brokenLines.contains(Span(file: span.file, line: span.line, column: 0, length: 0))
    else { return }
    if id != .reservedName, isAboutReserved(span) { return }
    guard seen.insert("\(span.file):\(span.line):\(span.column):\(id.rawValue)").inserted else {
      return
    }
    let text =
      span.line >= 1 && span.line <= lines[span.file].count ? lines[span.file][span.line - 1] : ""
    let isRead = !isTrial && diagnostics.count < 200
    var notes = isRead ? note().map { [$0] } ?? [] : []
    if let from = usedFrom[span.file] { notes.append(Diagnostic.used + from) }
    diagnostics.append(
      (
        span,
        Diagnostic(
          severity: id.isWarning ? .warning : .error, id: id, path: script.files[span.file].path,
          line: span.line, column: span.column, length: span.length, message: message,
          sourceLine: String(text), suggestion: isRead ? suggestion() : nil,
          notes: notes)
      ))
  }

  /// Pages whose name is a word of the language: that is said once, at their declaration, and
  /// nothing about the lines that name them.
  var reservedPages: Set<String> = []

  private func isAboutReserved(_ span: Span) -> Bool {
    guard !reservedPages.isEmpty, !builtinFiles.contains(span.file), span.line >= 1,
      span.line <= lines[span.file].count
    else { return false }
    return reservedPages.contains(String(source(span)))
  }

  /// Forgets all messages, so that a line can be tried by itself.
  func forgetMessages() {
    diagnostics = []
    seen = []
    brokenLines = []
  }

  /// Reports a message and gives the error to throw.
  func fail(
    _ id: MessageID, _ span: Span, _ message: String,
    try suggestion: @autoclosure () -> String? = nil, note: @autoclosure () -> String? = nil
  ) -> Stop {
    report(id, span, message, try: suggestion(), note: note())
    return Stop()
  }

  /// Runs the body and swallows its `Stop`: the message is out, the next line is read.
  func line<Result>(_ body: () throws -> Result) -> Result? { try? body() }

  /// The messages sorted by place, at most `limit` errors of one file.
  func sorted(limit: Int) -> [Diagnostic] {
    var counts: [Int: Int] = [:]
    var dropped = 0
    var result: [Diagnostic] = []
    for (span, diagnostic) in diagnostics.sorted(by: { $0.span < $1.span }) {
      if diagnostic.severity == .error {
        counts[span.file, default: 0] += 1
        if counts[span.file, default: 0] > limit {
          dropped += 1
          continue
        }
      }
      result.append(diagnostic)
    }
    if dropped > 0, let last = result.lastIndex(where: { $0.severity == .error }) {
      result[last].notes.append("and \(dropped) more (--all-errors shows them)")
    }
    return result
  }
}

/// The declarations of one kind, in order, and by name.
struct DeclarationList {
  struct Declaration {
    var name: Word
    var parent: Word?
    var block: Block
    var ancestor: Int?
    /// Names of routines (`on NAME`), mentions (`do NAME`) and saved names in the body.
    var routines: [Word] = []
    var routineNames: Set<String> = []
    var mentions: Set<String> = []
    var saved: [Word] = []
    var savedNames: Set<String> = []
    /// What its lines save for a page that they name, `save … as PAGE.NAME`.
    var savedForPages: [(page: String, name: String)] = []
    var fieldLists: Set<String> = []
    /// Whether the body has an item `same`.
    var hasSameness = false
    /// The versions that the body declares, oldest first, and the one of them that this table is;
    /// nil for the newest.
    var versions: [String] = []
    var version: String?
  }
  let place: Place
  var all: [Declaration] = []
  var byName = NameIndex()
  /// The declarations that save a name.
  var savers: [String: [Int]] = [:]

  /// The declaration itself and its ancestors.
  func chain(_ index: Int) -> [Int] { Script.chain(index) { all[$0].ancestor } }

  /// The oldest ancestor: what is saved is shared by all that descend from it.
  func root(_ index: Int) -> Int { chain(index).last ?? index }
}
