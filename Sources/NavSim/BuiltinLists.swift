// Lists of what ships inside: strategies, devices, iOS versions.

extension Catalogue {
  /// The built-in strategies, `native` first.
  public static var strategyNames: [String] { [] }

  /// A built-in strategy's hook table, in the language; nil if there is none of that name.
  public static func strategySource(_ name: String) -> String? { nil }

  static var strategies: Table { Table(["name", "meaning"]) }
  static var devices: Table { Table(["name"]) }
  static var ios: Table { Table(["name"]) }
}
