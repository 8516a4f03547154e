import NavSimKernel

/// Who asked for what in a run: what `navsim why` tells. It stands beside a trace that was asked to
/// keep it, and in no file: the trace's own causes name a line, and this what came before it.
public struct TraceStory: Sendable {
  /// Beside each of the trace's causes, the one before it.
  public var links: [Link]
  /// What code set, in the order of happening.
  public var writes: [Write]
  /// What code would have set and did not, in the order of happening.
  public var missed: [Missed]

  /// A story.
  public init(links: [Link], writes: [Write], missed: [Missed] = []) {
    self.links = links
    self.writes = writes
    self.missed = missed
  }

  /// What brought something about.
  public enum Kind: Hashable, Sendable {
    /// An action of the scenario.
    case action
    /// A line of a page, of a controller or of a strategy.
    case code
    /// What a declaration says of a page or a controller.
    case declaration
    /// UIKit, of its own accord.
    case system
  }

  /// A cause with the one before it.
  public struct Link: Sendable {
    /// What it is.
    public var kind: Kind
    /// The cause under which it arose; below 0 for none.
    public var parent: Int32
    /// When; below zero for what happened before the first action.
    public var time: Time
    /// The line's text, or what UIKit was doing.
    public var text: String
    /// The line's file; `<name>` for a built-in strategy, empty for UIKit.
    public var file: String
    /// The line, from 1; 0 for UIKit.
    public var line: Int
    /// The hook in which it stands; empty for an action.
    public var hook: String
    /// The page, controller or strategy that declares it.
    public var declaration: String
    /// The page for which it ran; empty if for none.
    public var page: String
    /// Whether this is the rest of the line before it, run later.
    public var isRest: Bool

    /// A cause.
    public init(
      kind: Kind, parent: Int32, time: Time, text: String, file: String = "", line: Int = 0,
      hook: String = "", declaration: String = "", page: String = "", isRest: Bool = false
    ) {
      self.kind = kind
      self.parent = parent
      self.time = time
      self.text = text
      self.file = file
      self.line = line
      self.hook = hook
      self.declaration = declaration
      self.page = page
      self.isRest = isRest
    }
  }

  /// A write that came to nothing.
  public struct Missed: Sendable {
    /// What would have been written.
    public var write: Write
    /// What became of it.
    public var reason: String

    /// A write that came to nothing.
    public init(write: Write, reason: String) {
      self.write = write
      self.reason = reason
    }

    /// Whether the line itself said that it should not run: by its condition, or `once`.
    public var isSkipped: Bool { reason.hasPrefix("skipped: ") }
  }

  /// A write of something that code sets.
  public struct Write: Sendable {
    /// What has the property, as traces name it: `bar`, `B.item`, `B` for the controller itself.
    public var element: String
    /// The property.
    public var property: String
    /// What was set, as traces write it.
    public var value: String
    /// When; below zero for what happened before the first action.
    public var time: Time
    /// Who wrote it, as a number into the trace's causes; below 0 if nobody is known.
    public var cause: Int32

    /// A write.
    public init(element: String, property: String, value: String, time: Time, cause: Int32) {
      self.element = element
      self.property = property
      self.value = value
      self.time = time
      self.cause = cause
    }
  }
}
