/// What one run may hold and how deep its code may go, beside the steps of its `Budget`.
public enum RunLimits {
  /// How deep code may run in other code: lines of routines, and stack calls with their hooks.
  public static let depth = 128
  /// Blocks and timers that wait at once, those of coordinators included.
  public static let waitingBlocks = 100_000
  /// Causes, and writes, that a run keeps where it is asked to; those after them have no story.
  public static let causes = 1_000_000
  /// How often the stack at the start may come to rest and be disturbed again before time zero.
  public static let restAttempts = 100
}

/// How many steps the larger things count as.
enum StepWeights {
  /// A display frame, beside what its elements count as.
  static let frame = 10
  /// So many layers of the scene count as one step of an event or a frame.
  static let layersPerStep = 100
  /// So many layers count as one step of a frame after code has run: all elements are read then.
  static let readLayersPerStep = 4
  /// So many animations under way count as one step of an event.
  static let timelinesPerStep = 500
  /// So many waiting blocks count as one step of a release: each may hold a page.
  static let blocksPerStep = 50
  /// So many bytes of a line count as one step where it becomes the cause of something.
  static let bytesPerStep = 64
  /// So many pages of a stack count as one step of a call that changes it.
  static let pagesPerStep = 10
  /// So many lines of code that the declarations of a program have count as one step of its start.
  static let linesPerStep = 16
}
