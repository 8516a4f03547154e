import NavSimProgram

/// The blocks that a transition coordinator holds: those that run alongside, at the end, and when
/// interaction ends or changes. Each kind runs in the order in which it came.
struct CoordinatorBlocks {
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionChanges: [Block] = []

  /// How many wait.
  var count: Int { alongside.count + completions.count + interactionChanges.count }

  /// Those of a kind.
  subscript(word: When) -> [Block] { self[keyPath: Self.list(of: word)] }

  /// A block comes.
  mutating func add(_ block: Block, as word: When) {
    self[keyPath: Self.list(of: word)].append(block)
  }

  /// Those of a kind, which wait no longer.
  mutating func take(_ word: When) -> [Block] {
    defer { self[keyPath: Self.list(of: word)] = [] }
    return self[word]
  }

  private static func list(of word: When) -> WritableKeyPath<Self, [Block]> {
    switch word {
    case .alongside: return \.alongside
    case .interactionChange: return \.interactionChanges
    default: return \.completions
    }
  }
}
