// Times in reports, without the C library's formats: no locale changes them.

enum Seconds {
  /// A time with so many digits behind the point; 0 for what is no time.
  static func text(_ seconds: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(Int64(1)) { value, _ in value * 10 }
    let clean = seconds.isFinite ? min(max(seconds, 0), 1e9) : 0
    let all = Int64(clean * Double(scale) + 0.5)
    let rest = String(all % scale)
    return "\(all / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
