import NavSimKernel

// The values of a profile under their names and in words: what lists print, what the documents are
// checked against, and what a test goes through one by one.

/// Rules of one theme, which a profile keeps together; their names follow the theme's.
protocol RuleGroup {}

extension BarRules: RuleGroup {}
extension TitleRules: RuleGroup {}
extension FadesOut: RuleGroup {}
extension FadesIn: RuleGroup {}
extension GeometryRules: RuleGroup {}
extension SurroundingRules: RuleGroup {}

/// One named value of a profile.
public struct ProfileValue: Hashable, Sendable {
  /// Its name; with its theme's before it where it has one: `titles.gap2`.
  public let name: String
  /// The value in words: `yes`, `0.5`, `beforeWillDisappear`.
  public let text: String
}

extension IOSProfile {
  /// Every value but the version itself: those without a theme first, each group in the order of
  /// its declaration.
  public var values: [ProfileValue] {
    var own: [ProfileValue] = []
    var themes: [ProfileValue] = []
    for child in Mirror(reflecting: self).children {
      guard let name = child.label, name != "major" else { continue }
      if child.value is any RuleGroup {
        themes += IOSProfile.values(of: child.value, under: name)
      } else {
        own.append(ProfileValue(name: name, text: IOSProfile.text(child.value)))
      }
    }
    return own + themes
  }

  private static func values(of group: Any, under path: String) -> [ProfileValue] {
    Mirror(reflecting: group).children.flatMap { child -> [ProfileValue] in
      guard let label = child.label else { return [] }
      let name = path + "." + label
      if child.value is any RuleGroup { return values(of: child.value, under: name) }
      return [ProfileValue(name: name, text: text(child.value))]
    }
  }

  /// A value in words.
  private static func text(_ value: Any) -> String {
    switch value {
    case let flag as Bool: return flag ? "yes" : "no"
    case let number as Double: return decimal(number)
    case let curve as Curve: return name(of: curve)
    case let word as any RawRepresentable:
      return (word.rawValue as? String) ?? String(describing: value)
    default: return String(describing: value)
    }
  }

  /// A number with at most five decimals.
  private static func decimal(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let scaled = Int64(number.magnitude * 100_000 + 0.5)
    var text = "\(scaled / 100_000)"
    if scaled % 100_000 != 0 {
      var digits = "\(scaled % 100_000 + 100_000)".dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return number < 0 && scaled > 0 ? "-" + text : text
  }

  private static func name(of curve: Curve) -> String {
    let known: [(Curve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
      (.caDefault, "caDefault"), (.navigation, "navigation"),
    ]
    return known.first { $0.0 == curve }?.1 ?? "another curve"
  }
}

extension IOSProfile {
  /// The value of a rule in a span of versions.
  public struct Era: Hashable, Sendable {
    /// The first and the last version that has the value.
    public let first, last: Int
    /// The value in words.
    public let text: String
  }

  /// What every rule is in every version, in the order of `values`: spans of versions with one
  /// value each, oldest first.
  public static var history: [(name: String, eras: [Era])] {
    let columns = majors.map { profile($0).values }
    return columns[0].indices.map { row in
      var eras: [Era] = []
      for (major, column) in zip(majors, columns) {
        let text = column[row].text
        if let era = eras.last, era.text == text {
          eras[eras.count - 1] = Era(first: era.first, last: major, text: text)
        } else {
          eras.append(Era(first: major, last: major, text: text))
        }
      }
      return (columns[0][row].name, eras)
    }
  }

  /// Eras as a phrase: `no to 10, yes from 11`; the value alone if it never changes.
  public static func phrase(_ eras: [Era]) -> String {
    guard eras.count > 1 else { return eras.first?.text ?? "" }
    return eras.enumerated().map { index, era in
      if index == 0 { return "\(era.text) to \(era.last)" }
      if index == eras.count - 1 { return "\(era.text) from \(era.first)" }
      if era.first == era.last { return "\(era.text) on \(era.first)" }
      return "\(era.text) from \(era.first) to \(era.last)"
    }.joined(separator: ", ")
  }

  /// The version before, or nil for the first.
  public static func predecessor(of major: Int) -> Int? { majors.last { $0 < major } }
}
