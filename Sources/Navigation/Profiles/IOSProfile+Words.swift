import NavSimVocabulary

extension IOSProfile {
  /// Whether the version's SDK has a property; a write to one that it lacks does nothing.
  /// Documented: Apple's availability of each property (`Property.since`).
  func has(_ property: Property) -> Bool { major >= property.since }
}
