import NavSimKernel

/// What the modes that draw random numbers are told: a seed, how many, one alone, and a folder of
/// scenarios.
struct SeededArguments {
  var seed: UInt64
  var count: Int
  /// The one that is repeated alone.
  var only: Int?
  var folder = "Scenarios"

  /// Where nothing is said.
  init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// What is drawn for: all of them, or the one alone.
  var numbers: Range<Int> { only.map { $0..<$0 + 1 } ?? 0..<count }

  /// A stream of numbers for each, so that one can be repeated without the others.
  func generator(of number: Int) -> Generator {
    Generator(seed: seed &* 0x1_0000_0001 &+ UInt64(number))
  }

  /// Reads arguments; false if they are wrong.
  ///
  /// - Parameter onlyWord: the option that repeats one alone.
  mutating func read(_ arguments: some Sequence<String>, only onlyWord: String) -> Bool {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        folder = word
        continue
      }
      guard let value = rest.popFirst(), let number = Int(value), (0..<Int.max).contains(number)
      else { return false }
      switch word {
      case "--seed": seed = UInt64(number)
      case "--count": count = number
      case onlyWord: only = number
      default: return false
      }
    }
    return true
  }
}
