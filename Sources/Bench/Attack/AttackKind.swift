import NavSimKernel

/// One way of attacking: a name, how often it has its turn, and how a plan is drawn.
struct AttackKind: Sendable {
  /// `family/what`, such as `bomb/fan-out`.
  let name: String
  /// How often it comes in a round; all others of weight 1 come once.
  let weight: Int
  let plan: @Sendable (inout AttackDraw) -> AttackPlan

  init(
    _ name: String, weight: Int = 1, _ plan: @escaping @Sendable (inout AttackDraw) -> AttackPlan
  ) {
    self.name = name
    self.weight = weight
    self.plan = plan
  }

  static let all: [AttackKind] =
    damages + texts + textCarriers + programBombs + numberBombs + fileBombs + folderBombs
    + tableBombs + aimedOutputs + readers + writers + kills + recordKills

  /// The kinds of one round: every kind stands in it, those of more weight more often and spread
  /// out, so that a short run sees all of them.
  static func schedule(_ kinds: [AttackKind] = all) -> [Int] {
    let most = kinds.map(\.weight).max() ?? 1
    let places = kinds.indices.flatMap { kind in
      (0..<kinds[kind].weight).map { turn in (turn * most / kinds[kind].weight, kind) }
    }
    return places.sorted { $0 < $1 }.map(\.1)
  }
}

/// What a plan is drawn from: a stream of numbers, scenarios, and which turn of its kind this is.
struct AttackDraw {
  var generator: Generator
  let corpus: AttackCorpus
  /// How often the kind has had its turn: kinds with several forms take them in order.
  let turn: Int

  mutating func below(_ bound: Int) -> Int { generator.below(bound) }
  mutating func chance(_ percent: Int) -> Bool { generator.below(100) < percent }
  mutating func pick<Element>(_ all: [Element]) -> Element { all[generator.below(all.count)] }
  /// The form whose turn it is.
  func inTurn<Element>(_ all: [Element]) -> Element { all[turn % all.count] }
  mutating func seed() -> UInt64 { generator.next() >> 16 }
  /// A scenario's text.
  mutating func scenario() -> Bytes { pick(corpus.scenarios) }
}

/// What attacks are made from.
struct AttackCorpus: Sendable {
  /// Texts of scenarios, those that use no other file.
  let scenarios: [Bytes]

  /// The scenarios below a folder that are not long; some of our own are always there.
  init(folder: String) {
    let found = ScenarioFolder(folder).files.map(\.bytes).filter {
      $0.count < 8_000 && !$0.holds(Bytes("\nuse ".utf8))
    }
    scenarios =
      found + [AttackTexts.passing, AttackTexts.failing, AttackTexts.kept].map { Bytes($0.utf8) }
  }
}
