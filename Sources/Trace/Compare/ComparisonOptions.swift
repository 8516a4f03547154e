import NavSimVocabulary

/// What a comparison takes for the same, and what it leaves out.
public struct ComparisonOptions: Sendable {
  /// Properties by name, with how far apart their numbers may be, in thousandths.
  public var numbers: [(property: String, most: Int64)] = []
  /// How many steps of 1/255 a channel of two colours may be apart.
  public var color: Int64 = 0
  /// How many frames something may come earlier or later.
  public var frames = 0
  /// What is tolerated, as it was asked for.
  public private(set) var tolerances: [String] = []
  /// Elements and properties that are left out.
  public var ignored: [NamePattern] = []
  /// The only elements and properties that are compared; all, if there is none.
  public var only: [NamePattern] = []
  /// How many differences are kept; those after them are only counted.
  public var limit = 10_000
  /// Whether traces are checked first: those of up to 1 MB as a whole, larger ones line by line.
  public var checksWhole = true
  /// Whether other names of scenario and cell are a difference.
  public var comparesNames = false

  /// Everything on the grid, without tolerance.
  public init() {}

  /// Adds what a text such as `alpha=0.002,x=0.5pt,color=1,time=1f` allows.
  ///
  /// - Returns: what is wrong with the text, or nil.
  public mutating func tolerate(_ text: String) -> String? {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty else {
        return "'\(part)' is no tolerance: write PROPERTY=NUMBER, color=N or time=Nf"
      }
      if let wrong = tolerate(String(sides[0]), String(sides[1])) { return wrong }
    }
    tolerances.append(text)
    return nil
  }

  private mutating func tolerate(_ name: String, _ value: String) -> String? {
    switch name {
    case "color":
      guard let steps = Int64(value), (0...255).contains(steps) else {
        return "'color=\(value)': write the steps of 1/255, from 0 to 255: color=1"
      }
      color = steps
    case "time":
      guard value.hasSuffix("f"), let count = Int(value.dropLast()), (0...600).contains(count)
      else { return "'time=\(value)': write a number of frames, such as time=1f" }
      frames = count
    default:
      guard let property = Property(name: name) else {
        return "'\(name)' is no property; navsim explain properties names them all"
      }
      let bare = value.hasSuffix("pt") ? String(value.dropLast(2)) : value
      guard let most = TraceNumber.thousandths(bare.utf8), most >= 0 else {
        return "'\(name)=\(value)': write a number of at most three digits behind the point"
      }
      numbers.append((property.name, most))
    }
    return nil
  }

  /// Whether a property is compared.
  func isCompared(element: String, property: String) -> Bool {
    let path = property.isEmpty ? element : element + "." + property
    func isNamed(_ patterns: [NamePattern]) -> Bool {
      patterns.contains { $0.matches(path) || $0.matches(element) }
    }
    return !isNamed(ignored) && (only.isEmpty || isNamed(only))
  }
}
