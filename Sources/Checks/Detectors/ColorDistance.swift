import NavSimTrace

/// Colours of a trace compared channel by channel.
///
/// The distance is the largest difference of a channel, 0 to 1. It is no measure of perception; it
/// is one that a reader of a trace can check by eye (choice).
enum ColorDistance {
  /// 0 to 1; 1 where only one of the two is a colour.
  static func between(_ a: TraceValue?, _ b: TraceValue?) -> Double {
    guard let a, let b, a.kind == .color, b.kind == .color else { return a == b ? 0 : 1 }
    return zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
  }

  private static func channels(_ value: TraceValue) -> [Double] {
    let packed = value.packedColor
    return [24, 16, 8, 0].map { Double((packed >> $0) & 0xFF) / 255 }
  }
}
