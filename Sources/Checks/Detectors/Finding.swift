import NavSimTrace

/// Something in a trace that a detector holds for a glitch, with what shows it.
public struct Finding: Hashable, Sendable {
  /// The detector's fixed id, such as `NAV001`.
  public var id: String
  /// The detector's word, such as `flash`.
  public var kind: String
  /// What it was seen on, as the trace names it: `eye.left`, `title.B`, `page.A`.
  public var subject: String
  /// The first frame that shows it; -1 for the state before the first action.
  public var frame: Int
  /// The same for people: `push +17 (283.333ms)`, `start`.
  public var place: String
  /// How many frames it lasts; to the end of the trace where it stays.
  public var frames: Int
  /// What is wrong, in one sentence with its values.
  public var message: String
  /// The frames that prove it: the place of each and what it shows.
  public var witness: [Witness]
  /// What made the change, where the trace knows it.
  public var cause: String?
  /// The property to ask `navsim why` about, as traces name it; nil where it is none.
  public var property: String?
  /// How many frames what it came to stays, where the finding is a step; nil where it is none.
  public var holds: Int?
  /// What is not there, and why, a line each.
  public var absent: [String] = []
  /// In which of the detector's ways it was found, where there are several: `step`, `rest`.
  var manner = ""
  /// How far it goes, and from which difference on the detector tells two apart; 0 where it has no
  /// measure.
  var size = 0.0
  var grain = 0.0
  /// Whether it lasts to the end of the run, which may be its first frame.
  public var isOpen = false
  /// The properties to blame that no line of code has written: a declaration may have.
  package var declarable: [Property] = []
  /// The wish that is not met, where that is what is found.
  package var wished: Property?
  /// The property among those of the witness that changed in the frame: what is to blame has changed it.
  package var changed: String?
  /// The event to blame, by its index in the trace, where it is no value.
  package var event: Int?
  /// The line among those of the cause that only stands near the change, and need not be to blame.
  package var guess: String?

  /// A property as traces name it.
  package struct Property: Hashable, Sendable {
    package let element, name: String
  }

  /// One frame with what it shows.
  public struct Witness: Hashable, Sendable {
    /// The frame; -1 for the state before the first action.
    public var frame: Int
    /// The same for people: `push +17 (283.333ms)`, `start`.
    public var place: String
    /// `eye.left=#FF0000`.
    public var value: String
  }
}

/// A detector before its id is put on: what it saw, where, and which slot is to blame.
struct Sighting {
  var subject: String
  var frame: Int
  var frames: Int
  var message: String
  /// The slots whose values the witness shows, before and in the frame.
  var slots: [Int]
  /// The frames of the witness.
  var shown: [Int]
  /// The event to blame, by its index, where it is no value.
  var event: Int?
  /// Whether the youngest change among the slots is to blame.
  var hasCause = true
  /// What is said of a cause that is no line of code.
  var remark: String?
  /// As of a finding.
  var holds: Int?
  var absent: [String] = []
  /// The line that is to blame, where it is known already.
  var culprit: String?
  /// A line that has its part in it, and what comes from it: `the ground comes from`.
  var beside: (words: String, line: String)?
  /// The slots to blame before those of the witness.
  var blamed: [Int] = []
  /// The slots that a declaration makes what they are, whatever brings it into being.
  var declared: [Int] = []
  /// Where the wish stands that is not met.
  var wished: Int?
  var manner = ""
  var size = 0.0
  var grain = 0.0

  init(
    _ subject: String, at frame: Int, lasting frames: Int = 1, _ message: String,
    slots: [Int] = [], shown: [Int]? = nil
  ) {
    self.subject = subject
    self.frame = frame
    self.frames = frames
    self.message = message
    self.slots = slots
    self.shown = shown ?? [frame - 1, frame]
  }

  /// The same, of a step that what it came to outlasts.
  func holding(_ frames: Int?) -> Sighting {
    var result = self
    result.holds = frames
    return result
  }

  /// The same, with the slots that are to blame before those of the witness.
  func blaming(_ slots: [Int]) -> Sighting {
    var result = self
    result.blamed = slots
    return result
  }

  /// The same, found in one of several ways, and how far it goes.
  func found(_ manner: String, _ size: Double = 0, grain: Double = 0) -> Sighting {
    var result = self
    result.manner = manner
    result.size = size
    result.grain = grain
    return result
  }
}
