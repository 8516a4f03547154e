import NavSimTrace

/// What a phone says of its layers: what has values, and when it had them. The values themselves are
/// not held: phones print millions of them, and a `SampleReader` reads them again where they stand.
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
    private var lineNumber: Int32
    private var phaseNumber: Int32
    private var frames: Int32
    private var start: UInt32

    /// The line of the file.
    var line: Int { Int(lineNumber) }
    /// The number of the phase, where the file says one.
    var phase: Int? { phaseNumber < 0 ? nil : Int(phaseNumber) }
    /// The frames since the phase's first, where the file says so.
    var k: Int? { frames == .min ? nil : Int(frames) }
    /// Where its values stand: a byte of the file, or a frame of a trace.
    var place: Int { Int(start) }

    init(line: Int, time: Int64, phase: Int? = nil, k: Int? = nil, place: Int) {
      self.time = time
      lineNumber = Int32(clamping: line)
      phaseNumber = Int32(clamping: phase ?? -1)
      frames = k.map { Int32(clamping: $0) } ?? .min
      start = UInt32(clamping: place)
    }

    fileprivate func isAt(_ other: Moment) -> Bool {
      time == other.time && phaseNumber == other.phaseNumber && frames == other.frames
    }
  }

  /// A value of a name.
  struct Value: Sendable {
    /// What has it.
    var name: Int
    /// What it is.
    var plain: PlainValue
  }

  private struct Key: Hashable {
    var element: String
    var property: String
  }

  private(set) var names: [Name] = []
  private(set) var moments: [Moment] = []
  private(set) var phases: [String] = []
  /// How many values there are.
  private(set) var count = 0
  private var numbers: [Key: Int] = [:]
  private var phaseNumbers: [String: Int] = [:]
  /// Where the values stand.
  var source = SampleSource()

  /// What a moment takes.
  static var momentSize: Int { MemoryLayout<Moment>.stride }

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

  /// Notes a moment with so many values; one without any is not kept.
  ///
  /// - Parameter joins: whether it goes on with the moment before, if that is the same.
  mutating func add(_ moment: Moment, count values: Int, joins: Bool = false) {
    if values == 0 { return }
    count += values
    if joins, let last = moments.last, last.isAt(moment) { return }
    moments.append(moment)
  }

  /// Forgets the names behind the first so many.
  mutating func takeBack(to count: Int) {
    while names.count > count {
      let name = names.removeLast()
      numbers[Key(element: name.element, property: name.property)] = nil
    }
  }

  /// The name of a moment's phase.
  func phaseName(of moment: Moment) -> String? { moment.phase.map { phases[$0] } }
}
