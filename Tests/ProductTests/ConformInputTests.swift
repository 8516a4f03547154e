import Foundation
import Testing

// What a phone is compared with: from which line on and with which pages.

@Suite struct ConformInputTests {
  private static let push = ["Scenarios/basics/push.navsim", "--strategy", "native", "--ios", "12"]

  private func conform(_ input: String, _ more: String...) throws -> Ran {
    try Binary.run(["conform", "-"] + Self.push + more, input: input)
  }

  /// A log that shows the first page before the scenario begins: three lines of arrival.
  private static let log = """
    Home viewDidLoad
    Home viewWillAppear
    Home viewDidAppear
    Detail viewDidLoad
    Home viewWillDisappear
    Detail viewWillAppear
    Home viewDidDisappear
    Detail viewDidAppear

    """

  @Test func theFirstLineMayBeChosen() throws {
    let found = try conform(Self.log)
    #expect(found.code == 0 && found.out.contains("skipped    3 callbacks"), "\(found.out)")
    let chosen = try conform(Self.log, "--from", "1")
    #expect(chosen.code == 1 && !chosen.out.contains("skipped"), "\(chosen.out)")
    #expect(chosen.out.contains("<stdin>:1:1: error: the log says viewDidLoad(A)"))
    #expect(try conform(Self.log, "--from", "4").code == 0)
  }

  @Test func aPageOfTheMapHasToBeThere() throws {
    for cells in [Self.push, [Self.push[0]]] {
      let ran = try Binary.run(
        ["conform", "-"] + cells + ["--map", "Home=A,Detail=Z"], input: Self.log)
      #expect(ran.code == 2 && ran.out.isEmpty, "\(ran.out)")
      #expect(
        ran.err.contains("'--map Detail=Z': the scenario has no page 'Z'\n  = its pages: A B"),
        "\(ran.err)")
    }
    #expect(try conform(Self.log, "--map", "Home=A,Detail=B").code == 0)
  }
}
