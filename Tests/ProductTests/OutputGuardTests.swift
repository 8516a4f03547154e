import Foundation
import NavSimTestSupport
import Testing

// Nothing that a call writes takes the place of what it reads, of a scenario, or of another output.

@Suite struct OutputGuardTests {
  private let scratch: Scratch
  private static let pages = "page A \"A\"\npage B \"B\"\n"
  private static let text =
    "navsim 1\nios 12\ndevice iphone-8\nuse \"pages.navsim\"\nscenario \"s\"\nstack A\n"
    + "at 0ms  push B\ngolden\n"

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.pages, to: "pages.navsim")
    try scratch.write(Self.text, to: "a.navsim")
    try scratch.write(Self.text, to: "other.navsim")
    let manager = FileManager.default
    func url(_ name: String) -> URL { scratch.url.appendingPathComponent(name) }
    try manager.linkItem(at: url("pages.navsim"), to: url("hard"))
    try manager.createSymbolicLink(atPath: url("soft").path, withDestinationPath: "a.navsim")
    try manager.createSymbolicLink(atPath: url("open").path, withDestinationPath: "new/x.txt")
    try manager.createSymbolicLink(atPath: url("circle").path, withDestinationPath: "circle")
    try manager.createDirectory(at: url("folder"), withIntermediateDirectories: true)
    #expect(try run(["test", "--update", "a.navsim"]).code == 0)
    #expect(try run(["test", "a.navsim", "--json", "s.jsonl", "--quiet"]).code == 0)
    #expect(try run(["run", "a.navsim", "-o", "t.trace", "--quiet"]).code == 0)
    #expect(try run(["export", "t.trace", "-f", "jsonl", "-o", "t.jsonl"]).code == 0)
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Ran {
    try Binary.run(arguments, in: scratch.url, environment: environment)
  }

  /// Every file below the scratch folder with its bytes.
  private func state() throws -> [String: Data] {
    var state: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path) {
      state[name] = (try? Data(contentsOf: scratch.url.appendingPathComponent(name))) ?? Data()
    }
    return state
  }

  static let outputs: [[String]] = [
    ["test", "a.navsim", "--quiet", "--junit"], ["test", "a.navsim", "--sarif"],
    ["test", "a.navsim", "--json"], ["check", "a.navsim", "--sarif"],
    ["run", "a.navsim", "-o"], ["export", "a.navsim", "-f", "csv", "-o"],
  ]
  static let wrong: [(path: String, reason: String)] = [
    ("a.navsim", "is an input of this run"), ("./folder/../a.navsim", "is an input of this run"),
    ("soft", "is an input of this run"), ("pages.navsim", "is an input of this run"),
    ("hard", "is an input of this run"), ("other.navsim", "is a scenario, not a "),
    ("new.navsim", "has the name of a scenario"),
    ("circle", "leads nowhere: too many symbolic links"),
  ]

  @Test(arguments: Whole.of(outputs, every: 3)) func noInputAndNoScenarioIsReplaced(
    command: [String]
  ) throws {
    let before = try state()
    for (path, reason) in Self.wrong {
      let ran = try run(command + [path])
      #expect(ran.code == 2 && ran.out.isEmpty, "\(command) \(path): \(ran.out)")
      #expect(ran.err.contains("'\(path)' \(reason)"), "\(command) \(path): \(ran.err)")
      #expect(try state() == before, "\(command) \(path)")
    }
    if command[0] == "run" { return }
    let folder = try run(command + ["folder"])
    #expect(folder.code == 2 && folder.err.contains("'folder' is a folder"))
  }

  @Test(
    arguments: Whole.of(
      [
        (["test", "--merge", "s.jsonl", "--json", "./s.jsonl"], "is an input of this run"),
        (["test", "--merge", "s.jsonl", "--junit", "a.navsim"], "is a scenario, not a report"),
        (["export", "t.trace", "-f", "csv", "-o", "t.trace"], "is an input of this run"),
        (["conform", "s.jsonl", "-o", "s.jsonl"], "is an input of this run"),
        (["test", "a.navsim", "--junit", "__traces__/a/s.trace"], "is the file of 'golden' too"),
        (
          ["test", "a.navsim", "--json", "__traces__/a/s.trace.new"], "is the file of 'golden' too"
        ),
        (["test", "a.navsim", "--junit", "x", "--json", "./x"], "is the file of --junit too"),
        (["test", "a.navsim", "--junit", "n/x", "--json", "n/../n/./x"], "there called 'n/x'"),
        (
          ["test", "a.navsim", "--junit", "new/x.txt", "--json", "open"], "there called 'new/x.txt'"
        ),
        (["run", "a.navsim", "other.navsim", "-o", "t.trace"], "several traces need a folder"),
        (["reproduce", "a"], "a.navsim: exists already"),
        (["reproduce", "folder/../a"], "exists already"),
        (["fmt", "/dev/null"], "'/dev/null' is no file that can be changed"),
      ], every: 4)) func whatIsTakenStays(arguments: [String], reason: String) throws
  {
    let before = try state()
    let ran = try run(arguments)
    #expect(ran.code == 2 && ran.out.isEmpty && ran.err.contains(reason), "\(ran.err)")
    #expect(try state() == before)
  }

  @Test func allThatIsWrongIsToldAtOnce() throws {
    let ran = try run(
      ["test", "a.navsim", "--junit", "a.navsim", "--sarif", "folder", "--json", "ok"],
      ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "pages.navsim"])
    #expect(ran.code == 2 && ran.err.components(separatedBy: "navsim: error: ").count == 4)
    #expect(ran.err.contains("'pages.navsim' is an input of this run"))
    #expect(ran.err.contains("  = see what is set in GITHUB_STEP_SUMMARY"))
    #expect(try scratch.read("pages.navsim") == Self.pages)
    #expect(try !scratch.names().contains("ok"))
  }

  @Test func standardInputIsAnInputToo() throws {
    let ran = try Shell.run(
      "cd '\(scratch.url.path)'; '\(Binary.path)' run - -o pages.navsim < a.navsim; "
        + "cp a.navsim b.txt; '\(Binary.path)' run - -o b.txt < b.txt; "
        + "'\(Binary.path)' run a.navsim -o out > out; '\(Binary.path)' run a.navsim -o /dev/null")
    let parts = ran.err.components(separatedBy: "it is left alone")
    #expect(parts.count == 4, "\(ran.err)")
    #expect(parts[0].contains("'pages.navsim' is an input of this run"))
    #expect(parts[1].contains("'b.txt' is an input of this run"))
    #expect(parts[2].contains("'out' is where a standard stream goes"))
    #expect(ran.code == 0)
    #expect(try scratch.read("b.txt") == Self.text && scratch.read("pages.navsim") == Self.pages)
  }

  /// A link is written through by everything that writes, also one that leads to nothing yet.
  @Test func linksAreWrittenThrough() throws {
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("new"), withIntermediateDirectories: true)
    let path = scratch.url.appendingPathComponent("open").path
    func isLink() -> Bool {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == "new/x.txt"
    }
    for arguments in [
      ["run", "a.navsim", "-o", "open"], ["export", "a.navsim", "-f", "csv", "-o", "open"],
      ["test", "a.navsim", "--junit", "open"], ["check", "a.navsim", "--sarif", "open"],
      ["conform", "t.jsonl", "-o", "open"],
    ] {
      try? FileManager.default.removeItem(at: scratch.url.appendingPathComponent("new/x.txt"))
      for _ in 0..<2 {
        #expect(try run(arguments).code < 2, "\(arguments)")
        #expect(isLink() && FileManager.default.fileExists(atPath: path))
      }
    }
  }

  /// A folder that cannot be made is told before anything runs: nothing else is printed, and nothing
  /// is written.
  @Test(
    arguments: Whole.of(
      [
        ["run", "a.navsim", "-o", "hard/sub/"], ["run", "a.navsim", "-o", "hard/t.trace"],
        ["test", "a.navsim", "--junit", "hard/x.xml"], ["test", "a.navsim", "--html", "hard/page"],
        ["export", "t.trace", "-f", "jsonl", "-o", "hard/t.jsonl"],
        ["check", "a.navsim", "--sarif", "hard/x"],
        ["view", "a.navsim", "-o", "hard/a.html"], ["film", "a.navsim", "-o", "hard/a.svg"],
      ], every: 3)) func aFolderThatCannotBeMadeIsToldFirst(arguments: [String]) throws
  {
    let before = try state()
    let ran = try run(arguments)
    #expect(ran.code == 2 && ran.out.isEmpty, "\(ran)")
    let message = "hard: cannot be made as a folder: a file of that name is in the way"
    #expect(ran.err == "navsim: error: \(message)\n", "\(ran)")
    #expect(try state() == before)
  }

  /// What waits goes through the link that the kept trace is; the link stays.
  @Test func acceptingWritesThroughALink() throws {
    let kept = "__traces__/a/s.trace"
    try FileManager.default.moveItem(
      at: scratch.url.appendingPathComponent(kept), to: scratch.url.appendingPathComponent("kept"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent(kept).path, withDestinationPath: "../../kept")
    try scratch.write(Self.text.replacing("push B", with: "push B animated=no"), to: "a.navsim")
    #expect(try run(["test", "a.navsim"]).code == 1)
    let waiting = try scratch.read(kept + ".new")
    #expect(try run(["review", "--accept"]).code == 0)
    #expect(try scratch.read("kept") == waiting)
    #expect(try run(["test", "--check", "a.navsim"]).code == 0)
    // Through a link to a scenario nothing is written.
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent(kept))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent(kept).path,
      withDestinationPath: "../../other.navsim")
    for arguments in [["test", "a.navsim", "--update"], ["review", "--accept"]] {
      try scratch.write(waiting, to: kept + ".new")
      let ran = try run(arguments)
      #expect(ran.code == 2 && ran.err.contains("is a scenario, not a trace"), "\(ran.err)")
      #expect(try scratch.read("other.navsim") == Self.text)
    }
  }
}
