import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimBench

// The attacker is trusted to be quiet where nothing is wrong and loud where something is: so its
// inputs must be the same each time, and each check must see what is planted for it.

@Suite struct AttackTests {
  private static func attack(_ words: [String] = []) throws -> Attack {
    let arguments = try #require(
      AttackArguments(
        words + ["--navsim", Binary.path, Binary.root.appendingPathComponent("Scenarios").path]))
    return try #require(Attack(arguments))
  }

  @Test(.enabled(if: Whole.isAsked)) func theSameSeedGivesTheSameInputs() throws {
    let (one, same, other) = try (
      Self.attack(["--seed", "7"]), Self.attack(["--seed", "7"]), Self.attack(["--seed", "8"])
    )
    var differing = 0
    for number in 0..<one.schedule.count {
      let digest = one.plan(number).plan.digest
      #expect(digest == same.plan(number).plan.digest, "input \(number)")
      if digest != other.plan(number).plan.digest { differing += 1 }
    }
    #expect(differing * 2 > one.schedule.count)
  }

  @Test func everyKindHasItsTurnInEveryRound() throws {
    let attack = try Self.attack()
    let round = attack.schedule.count
    let first = Set((0..<round).map { attack.plan($0).kind })
    #expect(first.count == attack.kinds.count)
    #expect(Set(attack.kinds.map(\.name)).count == attack.kinds.count)
    #expect(attack.plan(round).kind == attack.plan(0).kind)
    // The next turn of a kind takes its next form, not the same again.
    let other = attack.plan(round)
    #expect(other.plan.digest != attack.plan(0).plan.digest)
  }

  @Test func everySubcommandIsAttacked() throws {
    let attack = try Self.attack()
    var commands: Set<String> = []
    for number in 0..<attack.schedule.count * 2 {
      for case .navsim(let words) in attack.plan(number).plan.steps.map(\.deed) {
        commands.insert(words.first.map { String(decoding: $0, as: UTF8.self) } ?? "")
      }
    }
    let missing = [
      "run", "test", "check", "fmt", "explain", "why", "export", "conform", "compare", "diff",
      "review", "reproduce", "help", "view",
    ].filter { !commands.contains($0) }
    #expect(missing == [])
  }

  @Test func soundFilesGiveNoFault() throws {
    let attack = try Self.attack(["--kind", "kill/fmt", "--count", "1"])
    #expect(attack.run().faults == 0)
  }

  @Test(arguments: [["--seed"], ["--seed", "x"], ["--nothing", "1"], ["--count", "-1"]])
  func wrongArgumentsAreRefused(words: [String]) {
    #expect(AttackArguments(words) == nil)
  }

  // MARK: Tools that misbehave

  /// Runs a plan of one command on a tool that is a script.
  private static func faults(
    _ script: String, _ change: (inout AttackStep) -> Void = { _ in }
  ) throws -> [AttackFault.Kind] {
    let scratch = try Scratch()
    let tool = try scratch.write(script + "\n", to: "tool").path
    var plan = AttackPlan()
    plan.file("x.navsim", "page A\n")
    plan.run(["fmt", "x.navsim"]) { $0.place = .twin }
    plan.run(["check", "x.navsim"], change)
    let run = AttackRun(
      tool: ["/bin/sh", tool].map { Bytes($0.utf8) }, work: Bytes(scratch.url.path.utf8))
    return run.carryOut(plan).faults.filter { $0.step == 1 }.map(\.kind)
  }

  @Test(
    arguments: [
      ("exit 0", []), ("exit 2", []), ("exit 3", [.code]), ("exit 127", [.code]),
      ("kill -SEGV $$", [.signal]), ("printf '\\033[31m'", [.control]),
      ("printf 'a\\rb' >&2", [.control]),
      ("printf '\\302\\205'", [.control]), ("printf '\\342\\200\\256'", [.bidi]),
      ("printf 'a\\n::error::b\\n'", [.order]), ("echo a::b", []), ("echo x >> x.navsim", [.file]),
      ("echo x > .x.1.tmp", [.file]), ("rm x.navsim", [.file]), ("echo x > new.txt", [.file]),
    ] as [(String, [AttackFault.Kind])])
  func aToolThatMisbehavesIsNoticed(script: String, kinds: [AttackFault.Kind]) throws {
    #expect(try Self.faults(script) == kinds)
  }

  @Test func aToolThatHangsIsNoticed() throws {
    #expect(try Self.faults("[ $1 = fmt ] || sleep 100") { $0.patience = 0.3 } == [.hang])
  }

  @Test func aReportIsReadToo() throws {
    let kinds = try Self.faults("printf '\\033' > r.xml") { $0.writes = [Bytes("r.xml".utf8)] }
    #expect(kinds == [.control])
  }

  /// The twin's run writes `new`; what is neither that nor what was there is half written.
  /// Its exit code says then that not all is written.
  @Test(arguments: [("new", true), ("page A", true), ("ne", false), ("", false)])
  func aHalfWrittenFileIsNoticed(text: String, isFine: Bool) throws {
    let script =
      "if [ $1 = fmt ]; then echo new > x.navsim; else printf '%s\\n' '\(text)' > x.navsim; exit 2; fi"
    let kinds = try Self.faults(script) {
      $0.writes = [Bytes("x.navsim".utf8)]
      $0.demands = [.oldOrNew]
    }
    #expect(kinds == (isFine ? [] : [.file]))
  }

  @Test func aReaderThatLeavesMayNotChangeTheVerdict() throws {
    let script = "echo a; [ $1 = fmt ] && exit 1; echo b 2> /dev/null || exit 0; exit 1"
    let kinds = try Self.faults("trap '' PIPE; sleep 0.2; " + script) {
      $0.output = .leaves(0)
      $0.demands = [.sameCode(0)]
    }
    #expect(kinds == [.code])
  }

  @Test func aPipeThatDoesNotBlockGivesTheSame() throws {
    let script = "i=0; while [ $i -lt 9 ]; do echo line $i; i=$((i + 1)); done"
    #expect(
      try Self.faults(script) {
        $0.output = .nonBlocking
        $0.demands = [.sameOutput(0)]
      } == [])
  }

  // MARK: Outcomes that are planted

  private static func faults(
    _ change: (inout AttackOutcome) -> Void, _ demands: [AttackDemand] = []
  ) -> [AttackFault.Kind] {
    var outcome = AttackOutcome()
    outcome.code = 0
    change(&outcome)
    var step = AttackStep(deed: .navsim([]))
    step.demands = demands
    var scene = AttackScene(
      number: 1, step: step, outcome: outcome, before: AttackSnapshot(), after: AttackSnapshot())
    var earlier = AttackOutcome()
    earlier.code = 1
    earlier.out = AttackStream(Bytes("2 cells in 0.01s\n".utf8))
    scene.earlier = [earlier]
    return AttackChecks(scene).faults.map(\.kind)
  }

  @Test func plantedOutcomesAreNoticed() {
    #expect(Self.faults { _ in } == [])
    #expect(Self.faults { $0.memory = 301 << 20 } == [.memory])
    #expect(Self.faults { ($0.code, $0.signal) = (nil, AttackOutcome.timeSignal) } == [.time])
    #expect(Self.faults { $0.processor = Double(AttackChild.processorLimit) + 0.1 } == [.time])
    #expect(Self.faults({ $0.code = 2 }, [.code([0, 1])]) == [.code])
    #expect(Self.faults({ $0.code = 1 }, [.sameCode(0)]) == [])
    #expect(Self.faults({ _ in }, [.sameCode(0)]) == [.code])
    #expect(Self.faults({ _ in }, [.says("x")]) == [.text])
    #expect(Self.faults({ _ in }, [.whole("x")]) == [.file])
    let later = AttackStream(Bytes("2 cells in 7.50s\n".utf8))
    let other = AttackStream(Bytes("3 cells in 0.01s\n".utf8))
    #expect(Self.faults({ $0.out = later }, [.sameOutput(0)]) == [])
    #expect(Self.faults({ $0.out = other }, [.sameOutput(0)]) == [.text])
    #expect(Self.faults({ $0.err = other }, [.isSilentAbout("cells")]) == [.text])
    let order = AttackStream(Bytes("::error::planted\n".utf8))
    #expect(Self.faults({ $0.out = order }, [.annotations("::error::planted")]) == [.order])
    #expect(Self.faults({ $0.out = order }, [.annotations("::warning")]) == [])
    let table = AttackStream(Bytes("a,\"=SUM(1)\"\n".utf8))
    #expect(Self.faults({ $0.out = table }, [.noFormula]) == [.text])
  }
}
