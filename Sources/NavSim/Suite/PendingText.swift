import NavSimTrace

/// What a trace that waits to be accepted changes, as lines for people.
public enum PendingText {
  /// The lines.
  ///
  /// - Parameters:
  ///   - kept: the bytes of the trace that is kept; nil if none is.
  ///   - pending: the bytes of the one that waits.
  ///   - renamed: where none is kept under its name, a kept trace that is the same but for its name.
  public static func lines(
    kept: [UInt8]?, pending: [UInt8], path: String, renamed: String? = nil
  ) -> [String] {
    if path.hasSuffix("/" + FingerprintFile.name) || path == FingerprintFile.name {
      let new = FingerprintFile(pending)
      if let damage = new.damages.first {
        return ["\(path).new:\(damage.line):\(damage.column): \(damage.reason)"]
      }
      let old = kept.flatMap { FingerprintFile($0) } ?? FingerprintFile()
      let changes = old.changes(to: new)
      let rest = changes.count > 20 ? ["and \(changes.count - 20) more"] : []
      return ["\(changes.count) of \(new.names.count) fingerprints differ:"]
        + (changes.prefix(20) + rest).map { "  " + $0 }
    }
    do {
      guard let kept else {
        let new = try TraceReader.read(pending, path: path + ".new").trace
        if let renamed { return ["no trace is kept yet; \(renamed) is the same"] }
        return ["no trace is kept yet; this one has \(new.phases.count) phases"]
      }
      var options = ComparisonOptions()
      options.comparesNames = true
      let comparison = try TraceComparison(old: kept, path, new: pending, path + ".new", options)
      if comparison.isSame { return ["both say the same; only the text differs"] }
      let place = comparison.place.map { ["first difference: " + $0] } ?? []
      return [comparison.headline] + place + comparison.table(limit: 20)
    } catch { return ["\(error)"] }
  }

  /// Why what waits cannot be kept; nil if it can. Something that was cut or edited would fail in
  /// every run to come.
  public static func problem(of pending: [UInt8], path: String) -> String? {
    if path.hasSuffix("/" + FingerprintFile.name) || path == FingerprintFile.name {
      let damage = FingerprintFile(pending).damages.first
      return damage.map { "\(path).new:\($0.line):\($0.column): \($0.reason)" }
    }
    do {
      _ = try TraceReader.read(pending, path: path + ".new")
      return nil
    } catch { return "\(error)" }
  }

  /// Whether bytes begin as kept traces or fingerprints do.
  public static func isOurs(_ head: [UInt8]) -> Bool {
    head.starts(with: TraceWriter.magic.utf8) || head.starts(with: FingerprintFile.magic.utf8)
  }
}
