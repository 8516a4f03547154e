import NavSimTrace
import NavSimVocabulary

extension Trace {
  /// Whether its cell runs this version of iOS or a later one.
  package func isOfIOS(_ version: Double) -> Bool {
    cell.first { $0.axis == "ios" }.flatMap { Double($0.value) }.map { $0 >= version } ?? false
  }
}

/// Whether the interface is dark in a frame of a trace, and which colours its system has.
struct InterfaceMode {
  private let trace: Trace
  /// `window.userInterfaceStyle`; nil where the trace never speaks of it, and all is light.
  private let slot: Int?
  private let palette: SystemPalette

  init(_ trace: Trace) {
    self.trace = trace
    let window = trace.elements.firstIndex { $0.name == "window" }
    slot = window.flatMap { trace.slot(Property.userInterfaceStyle.name, of: $0) }
    let ios = trace.cell.first { $0.axis == "ios" }?.value ?? ""
    palette = SystemPalette(ios: ios, trying: trace.cell.map { ($0.axis, $0.value) })
  }

  /// Whether it is dark in a frame whose slots have the values that `value` tells.
  func isDark(_ value: (Int) -> TraceValue?) -> Bool {
    slot.flatMap(value).map { trace.text(of: $0) == "dark" } ?? false
  }

  /// What a colour is in a mode.
  func resolved(_ color: DynamicColor, isDark: Bool) -> TraceValue {
    .color(color.resolved(isDark: isDark, palette))
  }
}
