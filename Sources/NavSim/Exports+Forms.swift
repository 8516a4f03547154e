import NavSimReport
import NavSimTrace

// The names for traces in other forms, and for what phones print.

/// A form that a trace can be exported in.
public typealias ExportFormat = NavSimReport.ExportFormat
/// What is exported of a trace.
public typealias ExportOptions = NavSimReport.ExportOptions
/// Why a trace cannot be exported.
public typealias ExportError = NavSimReport.ExportError
/// Writes traces in other forms.
public typealias TraceExport = NavSimReport.TraceExport
/// What a file to be imported turned out to be.
public typealias Imported = NavSimReport.Imported
/// Why a file cannot be imported, and where.
public typealias ImportError = NavSimReport.ImportError
/// What a phone printed: callbacks and sampled values.
public typealias Recording = NavSimReport.Recording
/// Which class of a log is which page.
public typealias PageMap = NavSimReport.PageMap
/// What a phone printed beside what the model says.
public typealias Conformance = NavSimReport.Conformance
/// How a phone is compared with the model.
public typealias ConformOptions = NavSimReport.ConformOptions
