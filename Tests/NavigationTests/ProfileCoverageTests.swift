import NavSimTestSupport
import Testing

@testable import NavSimNavigation

/// Every value of a profile is noticed by a scenario: it has a flip under which an expectation
/// fails (`ProfileFlipTests` runs them), or stands in docs/Model.md with the reason why not.
@Suite struct ProfileCoverageTests {
  static let values = IOSProfile.profile(7).values.map(\.name)

  /// The value that a flip names with its first word, with or without its theme.
  static func value(of flip: ProfileFlip) -> String {
    full(String(flip.name.prefix { $0 != " " }))
  }

  /// A value's whole name; the name itself where no value, or more than one, is called so.
  static func full(_ name: String) -> String {
    let found = values.filter { $0 == name || $0.hasSuffix("." + name) }
    return found.count == 1 ? found[0] : name
  }

  private static let flipped = Set(ProfileFlip.all.map { value(of: $0) })
  private static let survivors = Result { try Set(ModelDocument().survivors.map(\.name)) }
  private static let profiles = (IOSProfile.majors.map { "\($0)" } + IOSProfile.minorNames)
    .compactMap { IOSProfile.named($0) }.map { (profile: $0, values: $0.values) }

  @Test(arguments: values)
  func aScenarioNotices(value: String) throws {
    let flipped = Self.flipped.contains(value)
    let survives = try Self.survivors.get().contains(value)
    #expect(flipped || survives, "\(value) has no ProfileFlip")
    #expect(!(flipped && survives), "\(value) is noticed, and listed as if it were not")
  }

  /// One at a time: a flip changes the value that it names and no other, in some version.
  @Test(arguments: Whole.of(ProfileFlip.all, every: 8))
  func aFlipChangesOneValue(flip: ProfileFlip) {
    var changed: Set<String> = []
    for before in Self.profiles {
      var after = before.profile
      flip.change(&after)
      for (old, new) in zip(before.values, after.values) where old != new {
        changed.insert(new.name)
      }
    }
    #expect(changed == [Self.value(of: flip)])
  }

  @Test func survivorsAreValues() throws {
    for survivor in try ModelDocument().survivors {
      #expect(Self.values.contains(survivor.name), "\(survivor.name)")
    }
  }
}
