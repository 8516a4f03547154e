import NavSimKernel
import NavSimVocabulary

/// A kind of value that a profile holds, as words and back.
protocol RuleValue: Sendable {
  /// What further bounds the values of a kind.
  associatedtype Limits: Sendable
  static func ruleKind(_ limits: Limits) -> RuleKind
  var ruleText: String { get }
  /// The value, or nil where the words are none of this kind.
  init?(ruleText: String, _ limits: Limits)
}

/// A kind whose values need no bounds.
struct NoLimits: Sendable {}

extension Bool: RuleValue {
  static func ruleKind(_ limits: NoLimits) -> RuleKind { .words(["yes", "no"]) }
  var ruleText: String { self ? "yes" : "no" }
  init?(ruleText: String, _ limits: NoLimits) {
    guard ruleText == "yes" || ruleText == "no" else { return nil }
    self = ruleText == "yes"
  }
}

extension Int: RuleValue {
  static func ruleKind(_ limits: ClosedRange<Int>) -> RuleKind { .whole(limits) }
  var ruleText: String { "\(self)" }
  init?(ruleText: String, _ limits: ClosedRange<Int>) {
    guard let value = Int(ruleText), limits.contains(value) else { return nil }
    self = value
  }
}

extension Double: RuleValue {
  static func ruleKind(_ limits: RuleUnit) -> RuleKind { .number(limits) }

  /// With at most five decimals.
  var ruleText: String {
    let scaled = Int64(magnitude * 100_000 + 0.5)
    var text = "\(scaled / 100_000)"
    if scaled % 100_000 != 0 {
      var digits = "\(scaled % 100_000 + 100_000)".dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return self < 0 && scaled > 0 ? "-" + text : text
  }

  init?(ruleText: String, _ limits: RuleUnit) {
    let isPlain = ruleText.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isPlain, ruleText.utf8.count <= 12, let value = Double(ruleText),
      limits.range.contains(value)
    else { return nil }
    self = value
  }
}

extension Curve: RuleValue {
  static let ruleNames: [(curve: Curve, name: String)] = [
    (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    (.caDefault, "caDefault"), (.navigation, "navigation"),
  ]
  static func ruleKind(_ limits: NoLimits) -> RuleKind { .words(ruleNames.map(\.name)) }
  var ruleText: String {
    Curve.ruleNames.first { $0.curve == self }?.name ?? "another curve"
  }
  init?(ruleText: String, _ limits: NoLimits) {
    guard let found = Curve.ruleNames.first(where: { $0.name == ruleText }) else { return nil }
    self = found.curve
  }
}

extension TitleRules.BackLabelFallback: RuleValue {
  private static let lengths = 0...100
  static func ruleKind(_ limits: NoLimits) -> RuleKind { .wordsOrLength(["byWidth"], lengths) }
  var ruleText: String {
    switch self {
    case .byWidth: return "byWidth"
    case .byLength(let count): return "after\(count)"
    }
  }
  init?(ruleText: String, _ limits: NoLimits) {
    if ruleText == "byWidth" {
      self = .byWidth
      return
    }
    guard ruleText.hasPrefix("after"), let count = Int(ruleText.dropFirst(5)),
      Self.lengths.contains(count)
    else { return nil }
    self = .byLength(count)
  }
}

/// A rule with named cases: their names are its words.
protocol RuleWord: RuleValue, RawRepresentable<String>, CaseIterable where Limits == NoLimits {}

extension RuleWord {
  static func ruleKind(_ limits: NoLimits) -> RuleKind { .words(allCases.map(\.rawValue)) }
  var ruleText: String { rawValue }
  init?(ruleText: String, _ limits: NoLimits) {
    self.init(rawValue: ruleText)
  }
}

extension IOSProfile.LoadSlot: RuleWord {}
extension IOSProfile.InteractionHook: RuleWord {}
extension IOSProfile.Busy: RuleWord {}
extension IOSProfile.BusyPop: RuleWord {}
extension IOSProfile.StyleChange: RuleWord {}
extension IOSProfile.EdgeShadowFade: RuleWord {}
extension BarRules.Neighbour: RuleWord {}
extension TitleRules.Fading: RuleWord {}
extension GeometryRules.Following: RuleWord {}
extension GeometryRules.MarginsTold: RuleWord {}
extension GeometryRules.InnerBar: RuleWord {}
extension SurroundingRules.Travel: RuleWord {}
extension SystemPalette: RuleWord {}
extension TouchRules.Busy: RuleWord {}
extension PresentationRules.Automatic: RuleWord {}
extension PresentationRules.StackCall: RuleWord {}
extension PresentationRules.SheetBegin: RuleWord {}
extension WindowRules.StatusBarAsks: RuleWord {}
