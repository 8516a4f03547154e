import NavSimKernel
import Testing

@Suite struct GeneratorTests {
  @Test func publishedVectorsForTwoSeeds() {
    // Vigna's splitmix64.c with the state 1234567 and 0, as many implementations publish them.
    var generator = Generator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.allSatisfy { $0 == generator.next() })
    var zero = Generator(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    #expect(zero.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(zero.next() == 0x06C4_5D18_8009_454F)
  }

  @Test func belowStaysBelowAndFavoursNobody() {
    for bound in 1...9 {
      var generator = Generator(seed: UInt64(bound))
      var hits = [Int](repeating: 0, count: bound)
      for _ in 0..<9000 { hits[generator.below(bound)] += 1 }
      // Five standard deviations around the mean.
      let mean = 9000 / Double(bound)
      #expect(hits.allSatisfy { abs(Double($0) - mean) <= 5 * mean.squareRoot() }, "\(hits)")
    }
  }

  @Test func belowTakesEveryBound() {
    var generator = Generator(seed: 7)
    for bound in [Int.min, -1, 0, 1] { #expect(generator.below(bound) == 0) }
    for _ in 0..<100 {
      #expect(generator.below(.max) >= 0)
      #expect(generator.below(Int.max / 3 * 2) < Int.max / 3 * 2)
    }
  }

  @Test func unitIsInItsRange() {
    var generator = Generator(seed: 42)
    var sum = 0.0
    for _ in 0..<10_000 {
      let value = generator.unit()
      #expect(value >= 0 && value < 1)
      sum += value
    }
    #expect(abs(sum / 10_000 - 0.5) < 0.02)
  }
}
