import Testing

@testable import NavSimNavigation

/// Every value of a profile can be read and set by name.
@Suite struct RuleSlotTests {
  /// The declarations, as the language itself sees them.
  private func declared(_ value: Any, under path: String = "") -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label, label != "major" else { return [] }
      let isTheme =
        child.value is BarRules || child.value is TitleRules || child.value is FadesIn
        || child.value is FadesOut || child.value is GeometryRules
        || child.value is SurroundingRules || child.value is TouchRules
        || child.value is SearchRules
        || child.value is AnimatorRules || child.value is WindowRules
        || child.value is PresentationRules
      return isTheme ? declared(child.value, under: path + label + ".") : [path + label]
    }
  }

  @Test func everyValueHasASlot() {
    #expect(RuleSlot.all.map(\.name).sorted() == declared(IOSProfile.profile(7)).sorted())
    #expect(RuleSlot.all.count > 140)
  }

  @Test(arguments: RuleSlot.all.map(\.name))
  func setsItselfAlone(_ name: String) throws {
    let slot = try #require(RuleSlot.all.first { $0.name == name })
    let old = IOSProfile.profile(12)
    for text in Self.values(of: slot.kind) {
      var new = old
      let isSet = new.set(rule: name, to: text)
      #expect(isSet, "\(name)=\(text)")
      #expect(slot.read(new) == text)
      for other in RuleSlot.all where other.name != name {
        #expect(other.read(new) == other.read(old), "\(name) changes \(other.name)")
      }
      // Back again: what a list prints can be set, but for digits that it leaves out.
      let isBack = new.set(rule: name, to: slot.read(old))
      #expect(isBack)
      #expect(slot.read(new) == slot.read(old))
    }
  }

  @Test(arguments: RuleSlot.all.map(\.name))
  func refusesWhatIsNoValue(_ name: String) {
    var profile = IOSProfile.profile(12)
    let before = profile.values
    for text in ["", "maybe", "-1", "1e9", "nan", "inf", "999999", "0x10", " ", "yes ", "١"] {
      let isSet = profile.set(rule: name, to: text)
      #expect(!isSet, "\(name)=\(text)")
    }
    #expect(profile.values == before)
    let isKnown = profile.set(rule: name + "s", to: "yes")
    #expect(!isKnown)
  }

  /// Counts of layouts: of what must happen at least one; and the SDK of an app.
  @Test func wholeNumbersHaveEnds() {
    var found: [String: ClosedRange<Int>] = [:]
    for slot in RuleSlot.all {
      if case .whole(let range) = slot.kind { found[slot.name] = range }
    }
    let least = ["childLayoutPairs", "firstLayoutPairs", "geometry.rotationLayoutPairs"]
    for (name, range) in found where name.hasSuffix("LayoutPairs") || name.hasSuffix("PairsAfter") {
      #expect(range == (least.contains(name) ? 1 : 0)...10, "\(name)")
    }
    #expect(found["bar.transparentEdgeSDK"] == 7...99)
    #expect(found.count == 10)
  }

  /// A number is doubled, halved where that is too much; a nought becomes a small value of its unit.
  @Test(
    arguments: [
      (17, "surroundings.callBarHeight", "10"), (12, "surroundings.callBarHeight", "40"),
      (12, "geometry.padBarHeight", "100"), (12, "popLayoutPairs", nil),
      (17, "surroundings.tabFadeDuration", "1"), (17, "bar.transparentEdgeSDK", "16"),
      (17, "bar.edgeEffect", "0.5"), (17, "hasViewIsAppearing", "no"),
      (12, "hasViewIsAppearing", "yes"),
    ] as [(Int, String, String?)])
  func variantsAreNearby(major: Int, name: String, other: String?) throws {
    let profile = IOSProfile.profile(major)
    let slot = try #require(RuleSlot.all.first { $0.name == name })
    let found = profile.variants(ofRule: name).map(slot.read)
    if let other {
      #expect(found == [other])
    } else {
      #expect(found == ["\((Int(slot.read(profile)) ?? 0) + 1)"])
    }
  }

  @Test func aTextIsFoundByItsName() {
    for text in RuleText.all { #expect(RuleText.named(text.name)?.name == text.name) }
    #expect(RuleText.named("nothing") == nil)
  }

  /// Values at the ends of what a rule may be.
  static func values(of kind: RuleKind) -> [String] {
    switch kind {
    case .words(let words): return words
    case .wordsOrLength(let words, let range): return words + ["after\(range.upperBound)"]
    case .whole(let range): return ["\(range.lowerBound)", "\(range.upperBound)"]
    case .number(let unit): return [unit.range.lowerBound.ruleText, unit.range.upperBound.ruleText]
    }
  }
}
