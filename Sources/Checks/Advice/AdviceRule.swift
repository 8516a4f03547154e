import NavSimLanguage

/// A rule of good practice that can be broken in a page's code: it reads the code of a cell and
/// runs nothing.
///
/// It knows no page and no strategy by name. What a strategy does it reads out of its table.
public struct AdviceRule: Sendable {
  /// How bad a breach is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Somebody will see something wrong.
    case warning
    /// Somebody may, if pages come in another order or are used under another library.
    case note
  }

  /// The fixed id, such as `NAV104`.
  public let id: String
  /// A name in words, such as `bar-alpha`.
  public let name: String
  /// How bad a breach is.
  public let severity: Severity
  /// One sentence: what the rule asks for.
  public let summary: String
  /// Who says so: author and title.
  public let source: String
  /// What to write instead.
  public let instead: String
  /// Why, and what the rule looks at.
  public let manual: String
  /// Declarations that break the rule, as the text of a file.
  public let before: String
  /// The same, as it should be.
  public let after: String
  let look: @Sendable (AdviceSubject) -> [Remark]

  init(
    _ id: String, _ name: String, severity: Severity = .warning, _ summary: String,
    source: String, instead: String, manual: String, before: String, after: String,
    look: @escaping @Sendable (AdviceSubject) -> [Remark]
  ) {
    self.id = id
    self.name = name
    self.severity = severity
    self.summary = summary
    self.source = source
    self.instead = instead
    self.manual = manual
    self.before = before
    self.after = after
    self.look = look
  }

  /// The rule of this id or name, or nil.
  public static func named(_ name: String) -> AdviceRule? {
    all.first { $0.id == name || $0.name == name }
  }
}

/// What a rule says about a line of one cell.
struct Remark {
  /// Where it stands: a line of code, or a place that is known already.
  enum Place {
    case line(origin: Int, mark: String)
    case known(SourcePlace)
  }
  var place: Place
  var message: String
  /// What to write instead, by the names of the file; nil where the rule says it.
  var instead: String?

  /// About a line of code; `mark` starts the word that is meant.
  init(_ line: CodeLine, _ mark: String, _ message: String) {
    place = .line(origin: line.origin, mark: mark)
    self.message = message
  }

  /// About a line of code by its origin.
  init(origin: Int, _ mark: String, _ message: String) {
    place = .line(origin: origin, mark: mark)
    self.message = message
  }

  /// The same, with what to write instead.
  func instead(_ text: String) -> Remark {
    var result = self
    result.instead = text
    return result
  }

  /// About a place.
  init(at place: SourcePlace, _ message: String) {
    self.place = .known(place)
    self.message = message
  }
}

/// A breach of a rule, with its place and what to do about it.
public struct Advice: Sendable {
  /// The rule.
  public let rule: AdviceRule
  /// Where.
  public let place: SourcePlace
  /// The whole line of the file.
  public let sourceLine: String
  /// What is wrong there.
  public let message: String
  /// What to write instead, by the names of the file where the rule knows them.
  public let instead: String
  /// The cells that it concerns, where they are not all; nil otherwise.
  public let cells: String?
}
