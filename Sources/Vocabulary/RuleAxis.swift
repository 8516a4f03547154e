/// A rule of the model that a cell tries with another value is an axis of it, called `rule.NAME`.
///
/// No name that a file declares has a dot, so that such an axis can be told from all others.
public enum RuleAxis {
  /// The name of the axis of a rule.
  public static func name(of rule: String) -> String { "rule." + rule }

  /// The rule of an axis, or nil for any other axis.
  public static func rule(of axis: String) -> String? {
    axis.hasPrefix("rule.") ? String(axis.dropFirst(5)) : nil
  }
}
