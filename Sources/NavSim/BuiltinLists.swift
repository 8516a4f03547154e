import NavSimChecks
import NavSimLanguage
import NavSimNavigation
import NavSimStrategies

// What ships inside: strategies, devices, iOS versions. The parser gets the same names.

extension Catalogue {
  /// The built-in strategies, `native` first.
  public static var strategyNames: [String] { BuiltinStrategies.names }

  /// The iOS versions, oldest first.
  public static var iosNames: [String] { IOSProfile.majors.map { "\($0)" } }

  /// The devices.
  public static var deviceNames: [String] { Device.all.map(\.name) }

  /// A built-in strategy's hook table, in the language: of a name such as `km@1.1.5` the table of that
  /// version, else that of the newest. Nil if there is none of that name.
  public static func strategySource(_ name: String) -> String? {
    let parts = StrategyName(name)
    guard let text = BuiltinStrategies.text(parts.base),
      parts.version == nil || versionProblem(of: name) == nil
    else { return nil }
    return StrategyTable.text(text, of: parts.version)
  }

  /// A built-in strategy's family, in two or three words; empty if there is none of that name.
  public static func strategyFamily(_ name: String) -> String {
    BuiltinStrategies.family(inProse: BuiltinStrategies.prose(name) ?? "")
  }

  /// The first sentence of a built-in strategy's text; empty if there is none of that name.
  public static func strategySummary(_ name: String) -> String {
    Manual.firstSentence(ofStrategy: name)
  }

  /// The names that the parser checks but does not own.
  package static let vocabulary: LanguageVocabulary = {
    var vocabulary = LanguageVocabulary(
      strategies: strategyNames, builtinStrategies: { BuiltinStrategies.text($0) },
      devices: Device.all.map(\.name), iosVersions: IOSProfile.majors)
    vocabulary.devicesWithHousing = Set(Device.all.filter { $0.cutout != .none }.map(\.name))
    vocabulary.strategiesOfLibrary = { BuiltinStrategies.names(ofLibrary: $0) }
    vocabulary.detectors = Detector.words
    vocabulary.rules = IOSProfile.kinds.map { rule in
      RuleName(name: rule.name, kind: rule.kind.phrase, words: rule.kind.words) {
        IOSProfile.accepts(rule: rule.name, $0)
      }
    }
    let tables = BuiltinTables()
    vocabulary.remember = { tables.table($0, $1) }
    return vocabulary
  }()

  static let strategies: Table = {
    var table = Table(["name", "from", "family", "meaning"])
    for name in strategyNames {
      table.add([name, "navsim", strategyFamily(name), Manual.firstSentence(ofStrategy: name)])
    }
    return table
  }()

  /// The built-in strategies, then those that files declare; one of a file that several use once.
  public static func strategies(with files: [ScenarioFile]) -> Table {
    var table = strategies
    var seen: Set<String> = []
    for strategy in files.flatMap(\.strategies) {
      let place = "\(strategy.path):\(strategy.line)"
      guard seen.insert(place).inserted else { continue }
      let family = BuiltinStrategies.family(inProse: strategy.doc)
      table.add([strategy.name, place, family, strategy.summary])
    }
    return table
  }

  /// Insets and the bar's bottom upright; what versions see differently names the version. The
  /// text leaves out what only `navsim explain DEVICE` has room for.
  static let devices: Table = {
    var table = Table([
      "name", "size", "scale", "class", "top inset", "bottom inset", "sideways", "bar bottom",
      "refresh",
    ])
    table.layout = .columns([
      .init("name"), .init("size"), .init("class"), .init("top inset", width: 11),
      .init("bottom inset", width: 6), .init("bar bottom", width: 25), .init("refresh"),
    ])
    for device in Device.all {
      let sideways = device.sidewaysInsets
      table.add(
        [
          device.name, "\(Int64(device.width))x\(Int64(device.height))pt",
          "@\(Int64(device.scale))x", device.kind.rawValue, steps(device.topInsets),
          points(device.bottomInset), "\(points(sideways.side)), \(points(sideways.bottom)) below",
          steps(device.barBottoms), "\(device.framesPerSecond)Hz",
        ],
        json: [
          "size": .numbers([device.width, device.height]), "scale": .number(device.scale),
          "refresh": .number(Double(device.framesPerSecond)),
          "bottom inset": .number(device.bottomInset),
        ])
    }
    return table
  }()

  /// `44pt, 48pt from 14`.
  private static func steps(_ steps: [(since: Int, points: Double)]) -> String {
    steps.enumerated().map { index, step in
      index == 0 ? points(step.points) : "\(points(step.points)) from \(step.since)"
    }.joined(separator: ", ")
  }

  /// A length with at most two decimals.
  private static func points(_ length: Double) -> String {
    let hundredths = Int64(length * 100 + 0.5)
    var text = "\(hundredths / 100)"
    if hundredths % 100 != 0 { text += ".\(hundredths % 100 / 10)" }
    if hundredths % 10 != 0 { text += "\(hundredths % 10)" }
    return text + "pt"
  }
}
