import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A checked file: every declaration with its names resolved and its guards intact. A cell decides
/// the guards.
public struct Script: Sendable {
  /// The files that were read: the scenario's own, what it uses, the built-in strategies it names.
  public internal(set) var files: [SourceFile] = []
  /// Paths of the files, each with the place from which it was used.
  var vocabulary: LanguageVocabulary

  var pages: [PageNode] = []
  /// The pages that any line but their own declaration names.
  var namedPages: Set<Int> = []
  var navigations: [NavigationNode] = []
  var strategies: [StrategyNode] = []
  var images: [ImageDeclaration] = []
  var appearances: [AppearanceDeclaration] = []
  /// Where images and appearances are declared, by keyword and name: `appearance Red`.
  var valueSpans: [String: Span] = [:]
  var scenarioNodes: [ScenarioNode] = []
  /// The linked lines of each scenario, by its index.
  var links: [Int: ScenarioLinks] = [:]
  /// The pages and controllers to which a scenario leads, by its index; none where that is all.
  var reached: [Int: [String]] = [:]

  var origins: [Origin] = []
  var savedNames: [String] = []
  var routines: [String] = []
  var ownProperties: [OwnProperty] = []
  var conditionNames: [String] = []

  /// What the file chose.
  var device: String
  var ios: String
  var strategy: String
  /// The options of strategies that the file chose.
  var options: [(name: String, value: String)] = []
  /// The rules that the file tries with another value, by the names of their axes.
  var rules: [(name: String, value: String)] = []
  /// The thresholds of detectors that the file set.
  var limits: [DetectorLimit] = []
  var horizon = Time(milliseconds: 10_000)
  var linkedSDK: String?
  var proxy: [(field: Guarded<FieldNode<PropertyKey>>, origin: Int)] = []
  var startsDark = false
  /// The declared containers by name.
  var containers: [String: ContainerNode] = [:]
  /// The further windows.
  var windows: [WindowProgram] = []
  var orientation = Orientation.portrait
  /// How fast animations run beside the clock.
  var animationSpeed = 1.0

  /// Whether a device keeps the room of a status bar that is hidden.
  public func keepsStatusBarRoom(_ device: String) -> Bool {
    vocabulary.devicesWithHousing.contains(device)
  }

  init(vocabulary: LanguageVocabulary) {
    self.vocabulary = vocabulary
    device = vocabulary.defaultDevice
    ios = vocabulary.defaultIOS
    strategy = vocabulary.defaultStrategy
  }

  /// A scenario as lists print it.
  public struct ScenarioInfo: Sendable {
    /// The name in the header.
    public let name: String
    /// The `///` text above it.
    public let doc: String
    /// The file.
    public let file: String
    /// The line of the header, from 1.
    public let line: Int
  }

  /// The scenarios of the file, in order.
  public var scenarios: [ScenarioInfo] {
    scenarioNodes.map {
      ScenarioInfo(
        name: $0.name, doc: $0.doc, file: files[$0.span.file].path, line: $0.span.line)
    }
  }

  /// Whether a scenario has a table of recorded values.
  public var hasRecords: Bool { scenarioNodes.contains { !$0.records.isEmpty } }

  /// The text of a file that was read, or nil.
  public func text(of path: String) -> String? { files.first { $0.path == path }?.text }

  /// The names and `///` texts of the declared strategies, built-in ones that are named included.
  public var strategyDocs: [(name: String, doc: String)] {
    strategies.map { ($0.name.text, $0.doc) }
  }

  /// The declarations from one to its oldest ancestor, by index.
  static func chain(_ start: Int, parent: (Int) -> Int?) -> [Int] {
    var result = [start]
    while result.count <= Limits.ancestors, let next = parent(result[result.count - 1]) {
      if result.contains(next) { break }
      result.append(next)
    }
    return result
  }

  /// A page and its ancestors, by index.
  func pageChain(_ index: Int) -> [Int] { Script.chain(index) { pages[$0].ancestor } }

  func navigationChain(_ index: Int) -> [Int] {
    Script.chain(index) { navigations[$0].ancestor }
  }

  func strategyChain(_ index: Int) -> [Int] { Script.chain(index) { strategies[$0].ancestor } }
}
