/// The cells in which no detector is to find anything, fixed before the first run.
///
/// Every operation of `SettlingText` between pages of one look under `native`, and between every
/// kind of pages under `container` and `rt`, where each page has a bar of its own. What is found
/// nevertheless stands in `explained`, one by one; an entry that nothing shows any more fails.
enum SilenceList {
  /// The strategies with their kinds of pages.
  static let cases: [(strategy: String, kind: SettlingText.Kind)] =
    [("native", .equal)]
    + ["container", "rt"].flatMap { name in SettlingText.Kind.allCases.map { (name, $0) } }

  /// A finding that has a reason.
  struct Explained: Sendable {
    var strategy: String
    var kind: SettlingText.Kind
    /// What the name of the operation contains.
    var operation: String
    var detector: String
    var why: String
  }

  static let explained: [Explained] = []
}
