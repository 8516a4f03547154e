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

  /// Of the lines of a declaration the one that says it, not another beside it.
  @Test(arguments: [
    ("view backgroundColor=white", "page.B.backgroundColor", 6),
    ("item title=\"Other\"", "B.item.title", 7),
    ("wants barTintColor=red", "B.wants.barTintColor", 9),
  ])
  func aDeclarationIsTold(line: String, property: String, number: Int) throws {
    let text = """
      device iphone-8
      ios 12
      page A "A"
      page B "B"
        wants tintColor=green
        view backgroundColor=white
        item title="Other"
        item prompt="Hello"
        wants barTintColor=red
        on viewWillAppear  bar barTintColor=self.wants.barTintColor
      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """
    let ran = try Binary.run(["why", "-", property, "--frame", "end"], input: text)
    #expect(
      ran.code == 0 && ran.out.contains("look at <stdin>:\(number)\n  \(line)"),
      "\(ran.out)\(ran.err)")
  }
}
