import Foundation
import Testing

// A scenario, or a value of its matrix, that gets another name: its kept trace has the old one, and nothing in it has
// changed.

@Suite struct RenamedTraceTests {
  private static func scratch(_ values: [String], _ name: String = "one") throws -> Scratch {
    let scratch = try Scratch()
    try write(values, name, "#FF0000", scratch)
    _ = try Binary.run(["test", "--update"], in: scratch.url, environment: ["CI": ""])
    return scratch
  }

  private static func write(
    _ values: [String], _ name: String, _ color: String, _ scratch: Scratch
  ) throws {
    try scratch.write(
      """
      page A "A"
        [\(values[1])] on viewWillAppear  bar barTintColor=\(color)
      page B "B"
      scenario "\(name)"
      matrix
        variant \(values.joined(separator: " "))
      stack A
      then push B
      golden
      """, to: "Scenarios/a.navsim")
  }

  private static func told(_ arguments: [String], _ scratch: Scratch) throws -> String {
    try Binary.run(arguments, in: scratch.url, environment: ["CI": ""]).out
  }

  private let folder = "Scenarios/__traces__/a/"

  @Test(arguments: [("one", ["broken", "fixed"]), ("two", ["bug", "cure"])])
  func whatIsTheSameButForItsNameIsSaid(name: String, values: [String]) throws {
    let scratch = try Self.scratch(["bug", "cure"])
    try Self.write(values, name, "#FF0000", scratch)
    let told = try Self.told(["test"], scratch)
    for (old, new) in zip(["bug", "cure"], values) {
      #expect(
        told.contains(
          "\(folder)one.variant=\(old).trace:1:1: warning: no cell asks for this trace; "
            + "\(folder)\(name).variant=\(new).trace.new is the same but for its name; "
            + "navsim test --orphans=delete deletes it\n"), "\(told)")
    }
    let review = try Self.told(["review"], scratch)
    #expect(
      review.contains("no trace is kept yet; \(folder)one.variant=bug.trace is the same"),
      "\(review)")
  }

  @Test func aRenamedTraceThatChangedIsNotTheSame() throws {
    let scratch = try Self.scratch(["bug", "cure"])
    try Self.write(["bug", "fixed"], "one", "#00FF00", scratch)
    let told = try Self.told(["test"], scratch)
    #expect(
      told.contains("one.variant=cure.trace:1:1: warning: no cell asks for this trace; navsim test")
    )
    #expect(!told.contains("is the same"))
    #expect(!(try Self.told(["review"], scratch)).contains("is the same"))
  }
}
