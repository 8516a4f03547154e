import NavSimKernel
import NavSimTrace
import NavSimVocabulary

/// A conformance as text for people.
extension Conformance {
  /// One line: `same`, or where it first differs.
  public var headline: String {
    if isEmpty { return "nothing to compare" }
    if isSame { return hasOnlyUnknownValues ? "callbacks same, no value to compare" : "same" }
    if let order, !order.isSame {
      return "callback \(order.agreed + 1) of \(order.model.count) differs"
    }
    guard let first = values?.rows.first else { return "differs" }
    return "\(first.property) differs from \(trace.shortPlace(ofFrame: first.frame)) on"
  }

  /// Everything that is to be said. `limit` bounds each list.
  public func text(limit: Int = 20) -> PaintedText {
    var lines: [PaintedText] = []
    if let order { lines += text(of: order, limit) }
    if let values {
      if order == nil { lines += pages(map) }
      lines += text(of: values, limit)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Which class is which page, and those that are none.
  private func pages(_ map: PageMap) -> [PaintedText] {
    let way = map.isByName ? "by name" : "by order"
    let how = options.map.isEmpty ? " (\(way); --map NAME=PAGE says otherwise)" : ""
    var lines: [PaintedText] = ["pages      \(map.entries.isEmpty ? "none" : map.text + how)"]
    if !map.left.isEmpty { lines.append("no page    \(map.left.joined(separator: ", "))") }
    return lines
  }

  // MARK: Order

  private func text(of order: OrderConformance, _ limit: Int) -> [PaintedText] {
    var lines = pages(order.map)
    lines.append("callbacks  \(Self.names(order.names))")
    if !order.unheard.isEmpty {
      lines.append(
        "left out   \(Self.names(order.unheard)) (--events NAME,... compares them)")
    }
    if order.skipped > 0 {
      let last = order.log[order.skipped - 1].line
      lines.append(
        """
        skipped    \(Count.of(order.skipped, "callback")) up to line \(last): before the \
        first action (--from LINE says otherwise)
        """)
    }
    if order.isSame {
      lines.append("order      same: \(Count.of(order.agreed, "callback"))")
      return lines
    }
    return lines + [""] + contradiction(order) + around(order) + notes(order, limit)
  }

  private static func names(_ names: [EventName]) -> String {
    names.isEmpty ? "none" : names.map(\.name).joined(separator: " ")
  }

  /// The calls that first differ; nil behind the end.
  private func first(
    _ order: OrderConformance
  ) -> (log: OrderConformance.Call?, model: OrderConformance.Call?) {
    let index = order.skipped + order.agreed
    return (
      order.log.indices.contains(index) ? order.log[index] : nil,
      order.model.indices.contains(order.agreed) ? order.model[order.agreed] : nil
    )
  }

  private func contradiction(_ order: OrderConformance) -> [PaintedText] {
    let (log, model) = first(order)
    let line = max(1, log?.line ?? order.log.last?.line ?? 1)
    let said = log.map { "the log says \($0.text)" } ?? "the log ends here"
    let wanted = model.map { "the model \($0.text)" } ?? "the model is at its end"
    return ["\("\(path):\(line):1:", .place) \("error:", .error) \(said), \(wanted)"]
  }

  /// Both orders around the first wrong callback.
  private func around(_ order: OrderConformance) -> [PaintedText] {
    var rows = [["", "line", "the log", "the model", "frame"]]
    for index in max(0, order.agreed - 4)..<(order.agreed + 5) {
      let at = order.skipped + index
      let log = order.log.indices.contains(at) ? order.log[at] : nil
      let model = order.model.indices.contains(index) ? order.model[index] : nil
      if log == nil && model == nil { break }
      rows.append([
        index == order.agreed ? ">" : "", log.map { $0.line > 0 ? "\($0.line)" : "" } ?? "",
        log?.text ?? "-",
        model?.text ?? "-", model.map { trace.placeText(event: $0.event) } ?? "",
      ])
    }
    return Self.columns(rows)
  }

  private func notes(_ order: OrderConformance, _ limit: Int) -> [PaintedText] {
    var lines: [PaintedText] = []
    let (log, model) = first(order)
    if let model {
      let event = trace.events[model.event]
      let cause = trace.cause(event.cause).map { ": " + $0 } ?? ""
      lines.append(
        """
             = model: \(model.text) at \(trace.placeText(event: model.event)) \
        (\(TraceWriter.milliseconds(event.time)))\(cause)
        """)
      let rest = order.log.dropFirst(order.skipped + order.agreed + 1)
      if let later = rest.first(where: { $0.isSame(as: model) }) {
        lines.append("     = log: \(model.text) comes later, in line \(later.line)")
      }
    }
    if let log,
      let later = order.model.dropFirst(order.agreed + 1).first(where: {
        $0.isSame(as: log)
      })
    {
      lines.append(
        "     = model: \(log.text) comes later, at \(trace.placeText(event: later.event))")
    }
    let lists = [("missing in the log", order.missing), ("only in the log", order.extra)]
    for (title, calls) in lists where !calls.isEmpty {
      let shown = calls.prefix(limit).map {
        $0.line > 0 ? "\($0.text) in line \($0.line)" : $0.text
      }
      let more = calls.count > limit ? ", and \(calls.count - limit) more" : ""
      lines.append("     = \(title): \(shown.joined(separator: ", "))\(more)")
    }
    return lines
  }

  // MARK: Values

  private func text(of values: ValueConformance, _ limit: Int) -> [PaintedText] {
    var lines: [PaintedText] = ["clock      \(values.alignment)"]
    let tolerances = options.comparison.tolerances.joined(separator: ",")
    lines.append("tolerance  \(tolerances.isEmpty ? "none" : tolerances)")
    if !values.unknown.isEmpty {
      let more = values.unknown.count > limit ? ", and \(values.unknown.count - limit) more" : ""
      lines.append(
        "unknown    \(values.unknown.prefix(limit).joined(separator: ", "))\(more)")
    }
    if values.beyond > 0 {
      lines.append(
        "beyond     \(Count.of(values.beyond, "frame")) after the model's end, held to its last values"
      )
    }
    if values.compared == 0 {
      let reason =
        values.unknown.isEmpty
        ? "all lie after the model's end" : "the model has none of these values"
      lines.append("values     nothing compared: \(reason)")
      return lines
    }
    guard let first = values.rows.first else {
      lines.append("values     same: \(values.compared) compared")
      return lines
    }
    lines += [
      "",
      """
      \("\(path):\(max(1, first.line)):1:", .place) \("error:", .error) \
      \(first.property) is \(first.phone.traceText) on the phone, \
      \(first.model.traceText) in the model, at \(trace.shortPlace(ofFrame: first.frame))
      """,
    ]
    if let cause = first.cause { lines.append("     = model: \(cause)") }
    var rows = [["", "property", "change", "frames", "max |d|", "from", "phone", "model"]]
    for row in values.rows.prefix(limit) {
      rows.append([
        "", row.property, row.change, "\(row.frames)",
        row.most.map { TraceSpelling.number(thousandths: $0) } ?? "",
        trace.shortPlace(ofFrame: row.frame), Self.short(row.phone), Self.short(row.model),
      ])
    }
    lines += Self.columns(rows)
    if values.rows.count > limit { lines.append("     and \(values.rows.count - limit) more") }
    return lines
  }

  private static func short(_ value: PlainValue) -> String {
    let text = value.traceText
    return text.count > 40 ? text.prefix(39) + "…" : text
  }

  private static func columns(_ cells: [[String]]) -> [PaintedText] {
    let rows = cells.map { $0.map { Visible.line($0) } }
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = "  "
      for (column, text) in row.enumerated() {
        line += text + String(repeating: " ", count: widths[column] - text.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return PaintedText(line: line)
    }
  }
}
