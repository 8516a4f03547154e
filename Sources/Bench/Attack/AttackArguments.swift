/// What `navsim-bench attack` is told.
struct AttackArguments {
  var seed: UInt64 = 1
  var seconds = 60.0
  /// How many attacks, in place of how long.
  var count: Int?
  /// How many rounds of all kinds, in place of how long.
  var rounds: Int?
  /// The one that is repeated alone.
  var only: Int?
  /// The tool that is attacked; the one beside this program if it is not named.
  var tool: String?
  /// Where what failed is kept.
  var keep: String?
  /// Only kinds whose name begins so.
  var kind = ""
  var folder = "Scenarios"

  /// Reads the arguments after `attack`; nil if they are wrong.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        folder = word
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch word {
      case "--navsim": tool = value
      case "--keep": keep = value
      case "--kind": kind = value
      default:
        guard let number = Int(value), (0...1_000_000_000).contains(number) else { return nil }
        switch word {
        case "--seed": seed = UInt64(number)
        case "--seconds": seconds = Double(number)
        case "--count": count = number
        case "--rounds": rounds = number
        case "--input": only = number
        default: return nil
        }
      }
    }
  }

  /// The stream of numbers of one input: the kinds' turns do not change with what else is run.
  func seed(of number: Int) -> UInt64 { seed &* 0x1_0000_0001 &+ UInt64(number) }
}
