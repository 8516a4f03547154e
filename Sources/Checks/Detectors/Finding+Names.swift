import NavSimVocabulary

// `no flash of bar` should hear of a flash that was seen at `eye.left`: the eye looks at the bar
// there. So a finding goes by more names than the one it was seen on.

extension Finding {
  /// Whether it is about what a pattern names: what it was seen on, the property of it that is to blame, the part of the
  /// bar that lies there, or an element that holds one of them.
  package func isAbout(_ pattern: NamePattern) -> Bool {
    if Self.isAbout(subject, pattern) { return true }
    guard let property, property.hasPrefix(subject + "."),
      Detector.properties[id]?.contains(String(property.dropFirst(subject.count + 1))) ?? false
    else { return false }
    return Self.isAbout(property, pattern)
  }

  /// The same of any subject.
  static func isAbout(_ subject: String, _ pattern: NamePattern) -> Bool {
    names(of: subject).contains { name in
      var name = Substring(name)
      while !pattern.matches(String(name)) {
        guard let dot = name.lastIndex(of: ".") else { return false }
        name = name[..<dot]
      }
      return true
    }
  }

  /// What it was seen on, and the parts of the bar that are seen so.
  private static func names(of subject: String) -> [String] {
    switch subject {
    case "eye": return [subject, "eye.left", "eye.centre", "eye.right", "bar.bg"]
    case "eye.left", "eye.centre", "eye.right": return [subject, "bar.bg"]
    case "eye.hairline": return [subject, "bar.bg.shadow"]
    case "bar.content.tintColor":
      return [subject] + ["back", "left", "right"].map { "bar.content." + $0 }
    default: return [subject]
    }
  }
}

extension Finding {
  /// How long it is there: `for 3 frames`; of a step, how long what it came to stays.
  ///
  /// - Parameter count: a number of frames in words.
  package func lasting(_ count: (Int) -> String) -> String {
    if frame < 0, !isOpen { return "before the first action" }
    if let holds {
      return "at once; what it jumps to stays "
        + (isOpen ? "to the end of the run" : "for " + count(holds))
    }
    return isOpen && frame >= 0 ? "to the end of the run" : "for " + count(frames)
  }
}
