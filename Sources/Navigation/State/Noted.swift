/// Values by page, which note the pages whose value was written since the log was taken, each once.
///
/// Any access that may write notes, so that no writer can forget to.
struct Noted<Value> {
  private var values: [Value] = []
  private var isNoted: [Bool] = []
  private var log: [Int] = []

  var indices: Range<Int> { values.indices }
  var count: Int { values.count }

  mutating func append(_ value: Value) {
    values.append(value)
    isNoted.append(false)
  }

  subscript(page: Int) -> Value {
    @inline(__always) _read { yield values[page] }
    _modify {
      if !isNoted[page] {
        isNoted[page] = true
        log.append(page)
      }
      yield &values[page]
    }
  }

  /// Notes every page: all show other colours, whoever wrote them.
  mutating func noteAll() {
    for page in values.indices where !isNoted[page] {
      isNoted[page] = true
      log.append(page)
    }
  }

  /// Whether any page is noted.
  var hasNews: Bool { !log.isEmpty }

  /// Names the pages and forgets them.
  mutating func takeLog(_ body: (Int) -> Void) {
    for page in log {
      isNoted[page] = false
      body(page)
    }
    log.removeAll(keepingCapacity: true)
  }
}

extension [Int] {
  /// Adds a number to numbers in rising order, or takes it away.
  mutating func keep(_ number: Int, _ isIn: Bool) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    let isThere = low < count && self[low] == number
    if isIn && !isThere { insert(number, at: low) }
    if !isIn && isThere { remove(at: low) }
  }
}
