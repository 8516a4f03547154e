import NavSimTrace

/// Whether a trace's pictures show at the eye's sample points what the trace says.
public struct EyeAgreement: Sendable {
  /// A colour that is drawn otherwise than the trace has it.
  public struct Difference: Sendable {
    /// The frame; -1 is the state before the first action.
    public var frame: Int
    /// The sample point, by the name of the eye's property.
    public var point: String
    /// What the trace says and what is drawn, as 0xRRGGBBAA.
    public var told, drawn: UInt32
  }

  /// How many frames were looked at.
  public private(set) var frames = 0
  /// How many colours were compared.
  public private(set) var colors = 0
  /// Those that are more than `tolerance` apart in a channel.
  public private(set) var differences: [Difference] = []

  /// Compares every `step`th kept frame of a trace with its picture.
  ///
  /// - Parameter tolerance: how many steps of 1/255 two channels may be apart.
  public init(_ reel: PictureReel, every step: Int = 1, tolerance: Int = 2) {
    var reel = reel
    let trace = reel.trace
    var cursor = TraceCursor(trace)
    guard let eye = trace.element("eye") else { return }
    let slots = trace.elements[eye].slots
    let kept = trace.frames.map { $0.isKeyframe ? -1 : $0.number }
    for index in kept.indices {
      cursor.advance()
      let isLast = index + 1 == kept.count || kept[index + 1] != kept[index]
      guard isLast, index % max(step, 1) == 0 || index + 1 == kept.count else { continue }
      frames += 1
      let picture = reel.picture(at: kept[index])
      for sample in picture.samplePoints {
        guard let slot = slots.first(where: { trace.slots[$0].name == sample.name }),
          cursor.values[slot].kind == .color
        else { continue }
        colors += 1
        let told = cursor.values[slot].packedColor
        let drawn = picture.color(at: sample.point).packed
        if Self.distance(told, drawn) > tolerance {
          differences.append(
            Difference(frame: kept[index], point: sample.name, told: told, drawn: drawn))
        }
      }
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [24, 16, 8].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
  }
}
