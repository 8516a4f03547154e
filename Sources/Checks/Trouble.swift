import NavSimTrace

/// Why a claim does not hold, before it is tied to its line.
struct Trouble: Error {
  var message: String
  /// Where it was seen.
  var sample: Sample?
  /// The slots that the claim looked at, for the frames around and the cause.
  var slots: [Int] = []
  var notes: [String] = []
  /// The rule that is broken, as `Failure` names it.
  var rule = "expectation"
  /// The frames that prove it, where they are not the values of a slot around the sample.
  var witness: [String] = []
  /// What is to blame, where whoever saw it knows.
  var knownCause: String?
  /// Whether the values of the first slot tell something about the trouble.
  var showsFrames = true
  /// Whether the claim could not be looked at: no frame, or nothing of the name.
  var isVacuous = false
  /// Whether what wrote the slots is to blame.
  var showsCause = true

  init(_ message: String, at sample: Sample? = nil, slots: [Int] = [], notes: [String] = []) {
    self.message = message
    self.sample = sample
    self.slots = slots
    self.notes = notes
  }

  /// A claim that could not be looked at.
  static func vacuous(_ message: String, notes: [String] = []) -> Trouble {
    var trouble = Trouble(message, notes: notes)
    trouble.isVacuous = true
    return trouble
  }

  /// The trouble with a known issue that does not happen.
  static func isFixed(_ id: String) -> Trouble {
    var trouble = Trouble("the known issue \(id) no longer happens: remove 'known'")
    trouble.rule = "known"
    return trouble
  }
}

/// A frame that a claim looks at. What it shows holds until the next sample.
struct Sample: Hashable {
  /// The frame's number on the grid.
  var frame: Int
  /// Whether it is the state before the first action.
  var isKeyframe: Bool
}
