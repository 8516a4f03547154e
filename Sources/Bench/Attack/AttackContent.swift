// What a planted file holds, kept small: a bomb of 27 MB is a few lines and how often they stand.

/// Bytes of a text or of a name, which need not be UTF-8.
typealias Bytes = [UInt8]

/// The content of a file, as pieces that are repeated.
struct AttackContent: Equatable {
  struct Piece: Equatable {
    let bytes: Bytes
    let times: Int
  }

  var pieces: [Piece] = []

  init(_ bytes: Bytes) { pieces = [Piece(bytes: bytes, times: 1)] }
  init(_ text: String) { self.init(Bytes(text.utf8)) }

  /// A text that stands `times` times.
  init(_ text: String, times: Int) { pieces = [Piece(bytes: Bytes(text.utf8), times: times)] }

  /// How many bytes there are.
  var count: Int { pieces.reduce(0) { $0 + $1.bytes.count * $1.times } }

  static func + (left: AttackContent, right: AttackContent) -> AttackContent {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  static func + (left: AttackContent, right: String) -> AttackContent {
    left + AttackContent(right)
  }

  static func += (left: inout AttackContent, right: AttackContent) { left.pieces += right.pieces }

  /// Hands out all bytes, a piece of at most about 256 KB at a time.
  func forEachChunk(_ body: (Bytes) -> Void) {
    for piece in pieces where !piece.bytes.isEmpty {
      let batch = max(1, min(piece.times, (256 << 10) / piece.bytes.count))
      let many = batch == 1 ? piece.bytes : Bytes((0..<batch).flatMap { _ in piece.bytes })
      var left = piece.times
      while left >= batch {
        body(many)
        left -= batch
      }
      for _ in 0..<left { body(piece.bytes) }
    }
  }
}
