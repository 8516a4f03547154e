import Foundation
import NavSimKernel
import NavSimTrace
import Testing

/// The page motion against its closed form, computed here with the system's own exp.
@Suite struct MotionTests {
  /// x(t) = 1 − (1 + ω0·t)·e^(−ω0·t) with ω0 = √(1000/3) up to 0.5 s, exactly 1 from then on.
  static func position(_ seconds: Double) -> Double {
    if seconds >= 0.5 { return 1 }
    let omega = (1000.0 / 3).squareRoot()
    return 1 - (1 + omega * seconds) * exp(-omega * seconds)
  }

  static let devices: [(name: String, width: Double, rate: Int)] = [
    ("iphone-8", 375, 60), ("iphone-15-pro", 393, 120), ("iphone-11-pro-max", 414, 60),
  ]

  @Test(arguments: devices)
  func pushFollowsTheSpringAtEveryFrame(
    device: (name: String, width: Double, rate: Int)
  ) throws {
    let trace = try Bench.trace(
      """
      device \(device.name)
      page A
      page B
      scenario "push"
      stack A
      at 0ms push B
      at 700ms B.view y=0pt
      expect at end: top is B
      """)
    let incoming = try trace.thousandths("page.B", "x")
    let covered = try trace.thousandths("page.A", "x")
    for frame in 0...device.rate / 2 {
      let x = Self.position(Double(frame) / Double(device.rate))
      let wanted = device.width * (1 - x)
      let got = Double(try #require(incoming[frame])) / 1000
      #expect(abs(got - wanted) <= 0.001, "frame \(frame)")
      guard frame < device.rate / 2 else { continue }
      let under = Double(try #require(covered[frame])) / 1000
      #expect(abs(under + 0.3 * device.width * x) <= 0.001, "frame \(frame)")
    }
    #expect(incoming[device.rate / 2] == 0)
    #expect(covered[device.rate / 2] == nil, "the covered page has left the hierarchy")
  }

  @Test func popIsThePushBackwards() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      scenario "pop"
      stack A > B
      at 0ms pop
      expect at end: top is A
      """)
    let leaving = try trace.thousandths("page.B", "x")
    let coming = try trace.thousandths("page.A", "x")
    for frame in 0..<30 {
      let x = Self.position(Double(frame) / 60)
      #expect(abs(Double(leaving[frame] ?? -1) / 1000 - 375 * x) <= 0.001)
      #expect(abs(Double(coming[frame] ?? -1) / 1000 + 112.5 * (1 - x)) <= 0.001)
    }
  }

  /// While the finger is down the page follows it linearly; after it, the rest eases in and out.
  @Test func swipeFollowsTheFinger() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      scenario "swipe"
      stack A > B
      at 0ms swipe back to 60% over 200ms release finish
      expect at end: top is A
      """)
    let x = try trace.thousandths("page.B", "x")
    for frame in 0...12 {
      let wanted = 375 * 0.6 * Double(frame) / 12
      #expect(abs(Double(x[frame] ?? -1) / 1000 - wanted) <= 0.001, "frame \(frame)")
    }
    // 0.4 of 0.5 s are left: 12 frames; half-way ease-in-out is at one half.
    #expect(x[18] == 300_000)
    #expect(trace.end.ticks == 400 * 3_000)
  }
}
