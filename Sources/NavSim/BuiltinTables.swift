import NavSimLanguage

/// The tables of built-in strategies that were asked for, by the name in a choice: each is cut out of
/// its text once.
final class BuiltinTables: @unchecked Sendable {
  private let lock = WorkLock()
  // Read and written under the lock.
  private var tables: [String: BuiltinTable] = [:]
  /// How many are kept: any number of versions lies between two.
  private static let most = 200

  func table(_ name: String, _ make: () -> BuiltinTable?) -> BuiltinTable? {
    lock.hold {
      if let known = tables[name] { return known }
      guard let made = make() else { return nil }
      if tables.count < Self.most { tables[name] = made }
      return made
    }
  }
}
