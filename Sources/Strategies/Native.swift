extension BuiltinStrategies {
  /// UIKit alone, as a table that anyone can read, copy and derive from.
  static let native = """
    /// UIKit alone: the pages' own code and nothing else.
    ///
    /// Family: UIKit alone.
    ///
    /// Source: Apple's documentation of UINavigationController. The table is empty.
    strategy native

    """
}
