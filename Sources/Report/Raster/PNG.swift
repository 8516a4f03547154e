/// Writes a canvas as a PNG of eight bits a channel.
public enum PNG {
  /// The file's bytes.
  ///
  /// - Parameter dotsPerMeter: what makes a picture of twice the size show at its own; 5669 is 144
  ///   dots in an inch.
  public static func bytes(_ canvas: Canvas, dotsPerMeter: Int = 5669) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", word(canvas.width) + word(canvas.height) + [8, 2, 0, 0, 0])
    file += chunk("sRGB", [0])
    file += chunk("pHYs", word(dotsPerMeter) + word(dotsPerMeter) + [1])
    let raw = filtered(canvas)
    file += chunk("IDAT", [0x78, 0x9C] + Deflate.compress(raw) + word(Int(adler(raw))))
    return file + chunk("IEND", [])
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
    let body = Array("\(name)".utf8) + data
    return word(data.count) + body + word(Int(crc(body)))
  }

  /// Each row with the filter under which its bytes are smallest: as they are, or less the row above.
  private static func filtered(_ canvas: Canvas) -> [UInt8] {
    let stride = canvas.width * 3
    var result: [UInt8] = []
    result.reserveCapacity((stride + 1) * canvas.height)
    canvas.bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<canvas.height {
        let start = row * stride
        let up = (start..<start + stride).map {
          row > 0 ? bytes[$0] &- bytes[$0 - stride] : bytes[$0]
        }
        let left = (0..<stride).map { index in
          index < 3 ? bytes[start + index] : bytes[start + index] &- bytes[start + index - 3]
        }
        if weight(up) <= weight(left) {
          result.append(2)
          result += up
        } else {
          result.append(1)
          result += left
        }
      }
    }
    return result
  }

  /// The sum of the bytes as signed numbers, without their signs.
  private static func weight(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + Int($1 < 128 ? $1 : 255 - $1 + 1) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    return value
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes { crc = crcTable[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
    return crc ^ 0xFFFF_FFFF
  }

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
