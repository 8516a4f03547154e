/// Small texts that attacks start from.
enum AttackTexts {
  static let pages = "page A \"A\"\npage B \"B\"\n"

  /// Two cells, as expected.
  static let passing =
    pages + """
      scenario "fine"
      matrix
        strategy  native km
      stack A
      at 0ms  push B
      expect at end:  top is B

      """

  /// Two cells that fail.
  static let failing = passing.replacing("\"fine\"", "\"wrong\"").replacing("top is B", "top is A")

  /// Kept traces, fingerprints and a table.
  static let kept =
    pages + """
      scenario "kept"
      matrix
        ios  12 13
      stack A
      at 0ms  push B
      record push: page.B.x
        0%
        100%
      golden

      """

  private static let bare = kept.replacing("record push: page.B.x\n  0%\n  100%\n", "")
  static let tracks = bare.replacing("golden", "golden tracks")
  static let fingerprints = bare.replacing("golden", "golden fingerprint")

  /// Files that no scenario may bring to light.
  static let secret = "planted-secret of a file that is no scenario\n"

  /// A phone's log.
  static let logLines = [
    "HomeViewController.viewWillDisappear(_:)", "DetailViewController.viewWillAppear(_:)",
    "DetailViewController.viewIsAppearing(_:)", "HomeViewController.viewDidDisappear(_:)",
    "DetailViewController.viewDidAppear(_:)", "DetailViewController.didMove(toParent:)",
    "2024-01-02 10:11:12.345 MyApp[123:456] -[HomeViewController viewDidLoad]",
    "viewWillAppear(_:) HomeViewController", "HomeViewController.deinit",
    "Type: Debug | Timestamp: 2024-01-02 10:11:12.345678+01:00 | Process: MyApp", "",
  ]

  /// What the recorder on a phone prints.
  static let sampleLines = [
    #"{"navsim":"samples","version":1,"hz":60}"#,
    #"{"us":0,"event":"viewWillAppear","args":["HomeViewController"]}"#,
    #"{"us":1000,"set":{"page.HomeViewController":{"x":0,"y":0,"alpha":1,"hidden":false}}}"#,
    #"{"us":16000,"action":"push"}"#,
    #"{"us":16666,"event":"viewWillAppear","args":["DetailViewController"]}"#,
    #"{"us":33333,"set":{"page.DetailViewController":{"x":370.5,"alpha":1},"bar":{"y":20}}}"#,
    #"{"us":50000,"set":{"page.DetailViewController":{"x":300.25},"page.HomeViewController":null}}"#,
    #"{"us":66666,"set":{"page.DetailViewController":{"x":0}}}"#,
    #"{"us":66666,"event":"viewDidAppear","args":["DetailViewController"]}"#,
  ]
}

extension String {
  /// The text with one part put in place of another wherever it stands.
  func replacing(_ old: String, _ new: String) -> String {
    var rest = self[...]
    var result = ""
    while let place = rest.utf8.indices.first(where: { rest[$0...].hasPrefix(old) }) {
      result += rest[..<place] + new
      rest = rest[place...].dropFirst(old.count)
    }
    return result + rest
  }
}
