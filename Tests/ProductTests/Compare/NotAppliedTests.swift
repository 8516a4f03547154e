import Foundation
import NavSimTestSupport
import Testing

/// What a page wants and never gets is no clean result. Expected from the built-in tables
/// (Sources/Strategies): native has no line; meituan's lines ask for no wish; km's ask for
/// km_containerViewBackgroundColor alone; fd's for whether the bar is hidden and for its gesture;
/// hbd's for every part of a look; et-2017's for tintColor and bgAlpha.
@Suite struct NotAppliedTests {
  private static let pages = """
    ios    12
    device iphone-8
    page A "A"
      view backgroundColor=white
      LOOK-A
    page B "B"
      view backgroundColor=white
      LOOK-B
    scenario "there"
    stack A
    at 0ms push B

    """

  private func file(_ a: String, _ b: String, _ head: String = "", ios: String = "12") throws
    -> Scratch
  {
    let scratch = try Scratch()
    let text = Self.pages.replacingOccurrences(of: "LOOK-A", with: a)
      .replacingOccurrences(of: "LOOK-B", with: b)
      .replacingOccurrences(of: "ios    12", with: "ios    " + ios)
    try scratch.write(head + text, to: "look.navsim")
    return scratch
  }

  /// What was not applied under each strategy, as `A.barTintColor`.
  private func unmet(
    _ scratch: Scratch, _ strategies: [String]
  ) throws -> [[String]] {
    let ran = try Binary.run(
      [
        "compare", "look.navsim", "--strategy", strategies.joined(separator: ","), "--format",
        "json",
      ],
      in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any])
    let scenarios = try #require(object["scenarios"] as? [[String: Any]])
    let results = try #require(scenarios.first?["results"] as? [[String: Any]])
    return results.map { result in
      ((result["notApplied"] as? [[String: Any]]) ?? []).map {
        "\($0["page"] ?? "").\($0["wish"] ?? "")"
      }
    }
  }

  private static let five = ["native", "km", "fd", "meituan", "hbd"]

  /// CFYNavigationBarTransition gives a pushed page the colour of the page below, over its own: what the page said counts.
  @Test func aWishThatALibraryWritesOver() throws {
    let scratch = try file("wants barTintColor=red", "wants barTintColor=blue")
    #expect(try unmet(scratch, ["cfy", "hbd"]) == [["B.barTintColor=#0000FF"], []])
  }

  /// UINavigationBarAppearance is of iOS 13 (Apple's documentation): before it nothing of one is ever seen.
  @Test(arguments: [
    "wants standardAppearance=X scrollEdgeAppearance=X",
    "on viewWillAppear  bar standardAppearance=X scrollEdgeAppearance=X",
  ])
  func appearancesOfAnOlderSystem(look: String) throws {
    let copies = "  on viewWillAppear  copy wants to bar\n"
    let isWish = look.hasPrefix("wants")
    let scratch = try file(
      isWish ? look + "\n" + copies : look, isWish ? look + "\n" + copies : look,
      "appearance X opaque backgroundColor=red\n", ios: "17")
    func told(_ ios: String) throws -> String {
      try Binary.run(["compare", "look.navsim", "--ios", ios, "--places"], in: scratch.url).out
    }
    let text = try told("12,17")
    #expect(text.contains("not applied") && text.contains("standardAppearance"), "\(text)")
    #expect(try !told("13,17").contains("not applied"))
  }

  /// Under container, own-bar and each a page's bar is not the one that its code writes to: the bar that is seen keeps the
  /// system's look, on iOS 17 as on iOS 12. rt and km hand on what is written.
  @Test func appearancesThatNoLibraryShows() throws {
    let code = "on viewWillAppear  bar standardAppearance=NAME scrollEdgeAppearance=NAME"
    let scratch = try file(
      code.replacingOccurrences(of: "NAME", with: "Red"),
      code.replacingOccurrences(of: "NAME", with: "Blue"),
      "appearance Red opaque backgroundColor=red\nappearance Blue opaque backgroundColor=blue\n",
      ios: "17")
    let none = ["A.standardAppearance=Red", "B.standardAppearance=Blue"]
    #expect(
      try unmet(scratch, ["native", "container", "own-bar", "each", "rt", "km"])
        == [[], none, none, none, [], []])
  }

  /// An appearance for scrolled content alone is seen once the content scrolls: the bar that has it applies it.
  @Test func anAppearanceForScrolledContent() throws {
    let code = "on viewWillAppear  bar standardAppearance=Red scrollEdgeAppearance=Clear"
    let scratch = try file(
      code, code,
      "appearance Red opaque backgroundColor=red\nappearance Clear transparent\n", ios: "17")
    #expect(try unmet(scratch, ["native", "rt"]) == [[], []])
  }

  /// From iOS 15 on a bar at the edge of its content is clear, and a barTintColor shows over scrolled content alone
  /// (Apple, TN3106): at rest nobody sees it, whoever keeps it. Before, everybody does.
  @Test func aColourThatIsClearAtTheEdge() throws {
    func told(_ ios: String) throws -> [[String]] {
      try unmet(
        try file(
          "on viewWillAppear  bar barTintColor=red", "on viewWillAppear  bar barTintColor=blue",
          ios: ios), ["native", "rt"])
    }
    let both = ["A.barTintColor=#FF0000", "B.barTintColor=#0000FF"]
    #expect(try told("17") == [both, both])
    #expect(try told("14")[0] == [])
  }

  /// So it is with a standardAppearance alone (Apple, TN3106); on 14 it shows.
  @Test func anAppearanceThatIsClearAtTheEdge() throws {
    let look = "on viewWillAppear  bar standardAppearance=X"
    func told(_ ios: String) throws -> [[String]] {
      try unmet(
        try file(look, look, "appearance X opaque backgroundColor=red\n", ios: ios), ["native"])
    }
    #expect(try told("17") == [["A.standardAppearance=X", "B.standardAppearance=X"]])
    #expect(try told("14") == [[]])
  }

  /// A page that makes its bar clear itself wants to see no colour of it.
  @Test func aColourUnderABarThatCodeMakesClear() throws {
    let code = "on viewWillAppear  bar barTintColor=red\n  on viewWillAppear  bar.bg alpha=0"
    #expect(try unmet(try file(code, code, ios: "17"), ["native"]) == [[]])
  }

  @Test func coloursThatNobodyReads() throws {
    let scratch = try file("wants barTintColor=red", "wants barTintColor=blue")
    let both = ["A.barTintColor=#FF0000", "B.barTintColor=#0000FF"]
    #expect(try unmet(scratch, Self.five) == [both, both, both, both, []])
  }

  /// fd has a name of its own for it: fd_prefersNavigationBarHidden.
  @Test func aBarThatShouldBeHidden() throws {
    let scratch = try file("wants hidden=no", "wants hidden=yes")
    let none = ["B.hidden=yes"]
    #expect(try unmet(scratch, Self.five) == [none, none, [], none, []])
  }

  @Test func anOpacity() throws {
    let scratch = try file("wants bgAlpha=1", "wants bgAlpha=0")
    let none = ["B.bgAlpha=0"]
    #expect(
      try unmet(scratch, Self.five + ["et-2017"]) == [none, none, none, none, [], []])
  }

  /// What UIKit shows anyway is seen, whoever reads it.
  @Test func whatIsSeenAnyway() throws {
    let scratch = try file("wants hidden=no bgAlpha=1", "wants hidden=no bgAlpha=1")
    #expect(try unmet(scratch, Self.five) == [[], [], [], [], []])
  }

  /// The pages do it themselves.
  @Test func codeOfPages() throws {
    let scratch = try file(
      "wants barTintColor=red\n  on viewWillAppear  copy wants to bar",
      "wants barTintColor=blue\n  on viewWillAppear  copy wants to bar")
    #expect(try unmet(scratch, ["native", "fd"]) == [[], []])
  }

  /// Under each (EachNavigationBar) the real bar lies behind the pages: what their code writes on it
  /// is not seen.
  @Test func whatPageCodeSets() throws {
    let scratch = try file(
      "on viewWillAppear  bar barTintColor=red", "on viewWillAppear  bar backgroundImage=blue")
    let none = ["A.barTintColor=#FF0000", "B.backgroundImage=#0000FF"]
    #expect(try unmet(scratch, ["native", "each", "km"]) == [[], none, []])
    let ran = try Binary.run(
      ["compare", "look.navsim", "--strategy", "native,each", "--places"], in: scratch.url)
    #expect(
      ran.out.contains(
        "\n  not applied: A sets barTintColor=#FF0000, and it is never seen at rest under each\n"),
      "\(ran.out)")
  }

  /// One scenario under many strategies runs on several threads too.
  @Test(.enabled(if: Whole.isAsked)) func theSameAtAnyNumberOfJobs() throws {
    let scratch = try file("wants bgAlpha=1", "wants bgAlpha=0")
    let runs = try ["1", "3", "8"].map { jobs in
      try ["--places", "--by=file"].map { form in
        try Binary.run(
          ["compare", "look.navsim", "--strategy", "all", form, "--jobs", jobs],
          in: scratch.url
        ).out
      }
    }
    #expect(runs[0] == runs[1] && runs[0] == runs[2] && !runs[0][0].isEmpty && !runs[0][1].isEmpty)
  }

  /// A name that only one library knows.
  @Test func aNameOfOneLibrary() throws {
    let scratch = try file(
      "wants hidden=no", "wants km_containerViewBackgroundColor=red", "strategy km\n")
    let none = ["B.km_containerViewBackgroundColor=#FF0000"]
    #expect(try unmet(scratch, ["km", "native", "hbd"]) == [[], none, none])
  }

  /// Never a dash: in the table, in Markdown, and in the list with the page, the wish and what the
  /// strategy would read.
  @Test func inEveryForm() throws {
    let scratch = try file("wants bgAlpha=1", "wants bgAlpha=0")
    func compare(_ more: String...) throws -> String {
      let ran = try Binary.run(
        ["compare", "look.navsim", "--strategy", "hbd,fd"] + more, in: scratch.url)
      #expect(ran.code == 0, "\(ran.err)")
      return ran.out
    }
    let text = try compare()
    #expect(
      text.contains("1 scenario, 2 cells: 0 with a glitch, 1 with a look that is not applied"))
    #expect(
      text.contains("\nhbd       –\n") && text.contains("\nfd        not applied\n"), "\(text)")
    let markdown = try compare("--format", "markdown")
    #expect(markdown.contains("| hbd | – |\n| fd | not applied |\n"), "\(markdown)")
    let places = try compare("--places")
    #expect(
      places.contains(
        "\nfd\n  not applied: B wants bgAlpha=0, and nothing under fd reads it; "
          + "fd reads fd_prefersNavigationBarHidden (hidden), fd_interactivePopDisabled, "
          + "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge\n"), "\(places)")
    #expect(try compare("--by", "file").contains("\nfd        not applied\n"))
  }

  /// However many looks nobody applies, what was found is told, and before them.
  @Test func findingsAreToldBeforeThem() throws {
    let scratch = try Scratch()
    let text = """
      ios 12
      page A "A"
        view backgroundColor=white
        wants tintColor=red titleColor=red
      page B "B"
        view backgroundColor=white
        wants bgAlpha=0 tintColor=blue
        on viewWillAppear  bar barTintColor=blue
        on viewDidAppear   bar barTintColor=red
      scenario "s"
      stack A
      at 0ms  push B
      expect at end: top is B

      """
    try text.write(
      to: scratch.url.appendingPathComponent("many.navsim"), atomically: true, encoding: .utf8)
    let ran = try Binary.run(
      ["compare", "many.navsim", "--strategy", "native,km", "--places", "--max", "2"],
      in: scratch.url)
    let own = ran.out.components(separatedBy: "\nnative\n").last ?? ""
    let words = own.split(separator: "\n").prefix(5).map { $0.split(separator: " ").prefix(2) }
    #expect(words.prefix(2).allSatisfy { $0.first?.hasPrefix("NAV") ?? false }, "\(ran.out)")
    #expect(own.contains("\n  and 2 more looks that are not applied\n"), "\(ran.out)")
  }

  /// `run` and `test` say so too; it is no failure.
  @Test func runAndTestWarn() throws {
    let scratch = try file("wants bgAlpha=1", "wants bgAlpha=0", "strategy fd\n")
    let warning = "warning: page B wants bgAlpha=0, and nothing under fd reads it (cell "
    for command in ["run", "test"] {
      let ran = try Binary.run([command, "look.navsim"], in: scratch.url)
      #expect(ran.code == 0)
      #expect(
        (ran.out + ran.err).components(separatedBy: warning).count == 2, "\(ran.out)\(ran.err)")
    }
    let hbd = try Binary.run(["run", "look.navsim", "--strategy", "hbd"], in: scratch.url)
    #expect(!(hbd.out + hbd.err).contains("nothing under"), "\(hbd.err)")
  }

  /// What the cells of a scenario share is told once, with the cells.
  @Test func manyCellsAreWarnedOfOnce() throws {
    let scratch = try file("wants bgAlpha=1", "wants bgAlpha=0", "strategy fd\n")
    let path = scratch.url.appendingPathComponent("look.navsim")
    let text = try String(contentsOf: path, encoding: .utf8)
      .replacingOccurrences(of: "stack A", with: "matrix\n  ios  12 13 14\nstack A")
    try scratch.write(text, to: "look.navsim")
    let warning = "warning: page B wants bgAlpha=0, and nothing under fd reads it (in all 3 cells)"
    for command in ["run", "test"] {
      let ran = try Binary.run([command, "look.navsim"], in: scratch.url)
      let told = ran.out + ran.err
      #expect(told.components(separatedBy: "nothing under").count == 2, "\(told)")
      #expect(told.contains(warning), "\(told)")
    }
  }

  /// The file's own strategies stand first; additions only where they are named.
  @Test func whoIsAll() throws {
    let scratch = try file(
      "wants bgAlpha=1", "wants bgAlpha=0",
      "strategy in-house\n  on willShow  bar.bg alpha=to.wants.bgAlpha\nstrategy in-house\n")
    let ran = try Binary.run(["compare", "look.navsim", "--strategy", "all"], in: scratch.url)
    #expect(ran.code == 0 && ran.err.isEmpty, "\(ran.err)")
    let rows = ran.out.split(separator: "\n").map { $0.prefix { $0 != " " } }.dropFirst(2)
    #expect(rows.prefix(3) == ["in-house", "native", "meituan"], "\(ran.out)")
    for addition in ["safe-area", "title-layout", "rw-status-bar"] {
      #expect(!rows.contains { $0 == addition })
    }
    #expect(rows.contains("each") && rows.contains("own-bar"))
    #expect(
      ran.out.contains(
        "left out, for they add to others: safe-area, title-layout, rw-status-bar; name them, "
          + "as --strategy 'in-house,in-house + safe-area'\n"), "\(ran.out)")
    let named = try Binary.run(
      ["compare", "look.navsim", "--strategy", "native,safe-area"], in: scratch.url)
    #expect(named.out.contains("\nsafe-area  "), "\(named.out)")
    #expect(!named.out.contains("left out"))
  }
}
