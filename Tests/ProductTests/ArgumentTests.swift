import Testing

@testable import NavSimCommand

// Every way to write an option, and that nothing else is taken for one.

@Suite struct ArgumentTests {
  private func parse(_ words: String...) throws -> Arguments {
    try ArgumentParser.parse(words[...], for: .run)
  }

  @Test(arguments: [
    ["-o", "t", "f"], ["-ot", "f"], ["--output", "t", "f"], ["--output=t", "f"],
    ["f", "-o", "t"], ["f", "--output=t"],
  ])
  func aValueMayBeWrittenInAnyForm(words: [String]) throws {
    let parsed = try ArgumentParser.parse(words[...], for: .run)
    #expect(parsed.value("output") == "t")
    #expect(parsed.operands == ["f"])
  }

  @Test func wrongOptionsAreToldTogether() throws {
    let error = try #require(throws: UsageError.self) {
      try parse("--nope1", "f", "--nope2", "--every", "-o", "t", "--full=1")
    }
    let messages = ([error] + error.others).map(\.message)
    #expect(
      messages == [
        "unknown option '--nope1'", "unknown option '--nope2'", "'--every' needs a value",
        "'--full' takes no value",
      ])
  }

  @Test func doubleDashEndsTheOptions() throws {
    let parsed = try parse("--full", "--", "--only", "-")
    #expect(parsed.operands == ["--only", "-"])
    #expect(parsed.has("full") && !parsed.has("only"))
  }

  @Test func aDashIsAnOperandAndAValue() throws {
    #expect(try parse("-").operands == ["-"])
    #expect(try parse("f", "-o", "-").value("output") == "-")
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    #expect(try parse("f", "--only=bar", "--only", "eye.*").all("only") == ["bar", "eye.*"])
  }

  @Test func aValueMayHoldAnEqualsSignOrBeNegative() throws {
    #expect(try parse("f", "--cell=ios=12,variant=bug").all("cell") == ["ios=12,variant=bug"])
    #expect(try parse("f", "--strategy=-x").value("strategy") == "-x")
  }

  @Test func helpExcusesMissingOperands() throws {
    #expect(try parse("--help").has("help"))
    #expect(try parse("-h").has("help"))
  }
}
