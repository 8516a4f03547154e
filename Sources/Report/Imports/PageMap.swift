import NavSimTrace
import NavSimVocabulary

/// Which class of a log is which page.
public struct PageMap: Hashable, Sendable {
  /// A class with its page.
  public struct Entry: Hashable, Sendable {
    /// The class, as the log names it.
    public let name: String
    /// The page.
    public let page: String

    /// A class that is a page.
    public init(name: String, page: String) {
      self.name = name
      self.page = page
    }
  }

  /// The entries in the order of the classes' appearance.
  public private(set) var entries: [Entry] = []
  /// The classes that are no page, in the order of their appearance.
  public private(set) var left: [String] = []
  /// Whether the name of a class has said which page it is.
  private(set) var isByName = false

  /// The classes that callbacks name, in the order of their appearance.
  private static func called(in recording: Recording) -> [String] {
    var seen: Set<String> = []
    return recording.events.compactMap(\.subject).filter { seen.insert($0).inserted }
  }

  /// The classes of a recording in the order of their appearance: those that callbacks name, and
  /// those that stand in the names of elements.
  static func classes(of recording: Recording) -> [String] {
    let named =
      recording.events.compactMap { event in event.subject.map { (event.line, $0) } }
      + recording.spokenNames.compactMap { name in
        page(in: name.element).map { (name.line, $0) }
      }
    var seen: Set<String> = []
    return named.indices.sorted { (named[$0].0, $0) < (named[$1].0, $1) }.map { named[$0].1 }
      .filter { seen.insert($0).inserted }
  }

  /// What stands for the page in an element's name; nil in the name of one that all pages share.
  private static func page(in element: String) -> String? {
    guard let pattern = TraceSchema.family(of: element)?.pattern, pattern != "navigation.*",
      pattern != "toolbar.*", !pattern.hasPrefix("bar"),
      let star = pattern.firstIndex(of: "*")
    else { return nil }
    let before = pattern[..<star].count
    return String(element.dropFirst(before).dropLast(pattern.count - before - 1))
  }

  /// The map that was asked for; classes that it does not name are no pages.
  init(_ recording: Recording, explicit: [Entry]) {
    let called = Self.called(in: recording)
    for name in called {
      if let entry = explicit.first(where: { $0.name == name }) {
        entries.append(entry)
      } else if let entry = explicit.first(where: { Self.isShort($0.name, for: name, in: called) })
      {
        entries.append(Entry(name: name, page: entry.page))
      } else {
        left.append(name)
      }
    }
    // Classes that only values name.
    for entry in explicit where !entries.contains(where: { $0.page == entry.page }) {
      entries.append(entry)
    }
  }

  /// Whether a name means a generic class without what it is made of, and no other:
  /// `UIHostingController` for `UIHostingController<FeedView>`.
  private static func isShort(_ short: String, for name: String, in all: [String]) -> Bool {
    func bare(_ name: String) -> Substring { name.prefix { $0 != "<" } }
    return name.contains("<") && bare(name) == short && all.count { bare($0) == short } == 1
  }

  /// Classes with a page's own name are that page; the others are the pages that are left, in
  /// order.
  ///
  /// - Parameters:
  ///   - readsElements: whether what stands in the names of elements counts too.
  ///   - readsNames: whether a class is first of all the page whose name is like its own.
  init(
    _ recording: Recording, inOrder pages: [String], readsElements: Bool = true,
    readsNames: Bool = false
  ) {
    let classes =
      readsElements ? Self.classes(of: recording) : Self.called(in: recording)
    var free = pages.filter { !classes.contains($0) }[...]
    let alike =
      readsNames
      ? PageNames.pairs(classes.filter { !pages.contains($0) }, Array(free)) : [:]
    isByName = !alike.isEmpty
    free.removeAll { alike.values.contains($0) }
    for name in classes {
      if let page = alike[name] {
        entries.append(Entry(name: name, page: page))
      } else if pages.contains(name) {
        entries.append(Entry(name: name, page: name))
      } else if let page = free.popFirst() {
        entries.append(Entry(name: name, page: page))
      } else {
        left.append(name)
      }
    }
  }

  /// Letters, as scenarios call pages: A, B, …
  public static let letters = (0..<26).map { String(Unicode.Scalar(UInt8(65 + $0))) }

  /// The page of a class; nil if it is none.
  func page(of name: String) -> String? { entries.first { $0.name == name }?.page }

  /// A name of an element with pages in place of classes: `page.Home.content` is
  /// `page.A.content`.
  func element(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      page(of: String(part)) ?? String(part)
    }.joined(separator: ".")
  }

  /// `A = HomeViewController, B = DetailViewController`.
  public var text: String {
    entries.sorted { $0.page < $1.page }.map { "\($0.page) = \($0.name)" }
      .joined(separator: ", ")
  }
}
