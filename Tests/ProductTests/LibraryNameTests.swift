import Testing

@testable import NavSim

/// A library is found by the name that its project has (Sources/Strategies, the first line of each text).
@Suite struct LibraryNameTests {
  @Test(arguments: [
    ("KMNavigationBarTransition", "km"), ("wrnavigationbar", "wr"), ("HBDNavigationBar", "hbd"),
    ("FDFullscreenPopGesture", "fd"), ("RTRootNavigationController", "rt"), ("QMUI_iOS", "qmui"),
    ("CFYNavigationBarTransition", "cfy"), ("EachNavigationBar", "each"),
    ("MLNavigationBarTransition", "ml"), ("YPNavigationBarTransition", "yp"),
  ])
  func aLibraryLeadsToItsStrategy(name: String, strategy: String) throws {
    let told = try #require(Manual.answer(to: name))
    #expect(told.hasPrefix("\(name) is '\(strategy)' here\n"), "\(told)")
  }

  @Test(arguments: [
    ("JZNavigationExtension", ["jz-system", "jz-doppel"]),
    ("RWNavigationBarTransition", ["rw", "rw-status-bar"]),
    ("ETNavBarTransparent", ["et-2017", "et-2019"]),
  ])
  func severalStrategiesAreNamed(name: String, strategies: [String]) throws {
    let told = try #require(Manual.answer(to: name))
    for strategy in strategies { #expect(told.contains("navsim explain \(strategy) "), "\(told)") }
  }

  @Test func librariesAreProposed() {
    #expect(Manual.spokenNames.contains("KMNavigationBarTransition"))
  }
}
