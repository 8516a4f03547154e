import NavSimKernel
import Testing

@Suite struct SpringTests {
  @Test func positionsAreWithin1e12OfTheReference() {
    for (numbers, values) in References.springs {
      let spring = Spring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
      for (time, expected) in zip(References.times, values) {
        let value = spring.position(at: time)
        #expect(abs(value - expected) <= 1e-12, "\(numbers) at \(time): \(value), not \(expected)")
      }
    }
  }

  @Test func overDampedIsCriticallyDamped() {
    let system = Spring(mass: 3, stiffness: 1000, damping: 500)
    let critical = Spring(mass: 3, stiffness: 1000, damping: 2 * Maths.squareRoot(3000) * 1.000001)
    #expect(system.isCriticallyDamped)
    #expect(critical.isCriticallyDamped)
    #expect(system.position(at: 0.2) == critical.position(at: 0.2))
    #expect(!Spring(mass: 3, stiffness: 1000, damping: 100).isCriticallyDamped)
  }

  @Test func theSystemSpringIsDoneAfterHalfASecond() {
    // "99.9 % complete at about 0.506 s": react-native-screens#2477.
    let time = Spring(mass: 3, stiffness: 1000, damping: 500).settlingTime(0.001)
    #expect(abs(time - 0.506) < 0.001)
    #expect(abs(Spring(mass: 3, stiffness: 1000, damping: 500).position(at: time) - 0.999) < 1e-12)
  }

  @Test func nothingLeavesTheEnvelopeAfterTheSettlingTime() {
    for (numbers, _) in References.springs where numbers[2] > 0 {
      let spring = Spring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: numbers[3])
      let time = spring.settlingTime(0.01)
      for step in 0..<500 {
        let distance = abs(spring.position(at: time + Double(step) * 0.01) - 1)
        #expect(distance <= 0.01 + 1e-12, "\(numbers) is \(distance) off, \(step) steps later")
      }
    }
  }

  @Test func anUndampedSpringNeverSettles() {
    #expect(Spring(mass: 1, stiffness: 1, damping: 0).settlingTime(0.001) == 1e6)
  }

  @Test func strangeNumbersGiveNumbers() {
    let strange: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, 1]
    for mass in strange {
      for stiffness in strange {
        for damping in strange {
          for velocity in strange {
            let spring = Spring(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            for time in strange {
              if !spring.position(at: time).isFinite {
                Issue.record("\(mass) \(stiffness) \(damping) \(velocity) at \(time)")
              }
            }
            #expect(spring.settlingTime(0.001) <= 1e6)
          }
        }
      }
    }
  }

  @Test func itStartsAtZero() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)
    for time in [0, -1, -Double.infinity, .nan] { #expect(spring.position(at: time) == 0) }
    #expect(spring.position(at: .infinity) == 1)
  }
}
