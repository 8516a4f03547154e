import NavSimMutantNumber

// What the rewriter puts into the sources: each function does as the source says, or, where the
// process runs this number's mutant, as the mutant says.

@inlinable @inline(__always)
public func mx_on(_ number: Int32) -> Bool { navsim_is_mutant(number) }

/// Whether a statement stays.
@inlinable @inline(__always)
public func mx_keep(_ number: Int32) -> Bool { !mx_on(number) }

@inlinable @inline(__always)
public func mx_flip(_ number: Int32, _ value: Bool) -> Bool { mx_on(number) != value }

@inlinable @inline(__always)
public func mx_true(_ number: Int32, _ value: Bool) -> Bool { mx_on(number) || value }

@inlinable @inline(__always)
public func mx_false(_ number: Int32, _ value: Bool) -> Bool { !mx_on(number) && value }

@inlinable @inline(__always)
public func mx_and(
  _ number: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mx_on(number) ? try a || b() : try a && b()
}

@inlinable @inline(__always)
public func mx_or(
  _ number: Int32, _ a: Bool, _ b: @autoclosure () throws -> Bool
) rethrows -> Bool {
  mx_on(number) ? try a && b() : try a || b()
}

@inlinable @inline(__always)
public func mx_less<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  mx_on(number) ? a <= b : a < b
}

@inlinable @inline(__always)
public func mx_lessEqual<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  mx_on(number) ? a < b : a <= b
}

@inlinable @inline(__always)
public func mx_greater<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  mx_on(number) ? a >= b : a > b
}

@inlinable @inline(__always)
public func mx_greaterEqual<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> Bool {
  mx_on(number) ? a > b : a >= b
}

@inlinable @inline(__always)
public func mx_plus<T: AdditiveArithmetic>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? a - b : a + b
}

@inlinable @inline(__always)
public func mx_minus<T: AdditiveArithmetic>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? a + b : a - b
}

@inlinable @inline(__always)
public func mx_times<T: FloatingPoint>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? a / b : a * b
}

@inlinable @inline(__always)
public func mx_times<T: BinaryInteger>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? a / b : a * b
}

@inlinable @inline(__always)
public func mx_over<T: FloatingPoint>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? a * b : a / b
}

@inlinable @inline(__always)
public func mx_over<T: BinaryInteger>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? a * b : a / b
}

@inlinable @inline(__always)
public func mx_unsigned<T: SignedNumeric>(_ number: Int32, _ a: T) -> T { mx_on(number) ? a : -a }

@inlinable @inline(__always)
public func mx_either<T>(_ number: Int32, _ a: T, _ b: T) -> T { mx_on(number) ? b : a }

@inlinable @inline(__always)
public func mx_min<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? max(a, b) : min(a, b)
}

@inlinable @inline(__always)
public func mx_max<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  mx_on(number) ? min(a, b) : max(a, b)
}

@inlinable @inline(__always)
public func mx_none<T>(_ number: Int32, _ value: T?) -> T? { mx_on(number) ? nil : value }

@inlinable @inline(__always)
public func mx_else<T>(
  _ number: Int32, _ value: T?, _ other: @autoclosure () throws -> T
) rethrows -> T {
  mx_on(number) ? try other() : try value ?? other()
}

@inlinable @inline(__always)
public func mx_else<T>(
  _ number: Int32, _ value: T?, _ other: @autoclosure () throws -> T?
) rethrows -> T? {
  mx_on(number) ? try other() : try value ?? other()
}

@inlinable @inline(__always)
public func mx_upTo(_ number: Int32, _ a: Int, _ b: Int) -> Range<Int> {
  a..<(mx_on(number) ? b + 1 : b)
}

@inlinable @inline(__always)
public func mx_through(_ number: Int32, _ a: Int, _ b: Int) -> ClosedRange<Int> {
  a...(mx_on(number) && b > a ? b - 1 : b)
}

extension Sequence {
  @inlinable @inline(__always)
  public func mx_allSatisfy(
    _ number: Int32, _ test: (Element) throws -> Bool
  ) rethrows -> Bool {
    mx_on(number) ? try contains(where: test) : try allSatisfy(test)
  }

  @inlinable @inline(__always)
  public func mx_contains(
    _ number: Int32, where test: (Element) throws -> Bool
  ) rethrows -> Bool {
    mx_on(number) ? try allSatisfy(test) : try contains(where: test)
  }

  @inlinable @inline(__always)
  public func mx_filter(
    _ number: Int32, _ test: (Element) throws -> Bool
  ) rethrows -> [Element] {
    try filter { try test($0) || mx_on(number) }
  }

  @inlinable @inline(__always)
  public func mx_min(_ number: Int32) -> Element? where Element: Comparable {
    mx_on(number) ? self.max() : self.min()
  }

  @inlinable @inline(__always)
  public func mx_max(_ number: Int32) -> Element? where Element: Comparable {
    mx_on(number) ? self.min() : self.max()
  }
}

extension BidirectionalCollection {
  @inlinable @inline(__always)
  public func mx_first(_ number: Int32) -> Element? { mx_on(number) ? last : first }

  @inlinable @inline(__always)
  public func mx_last(_ number: Int32) -> Element? { mx_on(number) ? first : last }

  @inlinable @inline(__always)
  public func mx_first(
    _ number: Int32, where test: (Element) throws -> Bool
  ) rethrows -> Element? {
    mx_on(number) ? try last(where: test) : try first(where: test)
  }

  @inlinable @inline(__always)
  public func mx_last(
    _ number: Int32, where test: (Element) throws -> Bool
  ) rethrows -> Element? {
    mx_on(number) ? try first(where: test) : try last(where: test)
  }

  @inlinable @inline(__always)
  public func mx_firstIndex(
    _ number: Int32, where test: (Element) throws -> Bool
  ) rethrows -> Index? {
    mx_on(number) ? try lastIndex(where: test) : try firstIndex(where: test)
  }

  @inlinable @inline(__always)
  public func mx_lastIndex(
    _ number: Int32, where test: (Element) throws -> Bool
  ) rethrows -> Index? {
    mx_on(number) ? try firstIndex(where: test) : try lastIndex(where: test)
  }

  @inlinable @inline(__always)
  public func mx_reversed(_ number: Int32) -> [Element] {
    mx_on(number) ? Array(self) : Array(self.reversed())
  }
}
