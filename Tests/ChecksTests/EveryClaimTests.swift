import NavSimKernel
import NavSimProgram
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// Every kind of claim in every kind of scope over odd traces: an answer, never a trap.
@Suite struct EveryClaimTests {
  static let moments: [Moment] = [
    .absolute(.zero), .absolute(Time(ticks: .min)), .absolute(Time(ticks: .max)),
    .absolute(.distantFuture), moment(1400), .anchor(action: 1, .end, Time(ticks: .max)),
    .anchor(action: -1, .start, .zero), .anchor(action: 7, .cancel, .zero),
    .progress(action: 0, .nan, .zero), .progress(action: -3, 2, .zero),
  ]

  static let scopes: [Scope] =
    [.always, .atStart, .atEnd, .during(action: -1), .during(action: 0), .during(action: 4)]
    + moments.map { .at($0) } + moments.map { .range(.absolute(.zero), $0) }
    + moments.map { .range($0, moment(1400)) }

  static let claims: [Claim] = {
    let alpha = property("bar.bg.alpha")
    var claims: [Claim] = [
      .topIs(""), .stackIs([]), .itemsAre(["A", "", ">"]), .events([]),
      .events([EventPattern(event: .deinit, argument: "")]), .logs(""), .raises("x"),
      .count(.logs(""), .less, .min), .count(.logs("n"), .notEqual, .max),
      .chain(element: "", []), .chain(element: "bar", []),
      .chain(element: "bar", [ChainPart(state: .visible, bound: .atMost(Time(ticks: .min)))]),
      .action(-1, .ignored), .action(9, .finished),
      .changed(alpha, atMost: .infinity, since: .moment(moments[2])),
      .changed(alpha, atMost: .nan, since: .start),
    ]
    let values: [ClaimValue] = [
      .number(.nan), .number(.infinity), .number(-1e300), .color(Color(.nan, 0, 0)), .flag(true),
      .text(""), .none, .property(property("bar.x")), .property(property("x.y")),
    ]
    for value in values {
      for comparison in Comparison.allCases {
        claims.append(.compare(alpha, comparison, value, tolerance: .infinity))
        claims.append(.compare(property("bar.backgroundImage"), comparison, value, tolerance: -1))
      }
    }
    return claims
  }()

  @Test("never a trap", arguments: [false, true])
  func everything(isSometime: Bool) {
    var empty = TraceRecorder(scenario: "", cell: [], framesPerSecond: 60)
    let traces = [Film.sample(), empty.finish(at: .zero), empty.finish(at: .zero, error: "x")]
    let expectations = Self.scopes.flatMap { scope in
      Self.claims.map {
        Claimed(
          scope: scope, isSometime: isSometime, claim: $0, file: "", line: 0, column: 0, text: "")
      }
    }
    for trace in traces {
      let failures = Checker.check(expectations: expectations, actions: [], trace: trace)
      #expect(failures.count > expectations.count / 3)
      #expect(failures.allSatisfy { !$0.message.isEmpty })
    }
  }
}
