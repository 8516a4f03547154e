import NavSimKernel
import Testing

@Suite struct MathsTests {
  @Test func expIsWithinTwoUnitsInTheLastPlace() {
    for (x, expected) in References.exp {
      #expect(abs(Maths.exp(x) - expected) <= 2 * expected.ulp, "exp(\(x)) = \(Maths.exp(x))")
    }
  }

  @Test func expAtTheEdges() {
    #expect(Maths.exp(.nan).isNaN)
    #expect(Maths.exp(.infinity) == .infinity)
    #expect(Maths.exp(-.infinity) == 0)
    #expect(Maths.exp(709.79) == .infinity)
    #expect(Maths.exp(1e308) == .infinity)
    #expect(Maths.exp(-745.2) == 0)
    #expect(Maths.exp(-1e308) == 0)
    #expect(Maths.exp(0) == 1)
  }

  @Test func sineAndCosineAreWithin1e15EverywhereBesideHugeArguments() {
    for (x, expected) in References.sin {
      #expect(abs(Maths.sin(x) - expected) <= 1e-15, "sin(\(x)), not \(expected): \(Maths.sin(x))")
    }
    for (x, expected) in References.cos {
      #expect(abs(Maths.cos(x) - expected) <= 1e-15, "cos(\(x)), not \(expected): \(Maths.cos(x))")
    }
  }

  @Test func sineKeepsItsRelativeAccuracyNearItsRoots() {
    // The Double nearest to a multiple of π/2, where a naive reduction has no digit left.
    let worst = 0x1.6ac5b262ca1ffp+849
    #expect(abs(Maths.cos(worst) / 4.687165924254624e-19 + 1) < 1e-12)
    #expect(abs(Maths.sin(3.141592653589793) / 1.2246467991473532e-16 - 1) < 1e-3)
    #expect(abs(Maths.sin(1e-300) / 1e-300 - 1) < 1e-15)
  }

  @Test func sineAndCosineOfWhatIsNoNumber() {
    for x in [Double.nan, .infinity, -.infinity] {
      #expect(Maths.sin(x).isNaN)
      #expect(Maths.cos(x).isNaN)
    }
  }

  @Test func bothReductionsAgreeWhereTheyMeet() {
    // sin² + cos² = 1 on both sides of 2²⁰, and no jump between them.
    for step in -50...50 {
      let x = 1_048_576 + Double(step) * 0.01
      let (s, c) = (Maths.sin(x), Maths.cos(x))
      #expect(abs(s * s + c * c - 1) < 1e-15)
      #expect(abs(Maths.sin(x + 1e-3) - (s + c * 1e-3)) < 1e-6)
    }
  }

  @Test func squareRootIsWithinOneUnitInTheLastPlace() {
    for (x, expected) in References.squareRoot {
      #expect(abs(Maths.squareRoot(x) - expected) <= expected.ulp, "√\(x) = \(Maths.squareRoot(x))")
    }
    #expect(Maths.squareRoot(-1).isNaN)
    #expect(Maths.squareRoot(.nan).isNaN)
    #expect(Maths.squareRoot(-.infinity).isNaN)
    #expect(Maths.squareRoot(.infinity) == .infinity)
  }
}
