import NavSimProgram
import NavSimVocabulary

/// What a line that is tried may change and another one asks for: it is put back behind each, so that
/// no line knows of one that was tried before it.
struct TrialState {
  // Choices of the file.
  private let rules: [(name: String, value: String)]
  private let limits: [DetectorLimit]
  private let options: [(name: String, value: String)]
  private let proxy: [(field: Guarded<FieldNode<PropertyKey>>, origin: Int)]
  private let containers: [String: ContainerNode]
  // Names that items of a strategy declare.
  private let propertyIndex: [String: Int]
  private let brokenProperties: Set<String>
  private let ownProperties: [OwnProperty]
  private let conditionIndex: [String: Int]
  private let conditionNames: [String]
  // What lines of code save.
  private let savedIndex: [String: Int]
  private let savedNames: [String]
  // The labels of the last scenario: an action has one even if it is broken.
  private let counts: [String: Int]
  private let scenario: Int
  private let labelCount: Int

  init(_ session: Session) {
    let script = session.script
    rules = script.rules
    limits = script.limits
    options = script.options
    proxy = script.proxy
    containers = script.containers
    propertyIndex = session.propertyIndex
    brokenProperties = session.brokenProperties
    ownProperties = script.ownProperties
    conditionIndex = session.conditionIndex
    conditionNames = script.conditionNames
    savedIndex = session.savedIndex
    savedNames = script.savedNames
    counts = session.verbCounts
    scenario = script.scenarioNodes.count - 1
    labelCount = session.labels[scenario]?.count ?? 0
  }

  func restore(_ session: Session) {
    session.script.rules = rules
    session.script.limits = limits
    session.script.options = options
    session.script.proxy = proxy
    session.script.containers = containers
    session.propertyIndex = propertyIndex
    session.brokenProperties = brokenProperties
    session.script.ownProperties = ownProperties
    session.conditionIndex = conditionIndex
    session.script.conditionNames = conditionNames
    session.savedIndex = savedIndex
    session.script.savedNames = savedNames
    session.verbCounts = counts
    while let name = session.labels[scenario]?.last?.name,
      session.labels[scenario]?.count ?? 0 > labelCount
    {
      session.labels[scenario]?.removeLast()
      let isKnown = session.labels[scenario]?.contains { $0.name == name } ?? false
      if !isKnown { session.labelNames.remove("\(scenario)/\(name)") }
    }
  }
}
