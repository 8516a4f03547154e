import NavSimTrace

/// How far a phone's values may lie from the model's. Nothing is tolerated that is not asked for.
public struct Tolerances: Hashable, Sendable {
  /// Why a text is no tolerance.
  public struct Trouble: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
  }

  /// Thousandths, for each property.
  private var numbers: [String: Int64] = [:]
  /// Steps of 1/255 in each channel of a colour.
  private(set) var color = 0
  /// Frames before and behind.
  private(set) var frames = 0
  /// As it was asked for.
  public private(set) var text = ""

  /// Nothing is tolerated.
  public init() {}

  /// What `alpha=0.02,x=1pt,color=2,time=1f` says.
  public init(_ text: String) throws(Trouble) {
    self.text = text
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw Trouble(message: "'\(part)' is no tolerance")
      }
      let name = String(sides[0])
      var amount = String(sides[1])
      for unit in ["pt", "f"] where amount.hasSuffix(unit) { amount.removeLast(unit.count) }
      guard let value = TraceSpelling.plainValue(amount), value.kind == .number, value.bits >= 0
      else {
        throw Trouble(message: "'\(sides[1])' is no tolerance of '\(name)'")
      }
      switch name {
      case "color": color = Int(min(value.bits / 1000, 255))
      case "time": frames = Int(min(value.bits / 1000, 60))
      default: numbers[name] = value.bits
      }
    }
  }

  /// The same for the comparator.
  var options: ComparisonOptions {
    var options = ComparisonOptions()
    options.numbers = numbers.sorted { $0.key < $1.key }.map { (property: $0.key, most: $0.value) }
    options.color = Int64(color)
    options.frames = frames
    return options
  }
}
