import NavSimTrace

/// Values of layers at moments, packed: a moment takes 24 bytes and a value 8, however long the
/// names are. Phones print millions of them.
struct SampleTable: Sendable {
  /// What has a value: a property, or an element as a whole where the property is empty.
  struct Name: Sendable {
    var element: String
    var property: String
    /// The line that speaks of it first.
    var line: Int
  }

  /// When the values that follow were there.
  struct Moment: Sendable {
    /// Microseconds on the same clock as the events.
    var time: Int64
    fileprivate var lineNumber: Int32
    fileprivate var phaseNumber: Int32
    fileprivate var frames: Int32
    /// The first value behind it.
    fileprivate var end: Int32 = 0

    /// The line of the file.
    var line: Int { Int(lineNumber) }
    /// The number of the phase, where the file says one.
    var phase: Int? { phaseNumber < 0 ? nil : Int(phaseNumber) }
    /// The frames since the phase's first, where the file says so.
    var k: Int? { frames == .min ? nil : Int(frames) }

    init(line: Int, time: Int64, phase: Int? = nil, k: Int? = nil) {
      self.time = time
      lineNumber = Int32(clamping: line)
      phaseNumber = Int32(clamping: phase ?? -1)
      frames = k.map { Int32(clamping: $0) } ?? .min
    }
  }

  /// A value, as a number for what has it and one for what it is.
  struct Value: Sendable {
    fileprivate enum Kind: UInt32 { case absent, none, number, color, flag, text, word, large }

    fileprivate var nameAndKind: UInt32
    fileprivate var bits: Int32

    /// What has the value.
    var name: Int { Int(nameAndKind >> 3) }
    fileprivate var kind: Kind { Kind(rawValue: nameAndKind & 7) ?? .none }

    fileprivate init(_ name: Int, _ kind: Kind, _ bits: Int32 = 0) {
      nameAndKind = UInt32(truncatingIfNeeded: name) << 3 | kind.rawValue
      self.bits = bits
    }

    /// The same value of another name.
    func of(_ name: Int) -> Value {
      var value = self
      value.nameAndKind = UInt32(truncatingIfNeeded: name) << 3 | nameAndKind & 7
      return value
    }
  }

  private struct Key: Hashable {
    var element: String
    var property: String
  }

  private(set) var names: [Name] = []
  private(set) var moments: [Moment] = []
  private(set) var phases: [String] = []
  private var values: [Value] = []
  private(set) var texts: [String] = []
  /// Numbers that do not fit into a value.
  private var largeNumbers: [Int64] = []
  private var numbers: [Key: Int] = [:]
  private var phaseNumbers: [String: Int] = [:]
  private var textNumbers: [String: Int32] = [:]

  /// How many values there are.
  var count: Int { values.count }
  /// What a value takes, and a moment.
  static var sizes: (value: Int, moment: Int) {
    (MemoryLayout<Value>.stride, MemoryLayout<Moment>.stride)
  }

  // MARK: Writing

  /// The number of what has values; one that is new is noted with its line.
  mutating func name(_ element: String, _ property: String, line: Int) -> Int {
    let key = Key(element: element, property: property)
    if let known = numbers[key] { return known }
    numbers[key] = names.count
    names.append(Name(element: element, property: property, line: line))
    return names.count - 1
  }

  /// Whether something has had a value.
  func isKnown(_ element: String, _ property: String) -> Bool {
    numbers[Key(element: element, property: property)] != nil
  }

  /// The number of a phase.
  mutating func phase(_ name: String) -> Int {
    if let known = phaseNumbers[name] { return known }
    phaseNumbers[name] = phases.count
    phases.append(name)
    return phases.count - 1
  }

  /// A value of a name, packed.
  mutating func value(_ value: PlainValue, of name: Int) -> Value {
    switch value {
    case .absent: return Value(name, .absent)
    case .none: return Value(name, .none)
    case .number(let thousandths):
      if let small = Int32(exactly: thousandths) { return Value(name, .number, small) }
      largeNumbers.append(thousandths)
      return Value(name, .large, Int32(truncatingIfNeeded: largeNumbers.count - 1))
    case .color(let packed): return Value(name, .color, Int32(bitPattern: packed))
    case .flag(let flag): return Value(name, .flag, flag ? 1 : 0)
    case .text(let text): return Value(name, .text, number(ofText: text))
    case .word(let text): return Value(name, .word, number(ofText: text))
    }
  }

  private mutating func number(ofText text: String) -> Int32 {
    if let known = textNumbers[text] { return known }
    let number = Int32(truncatingIfNeeded: texts.count)
    textNumbers[text] = number
    texts.append(text)
    return number
  }

  /// Adds a value to the moment that `end` closes.
  mutating func add(_ value: Value) { values.append(value) }

  mutating func add(_ value: PlainValue, of name: Int) {
    values.append(self.value(value, of: name))
  }

  /// Closes a moment behind its values; one without any is not kept.
  mutating func end(_ moment: Moment) {
    let end = Int32(truncatingIfNeeded: values.count)
    guard end > moments.last?.end ?? 0 else { return }
    moments.append(moment)
    moments[moments.count - 1].end = end
  }

  /// A place to which a moment that was begun can be taken back.
  struct Mark { fileprivate var values, names, largeNumbers: Int }

  var mark: Mark {
    Mark(values: values.count, names: names.count, largeNumbers: largeNumbers.count)
  }

  /// Forgets what was added since. Texts stay: nothing points to them.
  mutating func takeBack(to mark: Mark) {
    values.removeLast(values.count - mark.values)
    largeNumbers.removeLast(largeNumbers.count - mark.largeNumbers)
    while names.count > mark.names {
      let name = names.removeLast()
      numbers[Key(element: name.element, property: name.property)] = nil
    }
  }

  // MARK: Reading

  /// The values of a moment.
  func values(of moment: Int) -> ArraySlice<Value> {
    values[(moment > 0 ? Int(moments[moment - 1].end) : 0)..<Int(moments[moment].end)]
  }

  /// The name of a moment's phase.
  func phaseName(of moment: Moment) -> String? { moment.phase.map { phases[$0] } }

  /// Whether a value says that its element is not there.
  func isAbsent(_ value: Value) -> Bool { value.kind == .absent }

  /// The number of a value's text, and whether it is a bare word; nil for what has none.
  func text(of value: Value) -> (number: Int, isWord: Bool)? {
    guard value.kind == .text || value.kind == .word else { return nil }
    return (Int(value.bits), value.kind == .word)
  }

  /// What a value is.
  func plain(_ value: Value) -> PlainValue {
    switch value.kind {
    case .absent: return .absent
    case .none: return .none
    case .number: return .number(Int64(value.bits))
    case .color: return .color(UInt32(bitPattern: value.bits))
    case .flag: return .flag(value.bits != 0)
    case .text: return .text(texts[Int(value.bits)])
    case .word: return .word(texts[Int(value.bits)])
    case .large: return .number(largeNumbers[Int(value.bits)])
    }
  }
}
