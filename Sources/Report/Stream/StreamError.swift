import NavSimKernel
import NavSimLanguage

/// Something wrong with a report that was to be read, with its place.
public struct StreamError: Error, Hashable, Sendable {
  /// The report's file.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1, in characters.
  public let column: Int
  /// What is wrong.
  public let reason: String
  /// What to do about it.
  public let fix: String
  /// The line around the place, and how many characters of it stand before the place.
  private let excerpt: String
  private let offset: Int

  /// The fix of most.
  static let usual = "reports are written by 'navsim test --shard I/N --json FILE'"

  /// - Parameters:
  ///   - bytes: the line.
  ///   - at: the byte of the line that is meant.
  init(
    file: String, line: Int, bytes: ArraySlice<UInt8>, at: Int, _ reason: String,
    fix: String = StreamError.usual
  ) {
    self.file = file
    self.line = line
    self.reason = reason
    self.fix = fix
    let place = min(bytes.startIndex + max(at, 0), bytes.endIndex)
    column = 1 + bytes[..<place].count { $0 & 0xC0 != 0x80 }
    // A report's line may have megabytes: some characters of it say where one is.
    let start = Self.start(of: max(bytes.startIndex, place - 60), in: bytes)
    let end = Self.start(of: min(bytes.endIndex, place + 80), in: bytes)
    let head = start > bytes.startIndex ? "…" : ""
    let tail = end < bytes.endIndex ? "…" : ""
    let before = Visible.columns(String(decoding: bytes[start..<max(start, place)], as: UTF8.self))
    let after = Visible.columns(String(decoding: bytes[max(start, place)..<end], as: UTF8.self))
    excerpt = head + before + after + tail
    offset = head.count + before.count
  }

  /// The byte at which the character begins that has a byte.
  private static func start(of place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var place = place
    while place > bytes.startIndex, place < bytes.endIndex, bytes[place] & 0xC0 == 0x80 {
      place -= 1
    }
    return place
  }

  /// `shard-1.jsonl:3:17: expected ','`.
  public var message: String { "\(file):\(line):\(column): \(reason)" }
}

extension ReportItem {
  /// What is wrong with a report.
  public init(_ error: StreamError) { self = error.item }
}

extension StreamError {
  fileprivate var item: ReportItem {
    let number = String(line)
    let width = max(4, number.count)
    let blanks = String(repeating: " ", count: width + 1)
    let gutter = String(repeating: " ", count: width - number.count) + number
    return ReportItem(lines: [
      .init(text: "\(file):\(line):\(column): error: \(reason)", role: .error),
      .init(text: "\(gutter) | \(excerpt)", role: .plain),
      .init(text: "\(blanks)| " + String(repeating: " ", count: offset) + "^", role: .caret),
      .init(text: "\(blanks)= note: \(fix)", role: .note),
    ])
  }
}

/// All that is wrong with the reports of one call.
public struct StreamErrors: Error, Hashable, Sendable {
  /// One at least, by file and line.
  public let all: [StreamError]
}
