/// What the language accepts at most. A file beyond a limit is an error, never a slow run.
public enum Limits {
  /// Bytes of one file.
  public static let fileBytes = 16_000_000
  /// Bytes of a file with all that it uses.
  public static let allBytes = 20_000_000
  /// Lines of one file.
  public static let lines = 20_000
  /// Bytes of one line.
  public static let lineBytes = 4_000
  /// Files that a scenario may use, directly or through others.
  public static let files = 100
  /// How deep files may use each other.
  public static let includeDepth = 16
  /// Bytes of the name of a declaration or label.
  public static let nameBytes = 200
  /// Pages that may be declared.
  public static let pages = 1_000
  /// Navigation controllers that may be declared.
  public static let navigations = 100
  /// Strategies that may be declared.
  public static let strategies = 1_000
  /// Lines of user code, all declarations together; a line counts once for each of its hooks.
  public static let codeLines = 10_000
  /// Actions, and expectations, of one scenario.
  public static let actions = 10_000
  /// Axes of a matrix.
  public static let axes = 100
  /// Cells of one file, all its matrices together.
  public static let cells = 10_000
  /// Cells of one scenario times its actions, expectations, rows and `skip` lines.
  public static let cellLines = 2_000_000
  /// The longest time that can be written: 24 h, in seconds.
  public static let seconds: Int64 = 86_400
  /// The largest number that can be written.
  public static let number = 1_000_000.0
  /// Frames that `ticks start` counts: an hour at 120 Hz.
  public static let tickFrames = 432_000.0
  /// How deep `like` may go.
  public static let ancestors = 32
  /// Errors that are reported for one file unless all are asked for.
  public static let errorsPerFile = 20
}
