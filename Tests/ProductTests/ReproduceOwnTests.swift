import Foundation
import Testing

/// `navsim reproduce --use`: a report about the strategy of one's own library.
@Suite struct ReproduceOwnTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      /// A stand-in that nobody takes away.
      strategy base
        on push.pre  make from.fake kind=bar item=empty

      /// It wears what its page wants.
      strategy mine like base
        on viewWillAppear  copy self.wants to bar
        on viewWillAppear  after 200ms  bar alpha=0.5

      """, to: "lib/mine.navsim")
    try scratch.write("use \"mine.navsim\"\nstrategy other like mine\n", to: "lib/other.navsim")
    try scratch.write("", to: "out/empty.txt")
  }

  private func reproduce(_ arguments: String...) throws -> Ran {
    try Binary.run(["reproduce"] + arguments, in: scratch.url)
  }

  @Test func theFileUsesTheLibraryAndRuns() throws {
    let ran = try reproduce(
      "out/case", "--use", "lib/mine.navsim", "--strategy", "mine", "--as-told")
    #expect(ran.code < 2, "\(ran.err)")
    let text = try scratch.read("out/case.navsim")
    #expect(text.contains(" \"../lib/mine.navsim\"\n"), "\(text)")
    #expect(text.contains("strategy  mine"), "\(text)")
    // The pages say what they want: the library reads it.
    #expect(text.contains("  wants"), "\(text)")
    let again = try Binary.run(["check", "--no-advice", "out/case.navsim"], in: scratch.url)
    #expect(again.code == 0, "\(again.err)")
  }

  @Test func whatTheLibraryUsesIsFound() throws {
    let ran = try reproduce("case", "--use", "lib/other.navsim", "--strategy", "other", "--as-told")
    #expect(ran.code == 0, "\(ran.err)")
    #expect(try scratch.read("case.navsim").contains(" \"lib/other.navsim\"\n"))
  }

  @Test(arguments: [
    (["--strategy", "min"], "did you mean 'mine'?"),
    (["--use", "lib/none.navsim"], "lib/none.navsim"),
  ])
  func whatIsNotThereIsTold(words: [String], told: String) throws {
    let use = words.contains("--use") ? [] : ["--use", "lib/mine.navsim"]
    let ran = try Binary.run(["reproduce", "case"] + use + words, in: scratch.url)
    #expect(ran.code == 2 && ran.err.contains(told), "\(ran.err)")
    #expect(throws: (any Error).self) { try scratch.read("case.navsim") }
  }

  @Test func aLibraryWithErrorsIsToldOnce() throws {
    try scratch.write("strategy bad\n  on viewWillApear  bar alpha=0\n", to: "bad.navsim")
    let ran = try reproduce("case", "--use", "bad.navsim")
    #expect(ran.code == 2 && ran.err.contains("bad.navsim:2:6: unknown hook"), "\(ran.err)")
  }
}
