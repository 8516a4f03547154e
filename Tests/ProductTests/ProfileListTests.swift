import NavSim
import Testing

/// What the tool says about iOS versions.
@Suite struct ProfileListTests {
  @Test func explainNamesWhatAVersionChanges() throws {
    let ran = try Binary.run(["explain", "ios", "17"])
    #expect(ran.code == 0)
    let lines = ran.out.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("ios 17: ios 16 with "))
    let row = try #require(lines.firstIndex { $0.hasPrefix("transitionDuration ") })
    #expect(lines[row].hasSuffix("0.35 -> 0.5"))
    #expect(lines[row + 1].contains("as code reads it"))
    #expect(lines[row + 2].hasPrefix("    choice: "))
    #expect(!ran.out.contains("parallaxFraction"))
    #expect(try Binary.run(["explain", "17"]).out.contains("0.35 -> 0.5"))
    #expect(try Binary.run(["explain", "ios", "17", "--all"]).out.contains("parallaxFraction"))
  }

  @Test func allListsEveryRuleOnce() throws {
    let list = try #require(ProfileList(version: "17", all: true))
    #expect(Set(list.names).count == list.names.count)
    #expect(list.names.contains("parallaxFraction"))
    #expect(list.text.contains("parallaxFraction"))
    // The first version differs from none: it tells every rule anyway.
    #expect(ProfileList(version: "7", all: false)?.names == list.names)
    #expect(ProfileList(version: "6", all: false) == nil)
    #expect(ProfileList(version: "19", all: false) == nil)
    #expect(ProfileList(version: "9.2", all: false)?.version == "9.2")
  }

  @Test func aRowPerVersionSaysWhatItChanges() throws {
    let rows = Catalogue.table(.ios).rows
    let minors = ["8.0", "8.1", "8.2", "11.0", "11.1", "11.2", "12.0"]
    let later = ["14.0", "14.1", "15.0", "16.0", "26.1"]
    #expect(rows.map { $0[0] } == (7...18).map { "\($0)" } + ["26"] + minors + later)
    #expect(rows.first { $0[0] == "26" }?[1] == "18")
    #expect(rows.last?[1] == "26")
    for row in rows.dropFirst() {
      let list = try #require(ProfileList(version: row[0], all: false))
      #expect(row[3] == list.names.joined(separator: " "))
    }
  }

  @Test func aMinorVersionStandsBesideTheLastOfItsYear() throws {
    let list = try #require(ProfileList(version: "14.1", all: false))
    #expect(list.predecessor == "14")
    #expect(list.names == ["surroundings.farPopLosesBottomBars"])
    for odd in ["14.x", "14.", ".1", "14.1.2", "x", ""] {
      #expect(ProfileList(version: odd, all: false) == nil, "\(odd)")
    }
    #expect(ProfileList(version: "14.2", all: false)?.text == "ios 14.2: as ios 14\n")
    #expect(
      try Binary.run(["explain", "14"]).out.contains("differs from this: ios 14.0, ios 14.1"))
    #expect(try Binary.run(["explain", "14.1"]).out.contains("no -> yes"))
    let rule = try Binary.run(["explain", "firstPageCollapses"]).out
    #expect(rule.contains("yes; no on 11.0"))
  }

  @Test func jsonHasWhatTheTextHas() throws {
    let ran = try Binary.run(["explain", "ios", "17", "--json"])
    #expect(ran.out.contains(#""name": "transitionDuration", "before": "0.35", "value": "0.5""#))
    #expect(ran.out.contains(#""confidence": "choice""#))
  }

  @Test(arguments: [
    (["explain", "ios", "1234"], "none of the ios is or has '1234'"),
    (["explain", "ios", "--all"], "'--all' needs a version of iOS"),
    (["explain", "devices", "--all"], "'--all' needs a version of iOS"),
    (["explain", "ios", "17", "x"], "unexpected argument 'x'"),
  ])
  func wrongFlagsAreToldOff(arguments: [String], message: String) throws {
    let ran = try Binary.run(arguments)
    #expect(ran.code == 2 && ran.err.contains(message), "\(ran.err)")
  }
}
