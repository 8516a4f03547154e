import Testing

/// What no page's code writes has its line all the same.
@Suite struct ToldWriteTests {
  @Test(arguments: [
    ("at 100ms  trait dark", "window.userInterfaceStyle"),
    ("at 100ms  hide bar animated=no", "navigation.navigationBarHidden"),
    ("at 100ms  B.view backgroundColor=red", "page.B.backgroundColor"),
    ("at 100ms  bar prefersLargeTitles=yes", "bar.prefersLargeTitles"),
  ])
  func anActionIsTold(line: String, property: String) throws {
    let text = """
      device iphone-8
      ios 15
      page A "A"
      page B "B"
      scenario "x"
      stack A > B
      \(line)
      expect at end:  top is B

      """
    let ran = try Binary.run(["why", "-", property, "--frame", "end"], input: text)
    let told = line.split(separator: " ").joined(separator: " ")
    #expect(
      ran.code == 0 && ran.out.contains("look at <stdin>:7\n  \(told)"), "\(ran.out)\(ran.err)")
  }
}
