import NavSimKernel
import Testing

@Suite struct FixedTests {
  @Test func doublesRoundHalfAwayFromZero() {
    let table: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (44, "44"), (0.1, "0.1"),
      (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (0.0015, "0.002"),
      (0.062500, "0.063"), (-0.0625, "-0.063"), (0.8792824, "0.879"), (1.9996, "2"),
      (-1.9996, "-2"), (100.05, "100.05"), (9.999, "9.999"), (-123.4, "-123.4"),
      (12_345.678, "12345.678"), (0.49999999999999994e-3, "0"), (0x1p-1060, "0"),
      (.nan, "0"), (.infinity, "999999999999.999"), (-.infinity, "-999999999999.999"),
      (1e300, "999999999999.999"), (-1e12, "-999999999999.999"),
      (999_999_999_999.9, "999999999999.9"),
    ]
    for (value, text) in table { #expect("\(Fixed(value))" == text, "\(value)") }
  }

  @Test func everySmallNumberComesBack() throws {
    for milli in Int64(-12_000)...12_000 {
      let fixed = Fixed(milli: milli)
      var bytes: [UInt8] = [33]
      fixed.append(to: &bytes)
      guard Fixed(parsing: bytes.dropFirst()) == fixed, Fixed(fixed.value) == fixed else {
        Issue.record("\(milli) thousandths gave \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  @Test func largeNumbersComeBack() {
    var generator = Generator(seed: 3)
    var numbers: [Int64] = [.max, .min, Fixed.greatest.milli, -Fixed.greatest.milli]
    for power in 0..<53 {
      for offset in Int64(-1)...1 { numbers.append((1 << Int64(power)) + offset) }
      numbers.append(Int64(generator.below(1 << power)))
    }
    for milli in numbers {
      for fixed in [Fixed(milli: milli), Fixed(milli: 0 &- milli)] {
        let text = fixed.description
        #expect(Fixed(parsing: text.utf8) == fixed)
        #expect(Fixed(fixed.value) == fixed)
        #expect(text.utf8.count <= Fixed.greatestLength)
      }
    }
    #expect(Fixed(milli: -Fixed.greatest.milli).description.utf8.count == Fixed.greatestLength)
  }

  @Test func parsingTakesWhatAPersonWrites() {
    let table: [(String, Int64)] = [
      ("0", 0), ("-0", 0), ("1.50", 1500), ("007", 7000), ("0.001", 1), ("-3.2", -3200),
      ("999999999999.999", 999_999_999_999_999), ("1.000", 1000),
    ]
    for (text, milli) in table { #expect(Fixed(parsing: text.utf8)?.milli == milli, "\(text)") }
  }

  @Test func parsingRefusesTheRest() {
    let wrong = [
      "", "-", ".", "1.", ".5", "-.5", "1.2345", "1e3", "+1", " 1", "1 ", "1,5", "--1", "1-", "nan",
      "inf", "0x10", "1..2", "1.2.3", "1000000000000", "1000000000000.000", "99999999999999999999",
      "１", "1\u{0}",
    ]
    for text in wrong { #expect(Fixed(parsing: text.utf8) == nil, "\(text)") }
  }

  @Test func timesAreMilliseconds() {
    #expect("\(Fixed(millisecondsOf: .zero))" == "0")
    #expect("\(Fixed(millisecondsOf: Time(ticks: 50_000)))" == "16.667")
    #expect("\(Fixed(millisecondsOf: Time(ticks: 25_000)))" == "8.333")
    #expect("\(Fixed(millisecondsOf: Time(ticks: -50_000)))" == "-16.667")
    #expect("\(Fixed(millisecondsOf: Time(milliseconds: 500)))" == "500")
    #expect("\(Fixed(millisecondsOf: Time(microseconds: 1)))" == "0.001")
    #expect(Fixed(millisecondsOf: Time(ticks: .max)) == Fixed.greatest)
  }
}
