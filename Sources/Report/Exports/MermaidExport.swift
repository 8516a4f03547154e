import NavSimKernel
import NavSimTrace

/// The lifecycle as a Mermaid sequence diagram, which GitHub draws in an issue.
struct MermaidExport {
  private let sequence: Conversation
  private let sink: ExportSink

  init(_ trace: Trace, _ sink: ExportSink) {
    sequence = Conversation(trace)
    self.sink = sink
  }

  func write() throws {
    let parties = sequence.parties
    // Ids of our own: a page may be called `end`, which Mermaid takes for a word of its own.
    var ids: [Conversation.Party: String] = [:]
    for (index, party) in parties.enumerated() { ids[party] = "p\(index + 1)" }
    try sink.write("sequenceDiagram\n")
    for party in parties {
      try sink.write("  participant \(ids[party] ?? "p1") as \(Self.escaped(party.name))\n")
    }
    let all = parties.count > 1 ? "p1,p\(parties.count)" : "p1"
    for step in sequence.steps {
      switch step {
      case .phase(let text): try sink.write("  Note over \(all): \(Self.escaped(text))\n")
      case .note(let text):
        try sink.write("  Note over \(ids[.uikit] ?? "p1"): \(Self.escaped(text))\n")
      case .message(let from, let to, let text):
        try sink.write(
          "  \(ids[from] ?? "p1")->>\(ids[to] ?? "p1"): \(Self.escaped(text))\n")
      }
    }
  }

  /// A text that ends neither its line nor its message: what Mermaid or HTML would read becomes a
  /// numbered entity.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in Visible.line(text).unicodeScalars {
      switch scalar {
      case "#", ";", "<", ">", "&", "\"", "\\", "%", "{", "}": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.isEmpty ? "#32;" : escaped
  }
}
