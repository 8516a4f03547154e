import NavSimTrace
import NavSimVocabulary

/// A judge of traces: it looks at frames and knows nothing of strategies or scenarios.
///
/// Its id and its word never change their meaning. What it looks at, and from when on something is
/// a glitch, stands in its manual and in its thresholds.
public struct Detector: Sendable {
  /// The fixed id, such as `NAV001`.
  public let id: String
  /// The word in expectations, such as `flash`.
  public let name: String
  /// One sentence.
  public let summary: String
  /// What it looks at, when it fires, what it leaves out, what `of` takes.
  public let manual: String
  /// From when on something counts.
  public let thresholds: [Threshold]
  let look: @Sendable (Evidence, Limits) -> [Sighting]

  init(
    _ id: String, _ name: String, _ summary: String, manual: String,
    thresholds: [Threshold] = [], look: @escaping @Sendable (Evidence, Limits) -> [Sighting]
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.manual = manual
    self.thresholds = thresholds
    self.look = look
  }

  /// A named limit of a detector.
  public struct Threshold: Hashable, Sendable {
    /// Its name, such as `color`.
    public let name: String
    /// The value that holds where nobody sets another.
    public let value: Double
    /// The unit, such as `pt` or `of full`.
    public let unit: String
    /// The unit of one that is a time: on a screen of 120 Hz it is twice as many frames.
    static let time = "frames at 60 Hz"
    /// What it means.
    public let summary: String

    /// A limit.
    public init(_ name: String, _ value: Double, _ unit: String, _ summary: String) {
      self.name = name
      self.value = value
      self.unit = unit
      self.summary = summary
    }
  }

  /// What the detector finds in a trace, in the order of frames.
  ///
  /// - Parameter limits: values of thresholds that replace the defaults, by name.
  public func findings(in trace: Trace, limits: [String: Double] = [:]) -> [Finding] {
    findings(in: Evidence.all(trace), limits: limits)
  }

  /// What it finds about every controller; what two of them show alike is one finding. A detector
  /// that looks at the app as a whole looks once.
  func findings(in evidences: [Evidence], limits: [String: Double]) -> [Finding] {
    var found = findings(in: evidences[0], limits: limits)
    guard !isOfApp, evidences.count > 1 else { return found }
    for evidence in evidences.dropFirst() {
      let others = findings(in: evidence, limits: limits)
      found += others.filter { other in
        !found.contains { $0.subject == other.subject && $0.frame == other.frame }
      }
    }
    return found.sorted { ($0.frame, $0.subject) < ($1.frame, $1.subject) }
  }

  /// Whether it looks at the app as a whole, not at one controller's bar and pages.
  private var isOfApp: Bool {
    [
      Detector.crash, .logWarning, .lifecycle, .frozen,
    ].contains { $0.id == id }
  }

  /// Whether it tells what somebody sees, of the bar, its items and the pages: none of it where
  /// something lies over all of them. What the eye sees is seen as it is.
  private var isOfSight: Bool {
    [
      Detector.itemVisibility, .snap, .barGeometry, .contentJump, .titleJump, .doubleBar,
      .missingAnimation, .shadow, .suddenItem, .suddenContent, .untied, .unasked, .drift,
      .misplacedContent,
    ].contains { $0.id == id }
  }

  func findings(in evidence: Evidence, limits: [String: Double] = [:]) -> [Finding] {
    let sightings = look(evidence, Limits(thresholds, limits, evidence.trace.grid.framesPerSecond))
    let seen = isOfSight ? sightings.filter { !evidence.isUnseen($0) } : sightings
    return seen.sorted { ($0.frame, $0.subject) < ($1.frame, $1.subject) }
      .map { evidence.finding(of: $0, by: self) }
  }

  /// What all detectors find in a trace: by frame, then by id.
  ///
  /// - Parameters:
  ///   - limits: the thresholds that a file sets.
  ///   - painted: what makes up what the eye sees, to tell who is to blame for it.
  public static func findings(
    in trace: Trace, limits: [DetectorLimit] = [], painted: PaintedAt? = nil
  ) -> [Finding] {
    Found(trace, limits, painted: painted).all
  }

  /// The detector of this word or id, or nil.
  public static func named(_ name: String) -> Detector? {
    all.first { $0.name == name || $0.id == name }
  }
}

/// The limits that hold in one look.
struct Limits {
  /// A few, which are looked through.
  private let values: [(name: String, value: Double)]

  /// - Parameter rate: how many frames a second the trace has.
  init(_ thresholds: [Detector.Threshold], _ given: [String: Double], _ rate: Int = 60) {
    values = thresholds.map { threshold in
      let value = given[threshold.name] ?? threshold.value
      let isTime = threshold.unit == Detector.Threshold.time
      return (threshold.name, isTime ? value * Double(rate) / 60 : value)
    }
  }

  /// A limit of the detector's own; 0 for a name that it does not have.
  subscript(name: String) -> Double { values.first { $0.name == name }?.value ?? 0 }
}
