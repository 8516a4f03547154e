import Foundation
import Testing

@testable import NavSimCommand

// `use`: scenario files of the same project, and nothing else unless the call allows it.

@Suite struct UsedFileTests {
  private let scratch: Scratch
  private static let pages = "page Shared \"Shared\"\n"

  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String..., in folder: String = ".") throws -> Ran {
    try Binary.run(arguments, in: scratch.url.appendingPathComponent(folder))
  }

  private func scenario(using path: String) -> String {
    "use \"\(path)\"\npage B\nscenario \"s\"\nstack Shared\nat 0ms push B\nexpect at end: top is B\n"
  }

  @Test func aProjectIsWholeWithoutAFlag() throws {
    try scratch.write(Self.pages, to: "home/Scenarios/shared/x.navsim")
    try scratch.write(
      scenario(using: "../shared/x.navsim"), to: "home/Scenarios/basics/push.navsim")
    for (path, folder) in [
      ("home/Scenarios/basics/push.navsim", "."), ("push.navsim", "home/Scenarios/basics"),
      ("home/Scenarios", "."), ("../basics", "home/Scenarios/shared"),
      (scratch.url.path + "/home/Scenarios/basics/push.navsim", "home/Scenarios/shared"),
    ] {
      let ran = try run("check", path, in: folder)
      #expect(ran.code == 0, "\(path) \(ran.err)")
    }
  }

  @Test func whatLiesOutsideNeedsTheFlag() throws {
    try scratch.write(Self.pages, to: "other/x.navsim")
    try scratch.write("", to: "home/Package.swift")
    try scratch.write(scenario(using: "../../other/x.navsim"), to: "home/Scenarios/a.navsim")
    let ran = try run("check", "home/Scenarios/a.navsim")
    #expect(ran.code == 2)
    #expect(
      ran.err.hasPrefix(
        """
        home/Scenarios/a.navsim:1:5: error: '../../other/x.navsim' lies outside the project
           1 | use "../../other/x.navsim"
             |     ^~~~~~~~~~~~~~~~~~~~~~
             = note: the project is the nearest folder above with .git, else with Package.swift or \
        Scenarios; --allow-outside allows more

        """), "\(ran.err)")
    #expect(try run("check", "home/Scenarios/a.navsim", "--allow-outside").code == 0)
    #expect(try run("test", "home/Scenarios", "--allow-outside").code == 0)
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent(".git"), withIntermediateDirectories: false)
    #expect(try run("check", "home/Scenarios/a.navsim").code == 0)
  }

  @Test func linksAreFollowedBeforeItIsDecided() throws {
    try scratch.write(Self.pages, to: "other/x.navsim")
    try scratch.write("secret words\n", to: "home/secret")
    try scratch.write("", to: "home/Package.swift")
    let files = FileManager.default
    let home = scratch.url.appendingPathComponent("home")
    for (name, target) in [("out", "../other/x.navsim"), ("secret", "secret"), ("lost", "none")] {
      try files.createSymbolicLink(
        atPath: home.appendingPathComponent(name + ".navsim").path, withDestinationPath: target)
      try scratch.write(scenario(using: name + ".navsim"), to: "home/\(name)-user.navsim")
    }
    for (name, message) in [
      ("out", "'out.navsim' lies outside the project"),
      ("secret", "'secret.navsim' is a link to what is no .navsim file"),
      ("lost", "there is no file 'lost.navsim'"),
    ] {
      let ran = try run("check", "home/\(name)-user.navsim")
      #expect(ran.code == 2 && ran.err.contains(":1:5: error: \(message)\n"), "\(ran.err)")
      #expect(!ran.err.contains("words"))
    }
    #expect(try run("check", "home/out-user.navsim", "--allow-outside").code == 0)
  }

  @Test func whatIsNoScenarioFileIsNotRead() throws {
    try scratch.write("secret words\n", to: "secret.txt")
    for path in ["/etc/passwd", "secret.txt", "/dev/zero", ".navsim"] {
      try scratch.write(scenario(using: path), to: "a.navsim")
      for more in [[], ["--allow-outside"]] {
        let ran = try Binary.run(["test", "a.navsim"] + more, in: scratch.url)
        #expect(ran.code == 2)
        #expect(ran.err.contains("a.navsim:1:5: error: '\(path)' is no scenario file"))
        #expect(!ran.err.contains("words") && !ran.err.contains("root:"))
      }
    }
  }

  @Test func aUsedPipeIsNotWaitedFor() throws {
    try scratch.write(scenario(using: "p.navsim"), to: "a.navsim")
    let ran = try Shell.run(
      "cd '\(scratch.url.path)' && mkfifo p.navsim && "
        + "\(Shell.limited) '\(Binary.path)' check a.navsim")
    #expect(ran.code == 2)
    #expect(
      ran.err.contains("a.navsim:1:5: error: 'p.navsim' cannot be read: is a pipe, not a file"))
  }

  @Test func everyCommandThatReadsScenariosHasTheFlag() {
    let without = ["review", "reproduce", "help"]
    for command in Tool.commands {
      let has = command.options.contains { $0.name == "allow-outside" }
      #expect(has == !without.contains(command.name), "\(command.name)")
    }
  }

  @Test func everyOneOfThemMindsIt() throws {
    try scratch.write(Self.pages, to: "other/x.navsim")
    try scratch.write("", to: "home/Package.swift")
    try scratch.write(scenario(using: "../other/x.navsim"), to: "home/a.navsim")
    try scratch.write("Shared viewDidLoad\nB viewDidLoad\n", to: "log")
    let calls = [
      ["run", "home/a.navsim"], ["test", "home/a.navsim"], ["check", "home/a.navsim"],
      ["check", "home/a.navsim"], ["compare", "home/a.navsim", "--ios", "12"],
      ["explain", "scenarios", "home/a.navsim"], ["explain", "strategies", "home/a.navsim"],
      ["explain", "nothing", "home/a.navsim"], ["diff", "home/a.navsim", "home/a.navsim"],
      ["why", "home/a.navsim", "bar.y", "--frame", "start"],
      ["run", "home/a.navsim", "--frame", "start"], ["export", "home/a.navsim", "-f", "csv"],
      ["conform", "log", "home/a.navsim"],
    ]
    for call in calls {
      let refused = try Binary.run(call, in: scratch.url)
      #expect(refused.code == 2 && refused.err.contains("lies outside the project"), "\(call)")
      let allowed = try Binary.run(call + ["--allow-outside"], in: scratch.url)
      #expect(!allowed.err.contains("lies outside the project"), "\(call)")
    }
    #expect(try run("fmt", "--check", "home/a.navsim").err.contains("lines 1, 4 are left alone"))
    #expect(try !run("fmt", "--check", "home/a.navsim", "--allow-outside").err.contains("alone"))
  }

  /// A line that several files use is wrong once; reports tell of each file that did not run.
  @Test(arguments: ["check", "test", "run"])
  func whatIsWrongInAUsedFileIsToldOnce(command: String) throws {
    try scratch.write(
      "page Shared\n  on viewDidLoad  bar tintColr=red\n", to: "home/Scenarios/lib/x.navsim")
    for name in ["a", "b", "c"] {
      try scratch.write(scenario(using: "lib/x.navsim"), to: "home/Scenarios/\(name).navsim")
    }
    let told = "Scenarios/lib/x.navsim:2:23: error: the bar has no 'tintColr'"
    let all = try run(command, "Scenarios", in: "home")
    #expect(all.code == 2)
    #expect(all.err.components(separatedBy: told).count == 2, "\(all.err)")
    let users = "     = note: used from Scenarios/a.navsim:1, and from "
    #expect(all.err.contains(users + "2 more places\n"), "\(all.err)")
    let two = try run(command, "Scenarios/a.navsim", "Scenarios/b.navsim", in: "home")
    #expect(two.err.contains(users + "1 more place\n"), "\(two.err)")
    let one = try run(command, "Scenarios/b.navsim", in: "home")
    #expect(one.err.contains("     = note: used from Scenarios/b.navsim:1\n"), "\(one.err)")
    let itself = try run(command, "Scenarios/lib", in: "home")
    #expect(!itself.err.contains("used from"), "\(itself.err)")
    if command == "check" {
      #expect(all.err.hasSuffix(": 1 error, 0 warnings, 0 pieces of advice\n"), "\(all.err)")
    }
  }

  @Test func reportsTellOfEachFileThatUsesIt() throws {
    try scratch.write(
      "page Shared\n  on viewDidLoad  bar tintColr=red\n", to: "home/lib/x.navsim")
    for name in ["a", "b"] {
      try scratch.write(scenario(using: "../lib/x.navsim"), to: "home/Scenarios/\(name).navsim")
    }
    _ = try run("test", "Scenarios", "--json", "out.json", in: "home")
    let report = try scratch.read("home/out.json")
    for name in ["a", "b"] {
      #expect(report.contains("used from Scenarios/\(name).navsim:1"), "\(report)")
    }
  }
}

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "a"), ("./a", "a"), ("a/", "a"), ("a//b", "a/b"), (".", "."), ("./", "."), ("/", "/"),
    ("//", "/"), ("a/./b/", "a/b"), ("/a/../b", "/b"), ("..", ".."), ("../a", "../a"),
    ("/..", "/"), ("", ""),
  ])
  func shortest(path: String, short: String) { #expect(Paths.normal(path) == short) }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/", true),
    ("/b", "/a/b", false),
  ])
  func inside(path: String, folder: String, isInside: Bool) {
    #expect(Paths.isInside(path, folder) == isInside)
  }
}
