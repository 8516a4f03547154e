import NavSimKernel
import NavSimTrace

/// The lifecycle as a Graphviz graph: a box for each message, in order, inside its phase.
struct DotExport {
  private let sequence: Conversation
  private let trace: Trace
  private let sink: ExportSink

  init(_ trace: Trace, _ sink: ExportSink) {
    sequence = Conversation(trace)
    self.trace = trace
    self.sink = sink
  }

  func write() throws {
    let cell = trace.cell.map { "\($0.axis)=\($0.value)" }.joined(separator: " ")
    try sink.write("digraph lifecycle {\n")
    try sink.write("  label=\(Self.quoted(trace.scenario + (cell.isEmpty ? "" : "\n" + cell)));\n")
    try sink.write("  labelloc=t;\n  node [shape=box, fontname=\"Helvetica\"];\n")
    var number = 0
    var phase = 0
    for step in sequence.steps {
      if case .phase(let text) = step {
        if phase > 0 { try sink.write("  }\n") }
        phase += 1
        try sink.write("  subgraph cluster_\(phase) {\n    label=\(Self.quoted(text));\n")
        continue
      }
      number += 1
      try sink.write("    n\(number) [\(Self.attributes(of: step))];\n")
    }
    if phase > 0 { try sink.write("  }\n") }
    if number > 1 {
      try sink.write("  " + (1...number).map { "n\($0)" }.joined(separator: " -> ") + ";\n")
    }
    try sink.write("}\n")
  }

  private static func attributes(of step: Conversation.Step) -> String {
    switch step {
    case .phase(let text): return "label=\(quoted(text))"
    case .note(let text): return "label=\(quoted(text)), shape=note"
    case .message(_, let to, let text): return "label=\(quoted(to.name + "\n" + text))"
    }
  }

  /// A text in quotes; a line feed becomes a line of the label.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default:
        if Visible.isHidden(scalar) {
          quoted += "\\" + Visible.escape(scalar)
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
