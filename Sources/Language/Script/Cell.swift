import NavSimVocabulary

/// One combination of a scenario's axes.
public struct Cell: Sendable, Hashable {
  /// Axis and value, in the order of the matrix; strategy, ios and device come last where the
  /// matrix does not name them.
  public let values: [(axis: String, value: String)]
  /// Many axes by name, and the values of the author's own; nil where a look at all is as fast.
  private let byAxis: [String: String]?
  private let ownValues: Set<String>?

  /// A cell of axes and values.
  public init(_ values: [(axis: String, value: String)]) {
    self.values = values
    guard values.count > 16 else {
      byAxis = nil
      ownValues = nil
      return
    }
    byAxis = Dictionary(
      values.map { ($0.axis, $0.value) }, uniquingKeysWith: { first, _ in first })
    ownValues = Set(values.filter { !Cell.isBuiltin($0.axis) }.map(\.value))
  }

  /// The value of an axis, or nil.
  public subscript(axis: String) -> String? {
    if let byAxis { return byAxis[axis] }
    return values.first { $0.axis == axis }?.value
  }

  /// Whether an axis of the author's own has a value.
  func hasOwn(_ value: String) -> Bool {
    if let ownValues { return ownValues.contains(value) }
    return values.contains { $0.value == value && !Cell.isBuiltin($0.axis) }
  }

  /// The cell as `--cell` takes it: `strategy=km,ios=17`.
  public var text: String { values.map { "\($0.axis)=\($0.value)" }.joined(separator: ",") }

  /// Whether two cells have the same axes and values, in the same order.
  public static func == (a: Cell, b: Cell) -> Bool {
    a.values.elementsEqual(b.values) { $0.axis == $1.axis && $0.value == $1.value }
  }

  /// Hashes axes and values in order.
  public func hash(into hasher: inout Hasher) {
    for (axis, value) in values {
      hasher.combine(axis)
      hasher.combine(value)
    }
  }

  /// The axes that every cell has.
  static let builtinAxes = ["strategy", "ios", "device"]

  /// Whether an axis is one that every cell has, or a rule of the model. The rest are the author's own.
  package static func isBuiltin(_ axis: String) -> Bool {
    builtinAxes.contains(axis) || RuleAxis.rule(of: axis) != nil
  }

  /// The strategies of the cell, in the order given.
  var strategies: [String] {
    (self["strategy"] ?? "").split(separator: "+").map(String.init)
  }

  /// Whether a strategy of that name is one of them: without a version any version of it is.
  func names(strategy name: String) -> Bool {
    strategies.contains { $0 == name || StrategyName($0).base == name }
  }
}

/// An iOS version as written: `12` or `9.2`.
struct IOSVersion: Hashable, Sendable {
  var major: Int
  var minor: Int?

  /// The version that `text` is; nil if it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ IOSVersion.isNumber($0) }),
      let major = Int(parts[0])
    else { return nil }
    self.major = major
    minor = parts.count == 2 ? Int(parts[1]) : nil
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 3 && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// Below 0, 0 or above 0, as this version is older than, as good as, or newer than `other`. Where
  /// `other` has no minor version, this version's own is not looked at: `[ios=9]` means every 9. A version
  /// without one is the last of its year.
  func compared(with other: IOSVersion) -> Int {
    if major != other.major || other.minor == nil { return major - other.major }
    return (minor ?? .max) - (other.minor ?? 0)
  }
}
