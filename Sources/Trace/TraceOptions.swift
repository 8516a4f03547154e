/// What is written of a trace. The default form is the one that is kept, compared and read back.
public struct TraceOptions: Hashable, Sendable {
  /// Every property in every frame, also in frames in which nothing changed.
  public var isFull = false
  /// Only elements (`page.*`) or properties (`*.alpha`) that match one of these; empty means all.
  public var only: [TracePattern] = []
  /// Only every so-many-th frame of a phase; 1 means all.
  public var every = 1
  /// Whether the causes of changes and events are written below them.
  public var causes = false
  /// The other layout: of each phase one line for each property that changes in it. Of the rest
  /// only `only` goes with it.
  public var isTracks = false

  /// Whether each frame says its time too: for people, such a text is not read back.
  public var tellsTimes = false

  /// The default form.
  public init() {}

  /// Whether this is the form that is compared.
  public var isDefault: Bool {
    !isFull && only.isEmpty && every <= 1 && !causes && !isTracks && !tellsTimes
  }
}
