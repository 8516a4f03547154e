import NavSimKernel

/// What is known of the phase that is compared.
struct PhaseState {
  var title = ""
  /// Whether it is the one before the first action, which may have no display frame.
  var isStart = false
  /// How many frames lie before it.
  var clock = 0
  var oldStart = 0
  var newStart = 0
  /// The frames' numbers on the grid of the new trace, or of the only one that has the phase.
  var firstFrame = 0
  /// Whether differences are told; not in a phase that one side has not.
  var isTold = true
  var records: [TrackRecord] = []
  var events = EventQueue()
  /// In how many frames anything differs.
  var frames = 0
  /// The frame that was looked at last.
  var lastK = 0
}

/// A property that differs in the open phase.
struct TrackRecord {
  let track: Int
  /// The first frame that differs, and the order in it.
  let k: Int
  let rank: Int
  /// The values in that frame; nil where there is none.
  let old: TrackTable.Value?
  let new: TrackTable.Value?
  /// Whether the element is there, for `nil` and `absent`.
  let isOldThere: Bool
  let isNewThere: Bool
  /// Whether it differed when the phase began.
  let isCarried: Bool

  /// How many frames differ, up to `since` where it still does.
  var frames = 0
  var since: Int
  var spans = 1
  /// The largest distance of two numbers.
  var most: Int64?
  /// Whether the values that differ are one constant on each side.
  var isConstant = true
  /// Whether the trace has had a value in the phase or just before it.
  var oldHasValue: Bool
  var newHasValue: Bool
  /// Whether both sides set it in the frame where the difference began, and where it ended.
  var isOpenedByBoth: Bool
  var isClosedByBoth = false
  /// Whether both sides set it in every frame that one of them sets it in.
  var isInStep = true
  /// The frame from which on both are the same again.
  var closed: Int?
}
