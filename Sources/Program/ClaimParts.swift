import NavSimKernel

/// One part of a claim about the course of a value: `falling then steady for at least 100ms`.
public struct CoursePart: Hashable, Sendable {
  /// How a value goes from frame to frame.
  public enum Course: String, CaseIterable, Hashable, Sendable {
    /// It never goes down, and goes up at least once.
    case rising
    /// It never goes up, and goes down at least once.
    case falling
    /// It stays what it is.
    case steady
    /// It takes no step that is larger than the limit.
    case smooth
  }
  /// The course.
  public var course: Course
  /// The largest step from one frame to the next (`max 0.08 per frame`), in the unit of the
  /// property; of a colour in steps of 1/255 of a channel. nil for none.
  public var limit: Double?
  /// How long it must go on, or nil.
  public var bound: ChainPart.Bound?

  /// A part of a course.
  public init(course: Course, limit: Double? = nil, bound: ChainPart.Bound? = nil) {
    self.course = course
    self.limit = limit
    self.bound = bound
  }
}

/// How the rectangles of two elements lie on screen.
public enum Relation: String, CaseIterable, Hashable, Sendable {
  /// The first contains the whole second.
  case covers
  /// The first lies wholly in the second.
  case inside
  /// They share an area.
  case overlaps
  /// The first ends where the second begins, or higher up on the screen.
  case above
  /// The first begins where the second ends, or further down.
  case below
  /// They are the same rectangle.
  case matches
}

/// Where a claim of a check set is written; the expectation itself stands where it is checked.
public struct DeclaredClaim: Hashable, Sendable {
  /// The file of the set.
  public var file: String
  /// The claim's line in it, from 1.
  public var line: Int
  /// The line's text.
  public var text: String

  /// A claim of a set.
  public init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}
