/// What a word of a scenario is, for editors.
package enum WordKind: String, CaseIterable, Hashable, Sendable {
  case keyword, statement, hook, event, property, value, color
  case device, version, detector, rule
  // What a file declares.
  case page, navigation, window, strategy, image, appearance, checks, scenario, label, axis, option
  case routine, saved, condition, fields, claim, file
}
