extension IOSProfile {
  /// The rules by name, in the order of the declarations.
  public static var ruleNames: [String] { RuleSlot.all.map(\.name) }

  /// This profile with another value in a rule's place: each of the words that it may be but its
  /// own; a number doubled, and halved where it may not be twice as much. Empty for an unknown name.
  ///
  /// - Parameter name: a rule, such as `titles.gap`.
  public func variants(ofRule name: String) -> [IOSProfile] {
    guard let slot = RuleSlot.all.first(where: { $0.name == name }) else { return [] }
    let value = slot.read(self)
    return slot.kind.others(than: value).compactMap { other in
      var profile = self
      return slot.write(&profile, other) && slot.read(profile) != value ? profile : nil
    }
  }
}

extension RuleKind {
  /// What a person would try in a value's place, in words; that value may be among them.
  fileprivate func others(than value: String) -> [String] {
    switch self {
    case .words(let words): return words
    case .wordsOrLength(let words, let range): return words + ["after\(range.lowerBound)"]
    case .whole(let range):
      let number = Int(value) ?? range.lowerBound
      return [number + 1, number - 1].filter(range.contains).prefix(1).map { "\($0)" }
    case .number(let unit):
      let number = Double(value.prefix { !$0.isLetter }) ?? 0
      let most = unit == .part ? 1 : unit.range.upperBound
      let other = number == 0 ? most.smallShare : number * 2 <= most ? number * 2 : number / 2
      return [other.ruleText]
    }
  }
}

extension Double {
  /// A small value of a range that begins with 0: half of a part, ten points, a second.
  fileprivate var smallShare: Double { self <= 1 ? 0.5 : self <= 10 ? 1 : 10 }
}
