import NavSimVocabulary

/// The names that the language must know but does not own: built-in strategies, devices, versions.
public struct LanguageVocabulary: Sendable {
  /// The names of the built-in strategies, in the order in which messages list them.
  public var strategies: [String]
  /// The text of a built-in strategy with all of its versions, or nil. Asked only for a strategy that
  /// a file names.
  public var builtinStrategies: @Sendable (String) -> String? {
    // What is remembered was made of other texts.
    didSet { remember = { _, make in make() } }
  }
  /// Gives what was made of a built-in strategy before, under its name in a choice, or has it made. A
  /// table is cut out of a long text, and most files of a suite name the same few.
  public var remember: @Sendable (_ name: String, _ make: () -> BuiltinTable?) -> BuiltinTable? = {
    _, make in make()
  }
  /// The built-in strategies that describe a library, by the library's name; none for other names.
  public var strategiesOfLibrary: @Sendable (_ library: String) -> [String] = { _ in [] }
  /// Those of them whose code is no text: what it reads is not known.
  public var codeStrategies: [String] = []
  /// The detectors that claims and options may name, in the order of their ids.
  public var detectors: [DetectorWord] = []
  /// The rules of the model that a file may try with other values, in the order of their lists.
  public var rules: [RuleName] = []
  /// The device names.
  public var devices: [String]
  /// Those of them whose screen has a sensor housing: a status bar that is hidden leaves its room.
  public var devicesWithHousing: Set<String> = []
  /// The iOS versions that have a profile, oldest and newest.
  public var iosVersions: [Int]
  /// The device of a file that names none.
  public var defaultDevice: String
  /// The iOS version of a file that names none.
  public var defaultIOS: String
  /// The strategy of a file that chooses none.
  public var defaultStrategy: String

  /// A vocabulary. The defaults are those of language version 1.
  public init(
    strategies: [String], builtinStrategies: @escaping @Sendable (String) -> String?,
    devices: [String], iosVersions: [Int] = Array(7...18) + [26],
    defaultDevice: String = "iphone-15", defaultIOS: String = "17",
    defaultStrategy: String = "native"
  ) {
    self.strategies = strategies
    self.builtinStrategies = builtinStrategies
    self.devices = devices
    self.iosVersions = iosVersions
    self.defaultDevice = defaultDevice
    self.defaultIOS = defaultIOS
    self.defaultStrategy = defaultStrategy
  }

  /// The table of a built-in strategy, of a name such as `km@1.1.5` that of one version; nil if there
  /// is none.
  func table(of name: String) -> BuiltinTable? {
    remember(name) {
      let parts = StrategyName(name)
      guard let text = builtinStrategies(parts.base) else { return nil }
      let versions = StrategyTable.versions(in: text)
      if parts.version != nil, parts.problem(declared: versions) != nil { return nil }
      return BuiltinTable(text: StrategyTable.text(text, of: parts.version), versions: versions)
    }
  }

  /// The versions of a built-in strategy, oldest first; nil if there is none of that name.
  func versions(of name: String) -> [String]? {
    remember(name) {
      builtinStrategies(name).map { text in
        BuiltinTable(
          text: StrategyTable.text(text), versions: StrategyTable.versions(in: text))
      }
    }?.versions
  }

  /// The rule of a name, or nil.
  func rule(_ name: String) -> RuleName? { rules.first { $0.name == name } }

  /// Whether `text` is an iOS version that has a profile.
  func accepts(ios text: String) -> Bool {
    guard let version = IOSVersion(text) else { return false }
    return iosVersions.contains(version.major)
  }

  /// The versions in words: `7 to 18 and 26`.
  var iosVersionNames: String {
    var ranges: [ClosedRange<Int>] = []
    for version in iosVersions {
      if let last = ranges.last, last.upperBound + 1 == version {
        ranges[ranges.count - 1] = last.lowerBound...version
      } else {
        ranges.append(version...version)
      }
    }
    return ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    .joined(separator: " and ")
  }
}

/// A rule of the model as the language knows it.
public struct RuleName: Sendable {
  /// Its name, with its theme's before it where it has one.
  public let name: String
  /// What may be its value, for messages: `yes or no`.
  public let kind: String
  /// The values that can be listed; empty for numbers.
  public let words: [String]
  /// Whether a text is a value of it.
  public let accepts: @Sendable (String) -> Bool

  /// A rule.
  public init(
    name: String, kind: String, words: [String], accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    self.kind = kind
    self.words = words
    self.accepts = accepts
  }

  /// A value of it, for proposals, or nil where it is a number.
  var example: String? { words.first }
}

/// What a file needs of a built-in strategy that it names.
public struct BuiltinTable: Sendable {
  /// The table of one version.
  let text: String
  /// All versions that there are, oldest first.
  let versions: [String]
  /// What the table is cut into; nil where something is wrong with its characters or its form, which
  /// is told by the file that reads it.
  let blocks: [Block]?

  init(text: String, versions: [String]) {
    self.text = text
    self.versions = versions
    var isFine = true
    let (found, orphan) = BlockReader.read(
      lines: Session.splitLines(text), file: 0, problem: { _, _ in isFine = false },
      hidden: { _, _ in isFine = false })
    blocks = isFine && orphan == nil ? found : nil
  }
}
