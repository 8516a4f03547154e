import NavSimKernel

/// Numbers with units, read exactly: a time goes from its digits to ticks without a fraction in
/// between.
struct Quantity: Hashable, Sendable {
  var number: Double
  var unit: String
  /// The digits without the point, and how many of them stand after it.
  private var digits: Int64
  private var scale: Int64

  /// The quantity that `text` is; nil if it does not start like a number.
  init?(_ text: String) {
    var digits: Int64 = 0
    var scale: Int64 = 1
    var isNegative = false
    var hasDigits = false
    var hasPoint = false
    var count = 0
    var index = text.startIndex
    if text.hasPrefix("-") {
      isNegative = true
      index = text.index(after: index)
    }
    while index < text.endIndex {
      let character = text[index]
      if let digit = character.wholeNumberValue, character.isASCII {
        hasDigits = true
        count += digits == 0 && digit == 0 && !hasPoint ? 0 : 1
        guard count <= 15 else { return nil }
        digits = digits * 10 + Int64(digit)
        if hasPoint { scale *= 10 }
      } else if character == ".", !hasPoint, hasDigits {
        let next = text.index(after: index)
        guard next < text.endIndex, text[next].isASCII, text[next].isNumber else { break }
        hasPoint = true
      } else {
        break
      }
      index = text.index(after: index)
    }
    guard hasDigits else { return nil }
    self.digits = isNegative ? -digits : digits
    self.scale = scale
    number = Double(self.digits) / Double(scale)
    unit = String(text[index...])
  }

  /// The units of time, in ticks. A frame is 1/60 s on every device, so that a file means the same
  /// everywhere.
  static func ticks(of unit: String) -> Int64? {
    switch unit {
    case "s": return Time.ticksPerSecond
    case "ms": return Time.ticksPerSecond / 1_000
    case "us": return Time.ticksPerSecond / 1_000_000
    case "f": return Time.ticksPerSecond / 60
    default: return nil
    }
  }

  /// This quantity as a time, rounded to a tick, half to even; nil without a unit of time, below
  /// zero, or beyond `Limits.seconds`.
  var time: Time? {
    guard let each = Quantity.ticks(of: unit), digits >= 0 else { return nil }
    guard number * Double(each) <= Double(Limits.seconds * Time.ticksPerSecond) else { return nil }
    let (whole, rest) = digits.quotientAndRemainder(dividingBy: scale)
    let (product, isTooLarge) = rest.multipliedReportingOverflow(by: each)
    guard !isTooLarge else { return Time(roundingSeconds: number * Double(each) / 3_000_000) }
    var ticks = product / scale
    let left = product % scale
    if left * 2 > scale || (left * 2 == scale && ticks & 1 != 0) { ticks += 1 }
    return Time(ticks: whole &* each &+ ticks)
  }
}
