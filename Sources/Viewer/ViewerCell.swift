import NavSimPicture
import NavSimTrace

/// One cell of a report: its trace, and what is known of it.
public struct ViewerCell: Sendable {
  /// A finding, or a claim that failed, as the page tells it.
  public struct Finding: Sendable {
    /// `NAV001`; empty for a claim.
    public var id: String
    /// `flash`.
    public var kind: String
    /// What it was seen on, as the trace names it.
    public var subject: String
    /// The first frame that shows it; -1 for the state before the first action.
    public var frame: Int
    /// How many frames it lasts.
    public var frames: Int
    /// What is wrong.
    public var message: String
    /// Frames with what they show.
    public var witness: [(frame: Int, value: String)]
    /// Why it is so: sentences, further in the further back they go.
    public var why: [(depth: Int, text: String)]
    /// The line to look at, from 1; 0 where it is none of the scenario's file.
    public var line: Int

    /// A finding.
    public init(
      id: String, kind: String, subject: String, frame: Int, frames: Int, message: String,
      witness: [(frame: Int, value: String)] = [], why: [(depth: Int, text: String)] = [],
      line: Int = 0
    ) {
      self.id = id
      self.kind = kind
      self.subject = subject
      self.frame = frame
      self.frames = frames
      self.message = message
      self.witness = witness
      self.why = why
      self.line = line
    }
  }

  /// An expectation that did not hold.
  public struct Failure: Sendable {
    /// `push.navsim:12`.
    public var place: String
    /// What is not as expected.
    public var message: String
    /// The frame that shows it; nil where it is about none.
    public var frame: Int?

    /// A failure.
    public init(place: String, message: String, frame: Int? = nil) {
      self.place = place
      self.message = message
      self.frame = frame
    }
  }

  /// Why a property is as it is where no line of code set it: from a frame on, until another cause
  /// holds.
  public struct Story: Sendable {
    /// The property, as an index into the trace's slots.
    public var slot: Int
    /// The first frame; -1 for the state before the first action.
    public var frame: Int
    /// Sentences, further in the further back they go.
    public var why: [(depth: Int, text: String)]

    /// A story.
    public init(slot: Int, frame: Int, why: [(depth: Int, text: String)]) {
      self.slot = slot
      self.frame = frame
      self.why = why
    }
  }

  /// What it looked like; with its story if the run kept it.
  public var trace: Trace
  /// The screen that it is drawn on.
  public var screen: PictureScreen
  /// What sets a side of a comparison apart: `before`, `after`; else empty.
  public var side = ""
  /// What the detectors found.
  public var findings: [Finding] = []
  /// What UIKit does by itself, a sentence each: no part of what was found.
  public var byItself: [String] = []
  /// The expectations that did not hold.
  public var failures: [Failure] = []
  /// Why values are as they are that no line of code set.
  public var stories: [Story] = []
  /// Why the run ended early, or nil.
  public var fault: String?
  /// The lines of the scenario's actions, from 1, in their order; empty where they are not known.
  public var actionLines: [Int] = []

  /// A cell.
  public init(_ trace: Trace, screen: PictureScreen = PictureScreen()) {
    self.trace = trace
    self.screen = screen
  }
}

/// A scenario of a report.
public struct ViewerScenario: Sendable {
  /// Its name.
  public var name: String
  /// The file, as messages call it; empty for a trace that was read.
  public var file: String
  /// The line of its header, from 1; 0 where it is not known.
  public var line: Int
  /// The text of the file; empty where it is not known.
  public var text: String
  /// The files that it uses, with their texts.
  public var others: [(file: String, text: String)] = []

  /// A scenario.
  public init(name: String, file: String = "", line: Int = 0, text: String = "") {
    self.name = name
    self.file = file
    self.line = line
    self.text = text
  }
}
