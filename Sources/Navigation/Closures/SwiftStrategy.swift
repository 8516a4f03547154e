import NavSimProgram
import NavSimVocabulary

/// A strategy as code in Swift: closures at the hooks at which a table has lines.
///
///     let inHouse = SwiftStrategy("in-house") { s in
///       s.on(.viewDidAppear) { c in c.show(.barBackground) }
///     }
///
/// A scenario names it like a built-in one: `strategy in-house`, `strategy fd + in-house`, a matrix
/// axis, `like in-house`. What its closures ask for goes the way of a table's lines: the same calls
/// of the model at the same moments, with the closure's place in its source file as the cause.
///
/// `build` runs once before a file is read, and anew for every run of a cell. Variables that it
/// declares and its closures capture are therefore fresh in every run; what it captures from outside
/// is constant. The same input gives the same trace only if the closures look at nothing else: no
/// clock, no random number, no order of a dictionary.
public struct SwiftStrategy: Sendable {
  /// The name by which scenarios choose it: letters, digits, `-` and `_`, a letter first; not that of
  /// a built-in strategy.
  public let name: String
  /// The strategy whose lines and closures run before these, or nil.
  public let parent: String?
  let build: @Sendable (SwiftTable) -> Void

  /// A strategy.
  ///
  /// - Parameters:
  ///   - name: the name by which scenarios choose it.
  ///   - parent: the strategy that it is like: a built-in one, one that the file declares, or
  ///     another in Swift. Its lines of a hook run before these closures.
  ///   - build: states properties, options and closures.
  public init(
    _ name: String, like parent: String? = nil, _ build: @escaping @Sendable (SwiftTable) -> Void
  ) {
    self.name = name
    self.parent = parent
    self.build = build
  }

  /// What the strategy states, made anew.
  func table() -> SwiftTable {
    let table = SwiftTable()
    build(table)
    return table
  }

  /// The declaration that the parser reads: header, properties and options, without a line of code.
  public var declaration: String {
    let header = "strategy \(name)" + (parent.map { " like \($0)" } ?? "")
    return ([header] + table().items.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  /// What is wrong with the closures' hooks, one sentence each; empty if nothing is.
  public var problems: [String] { table().problems }
}

/// A property of pages that a strategy in Swift declares: pages write it after `wants`.
public struct OwnWish: Hashable, Sendable {
  /// Its name.
  public let name: String
}

/// A closure at a hook, with its place in the source.
struct SwiftCode {
  var key: HookKey
  /// The wish whose setter it hears; its key is known when the program is.
  var wish: OwnWish?
  var file: String
  var line: Int
  var hook: String
  var body: (StrategyContext) -> Void
}
