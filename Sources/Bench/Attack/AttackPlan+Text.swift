// An attack in words: for who repeats one, and for a number that tells two of them apart.

extension AttackPlan {
  /// The folder and the steps, for people.
  var text: String {
    var lines = files.map { "  \($0.text)" }
    for (number, step) in steps.enumerated() { lines.append("  \(number + 1)) \(step.text)") }
    return lines.joined(separator: "\n")
  }

  /// A number that differs where the plans differ.
  var digest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for file in files {
      add(file.text.utf8)
      guard case .text(let content) = file.kind else { continue }
      for piece in content.pieces { add(piece.bytes + Bytes("\(piece.times)".utf8)) }
    }
    for step in steps { add("\(step.text) \(step.demands) \(step.writes)".utf8) }
    return digest
  }
}

extension AttackFile {
  var text: String {
    let name = AttackText.quoted(path)
    switch kind {
    case .text(let content): return "\(name): \(content.count) bytes"
    case .folder: return "\(name)/"
    case .shutFolder: return "\(name)/, read-only"
    case .pipe: return "\(name): a FIFO"
    case .link(let target): return "\(name): a link to \(AttackText.quoted(target))"
    }
  }
}

extension AttackStep {
  /// The step as a command of the shell, nearly.
  var text: String {
    var text: String
    switch deed {
    case .navsim(let words):
      text = (["navsim"] + words.map(AttackText.quoted)).joined(separator: " ")
    case .program(let words): text = words.map(AttackText.quoted).joined(separator: " ")
    case .damage(let suffix, let seed):
      text = "(damage a file that ends with \(AttackText.quoted(suffix)), seed \(seed))"
    case .replace(let path, let old, let new):
      text =
        "(in \(AttackText.quoted(path)) put \(AttackText.quoted(new))"
        + " for \(AttackText.quoted(old)))"
    }
    if let input { text += " < \(AttackText.quoted(input))" }
    switch output {
    case .kept: break
    case .leaves(let bytes): text += " | head -c \(bytes)"
    case .full: text += " > /dev/full"
    case .nonBlocking: text += " | (a slow reader; the pipe does not block)"
    case .closed: text += " >&-"
    }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      text = "\(name)=\(value) " + text
    }
    if let fileLimit { text += "  [files up to \(fileLimit) bytes]" }
    if let killed { text += "  [killed at \(killed.permille) ‰ of step \(killed.step + 1)]" }
    if place == .twin { text += "  [in the twin]" }
    return text
  }
}

/// Bytes made fit for a terminal.
enum AttackText {
  /// A word as the shell takes it; bytes that are no plain text in the form `$'\x1b'`.
  static func quoted(_ bytes: Bytes) -> String {
    let plain = Set(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./=,:@%+*".utf8)
    if !bytes.isEmpty && bytes.allSatisfy(plain.contains) {
      return String(decoding: bytes, as: UTF8.self)
    }
    return "$'" + escaped(bytes[...], also: 39) + "'"
  }

  /// Printable ASCII as it is, the rest as `\xNN`.
  static func escaped(_ bytes: some Sequence<UInt8>, also: UInt8 = 0) -> String {
    var text = ""
    for byte in bytes {
      if (32..<127).contains(byte), byte != 92, byte != also {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == 10 {
        text += "\\n"
      } else {
        let digits = String(byte, radix: 16)
        text += "\\x" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
