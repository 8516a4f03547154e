import NavSimTrace

/// Colours of a trace compared channel by channel.
///
/// The distance is the largest difference of a channel, 0 to 1. It is no measure of perception; it
/// is one that a reader of a trace can check by eye (choice).
enum ColorDistance {
  /// 0 to 1; 1 where only one of the two is a colour.
  static func between(_ a: TraceValue?, _ b: TraceValue?) -> Double {
    guard let a, let b, a.kind == .color, b.kind == .color else { return a == b ? 0 : 1 }
    var most = 0.0
    for shift in stride(from: 24, through: 0, by: -8) {
      most = max(most, abs(channel(a, shift) - channel(b, shift)))
    }
    return most
  }

  private static func channel(_ value: TraceValue, _ shift: Int) -> Double {
    Double((value.packedColor >> shift) & 0xFF) / 255
  }
}
