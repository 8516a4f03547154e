import Foundation
import Testing

// --orphans=delete deletes kept traces, and nothing else: not behind links, nor what navsim did not
// write.

@Suite struct KeptLinkTests {
  private static let text =
    "navsim 1\nios 12\ndevice iphone-8\npage A \"A\"\npage B \"B\"\nscenario \"s\"\nstack A\n"
    + "at 0ms  push B\n"
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.text + "golden\n", to: "Scenarios/a.navsim")
    try scratch.write(Self.text + "golden fingerprint\n", to: "Scenarios/in/f.navsim")
    #expect(try run("--update").code == 0)
    for name in ["old.trace", "old.trace.new", "sub/older.trace"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent("outside/sub"), withIntermediateDirectories: true)
      try scratch.write(
        try scratch.read("Scenarios/__traces__/a/s.trace"), to: "outside/" + name)
    }
    let fingerprints = try scratch.read("Scenarios/__traces__/in/f/fingerprints.txt")
    try scratch.write(fingerprints.replacing("\ns ", with: "\nt "), to: "outside/fingerprints.txt")
  }

  private func run(_ arguments: String...) throws -> Ran {
    try Binary.run(["test"] + arguments, in: scratch.url)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  private func outside() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: scratch.url.appendingPathComponent("outside").path
    ).sorted()
  }

  @Test(arguments: [
    ("Scenarios/__traces__/gone", "../../outside", "Scenarios"),
    ("Scenarios/__traces__/a", "../../outside", "Scenarios"),
    ("Scenarios/__traces__/a", "../../outside", "Scenarios/a.navsim"),
    ("Scenarios/__traces__/in/f", "../../../outside", "Scenarios/in/f.navsim"),
    ("Scenarios/__traces__/in", "../../outside", "Scenarios/in"),
    ("Scenarios/__traces__/a/sub", "../../../outside", "Scenarios"),
  ])
  func nothingBehindALinkIsDeleted(name: String, target: String, operand: String) throws {
    let before = try outside()
    let fingerprints = try scratch.read("outside/fingerprints.txt")
    try? FileManager.default.removeItem(at: scratch.url.appendingPathComponent(name))
    try link(name, to: target)
    let ran = try run("--orphans=delete", operand)
    #expect(try Set(before).isSubset(of: outside()), "\(ran.out)\(ran.err)")
    #expect(try scratch.read("outside/fingerprints.txt") == fingerprints)
  }

  /// Kept traces may lie elsewhere: they are found and written there, and deleted by hand.
  @Test func theFolderItselfMayBeALink() throws {
    let manager = FileManager.default
    try manager.removeItem(at: scratch.url.appendingPathComponent("outside"))
    try manager.moveItem(
      at: scratch.url.appendingPathComponent("Scenarios/__traces__"),
      to: scratch.url.appendingPathComponent("outside"))
    try link("Scenarios/__traces__", to: "../outside")
    let trace = try scratch.read("outside/a/s.trace")
    try scratch.write(trace, to: "outside/gone/old.trace")
    #expect(try run().out.contains("gone/old.trace:1:1: warning: no cell asks for this trace"))
    let deleting = try run("--orphans=delete")
    #expect(deleting.code == 2 && deleting.out.contains("2 cells: 2 passed"))
    #expect(
      deleting.err == "navsim: error: Scenarios/__traces__/gone/old.trace: is not deleted: "
        + "Scenarios/__traces__ is a link\n")
    #expect(try scratch.read("outside/gone/old.trace") == trace)
    try scratch.write(
      Self.text.replacing("push B", with: "push B animated=no") + "golden\n",
      to: "Scenarios/a.navsim")
    #expect(try run().code == 1)
    let accepted = try Binary.run(["review", "--accept"], in: scratch.url)
    #expect(accepted.out == "accepted Scenarios/__traces__/a/s.trace\n")
    #expect(try scratch.read("outside/a/s.trace") != trace)
    #expect(try run().code == 0)
  }

  @Test func whatNavsimDidNotWriteStays() throws {
    let folder = "Scenarios/__traces__/a/"
    try scratch.write("open(\"/etc/passwd\") = 3\n", to: folder + "strace.trace")
    try scratch.write("notes\n", to: folder + "notes.txt")
    try scratch.write(try scratch.read(folder + "s.trace"), to: folder + "old.trace")
    try link(folder + "linked.trace", to: "../../../outside/old.trace")
    let ran = try run("--orphans=delete")
    #expect(ran.code == 2 && ran.out.contains("deleted \(folder)old.trace\n"))
    #expect(ran.err.contains("\(folder)strace.trace: is not deleted: navsim did not write it\n"))
    #expect(
      ran.err.contains("linked.trace: is not deleted: \(folder)linked.trace is a link\n"))
    #expect(
      try scratch.names(folder) == ["linked.trace", "notes.txt", "s.trace", "strace.trace"])
  }

  /// What could not be done is not told as done.
  @Test func onlyWhatIsWholeIsAccepted() throws {
    let path = "Scenarios/__traces__/a/s.trace"
    let kept = try scratch.read(path)
    for waiting in ["", "navsim-trace 1\nscenario  s\n", String(kept.dropLast(20))] {
      try scratch.write(waiting, to: path + ".new")
      let ran = try Binary.run(["review", "--accept"], in: scratch.url)
      #expect(ran.code == 2 && ran.out.isEmpty && ran.err.contains(path + ".new: cannot be kept: "))
      #expect(try scratch.read(path) == kept && scratch.read(path + ".new") == waiting)
    }
    #expect(try Binary.run(["review", "--reject"], in: scratch.url).code == 0)
  }
}
