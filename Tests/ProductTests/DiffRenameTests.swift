import Foundation
import Testing

// `navsim diff --renamed OLD=NEW`: where names stand, and what cannot be told from one.

@Suite struct DiffRenameTests {
  private static func ran(_ old: String, _ new: String, _ options: [String]) throws -> Ran {
    let scratch = try Scratch()
    try scratch.write(old, to: "a.navsim")
    try scratch.write(new, to: "b.navsim")
    return try Binary.run(["diff", "a.navsim", "b.navsim"] + options, in: scratch.url)
  }

  /// A push within a push, of which UIKit warns; the second page's title is a name, too.
  private static func nested(_ page: String) -> String {
    """
    ios 12
    page A "A"
      view backgroundColor=white
    page \(page) "B"
      view backgroundColor=white
    page C "C"
      view backgroundColor=white
    scenario "a push within a push"
    stack A
    at 0ms   push \(page)
    at 50ms  push C

    """
  }

  @Test func aWarningSpeaksOfTheNewName() throws {
    let plain = try Self.ran(Self.nested("B"), Self.nested("D"), ["--ignore", "page.*"])
    #expect(plain.out.contains("appearance transitions for B"), "\(plain.out)")
    let ran = try Self.ran(Self.nested("B"), Self.nested("D"), ["--renamed", "B=D"])
    #expect(ran.code == 0 && ran.out.contains("no difference"), "\(ran.out)")
  }

  /// A name in brackets, as UIKit says of presentations; the sentence itself begins with what could be a name.
  @Test func aWarningSpeaksOfTwoNames() throws {
    func app(_ a: String, _ b: String) -> String {
      """
      page \(a)
        on viewDidLoad  present \(b)
      page \(b)
      scenario "too early"
      stack \(a)
      then push \(b)

      """
    }
    let ran = try Self.ran(
      app("Attempt", "B"), app("List", "D"), ["--renamed", "Attempt=List", "--renamed", "B=D"])
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
  }

  /// Where names alone are others the files are the same; what else differs in them is told as it stands.
  @Test func renamedLinesAreNoChangeOfTheFiles() throws {
    let new = Self.nested("D").replacing("at 50ms", with: "at 60ms")
    let ran = try Self.ran(Self.nested("B"), new, ["--renamed", "B=D"])
    #expect(ran.code == 1)
    #expect(
      ran.out.contains("  old  a.navsim:11  at 50ms push C\n  new  b.navsim:11  at 60ms push C\n"),
      "\(ran.out)")
    #expect(!ran.out.contains("page B") && !ran.out.contains("push D"), "\(ran.out)")
  }

  /// A phase without a label is called by its verb, and so may one with it be.
  @Test func theVerbOfAnActionIsRefused() throws {
    for (names, side) in [("push=go", "old"), ("go=push", "new")] {
      let pushed = side == "new" ? "push C as go" : "push C"
      let app = Self.nested("B").replacing("push C", with: pushed)
      let ran = try Self.ran(app, app, ["--renamed", names])
      #expect(ran.code == 2 && ran.out.isEmpty)
      #expect(
        ran.err
          == "navsim: error: '--renamed': 'push' is what an action without a label is called\n"
          + "  = give it a label in the \(side) file first (as NAME), and name that\n")
    }
  }

  @Test func aNameThatTheOldSideHasIsRefused() throws {
    let ran = try Self.ran(Self.nested("B"), Self.nested("D"), ["--renamed", "B=C"])
    #expect(ran.code == 2 && ran.out.isEmpty, "\(ran.out)")
    #expect(
      ran.err.hasPrefix("navsim: error: '--renamed B=C': the old side has a 'C' already (a.navsim"),
      "\(ran.err)")
    #expect(ran.err.contains("= where that is called otherwise now, name it too: --renamed C=NAME"))
    #expect(ran.err.split(separator: "\n").count == 2, "\(ran.err)")
    // A page below others is there, too, though nobody sees it.
    let below = Self.nested("B").replacing("stack A", with: "stack A > B > C")
      .replacing("push B", with: "pop").replacing("at 50ms  push C\n", with: "")
    let hidden = try Self.ran(below, below, ["--renamed", "A=B"])
    #expect(hidden.code == 2 && hidden.err.contains("has a 'B' already"), "\(hidden)")
    // A page may be called as a label is.
    let labelled = Self.nested("B").replacing("push C", with: "push C as Feed")
    let fine = try Self.ran(
      labelled, labelled.replacing("B\n", with: "Feed\n").replacing("page B", with: "page Feed"),
      ["--renamed", "B=Feed"])
    #expect(fine.code == 0, "\(fine.out)\(fine.err)")
  }

  /// Files of the old side are called as those of the new one.
  @Test func aUsedFileOfARevisionHasAPlainPath() throws {
    let scratch = try Scratch()
    let user = "use \"../lib/pages.navsim\"\nscenario \"s\"\nstack A\nat 0ms  push B\n"
    try scratch.write(user, to: "Scenarios/reg/a.navsim")
    let pages = "page A\npage B\n  on viewWillAppear  bar barTintColor=red\n"
    try scratch.write(pages, to: "Scenarios/lib/pages.navsim")
    let kept = try Shell.run(
      "cd '\(scratch.url.path)' && git init -q && git add . "
        + "&& git -c user.name=x -c user.email=x@x commit -qm one")
    try #require(kept.code == 0, "\(kept.err)")
    try scratch.write(
      pages.replacing("red", with: "blue"), to: "Scenarios/lib/pages.navsim")
    let path = "Scenarios/reg/a.navsim"
    let ran = try Binary.run(["diff", "git:HEAD:\(path)", path], in: scratch.url)
    #expect(ran.code == 1)
    for side in ["old", "new"] {
      #expect(ran.out.contains("  \(side)  Scenarios/lib/pages.navsim:3  "), "\(ran.out)")
    }
    #expect(!ran.out.contains(".."), "\(ran.out)")
  }

  /// Folders of scenarios are told how folders are compared.
  @Test func foldersAreComparedAsTraces() throws {
    let scratch = try Scratch()
    try scratch.write(Self.nested("B"), to: "one/a.navsim")
    let ran = try Binary.run(["diff", "one", "one"], in: scratch.url)
    #expect(ran.code == 2)
    #expect(
      ran.err == "navsim: error: one: no .trace or .tracks file below this folder\n"
        + "  = folders are compared as traces: navsim run one -o OUT\n")
  }
}
