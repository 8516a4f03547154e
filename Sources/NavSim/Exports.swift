import NavSimChecks
import NavSimKernel
import NavSimLanguage
import NavSimProgram
import NavSimReport
import NavSimTrace

// The names that a user of the library meets, so that `import NavSim` is enough.

/// Finds what a misspelt word was meant to be.
public typealias Suggestion = NavSimLanguage.Suggestion
/// What the language accepts at most.
public typealias Limits = NavSimLanguage.Limits
/// A message about a scenario file: place, text, suggestion.
public typealias Diagnostic = NavSimLanguage.Diagnostic
/// A scenario file's path and text, for what a file uses.
public typealias SourceFile = NavSimLanguage.SourceFile
/// A checked file.
public typealias Script = NavSimLanguage.Script
/// A line that needs a later iOS than a cell has.
public typealias NewerLine = NavSimLanguage.NewerLine
/// One combination of a scenario's axes.
public typealias Cell = NavSimLanguage.Cell
/// A cell that cannot be chosen, and why.
public typealias CellError = NavSimLanguage.CellError
/// Text to formatted text.
public typealias Formatter = NavSimLanguage.Formatter
/// What one cell looked like, frame by frame.
public typealias Trace = NavSimTrace.Trace
/// The state of a trace at a frame; walks forward over the frames.
public typealias TraceCursor = NavSimTrace.TraceCursor
/// One value of a trace, on the grid on which it is compared.
public typealias TraceValue = NavSimTrace.TraceValue
/// What is written of a trace.
public typealias TraceOptions = NavSimTrace.TraceOptions
/// What is different between two traces.
public typealias TraceComparison = NavSimTrace.TraceComparison
/// What a comparison takes for the same, and what it leaves out.
public typealias ComparisonOptions = NavSimTrace.ComparisonOptions
/// Names that are called otherwise since a trace was made.
public typealias RenamedNames = NavSimTrace.RenamedNames
/// A new name that the old side has already.
public typealias NameClash = NavSimTrace.NameClash
/// The lines of two traces that differ.
public typealias UnifiedDiff = NavSimTrace.UnifiedDiff
/// Why a text is no trace, and where.
public typealias TraceReadError = NavSimTrace.TraceReadError
/// What `navsim diff` came to.
public typealias ComparisonReport = NavSimReport.ComparisonReport
/// What became of findings between two traces.
public typealias FindingChanges = NavSimReport.FindingChanges
/// An axis of a scenario's matrix with its value.
public typealias TraceAxis = NavSimTrace.TraceAxis
/// A name with `*` that elements or properties match.
public typealias TracePattern = NavSimTrace.TracePattern
/// An expectation that did not hold.
public typealias Failure = NavSimChecks.Failure
/// A claim that does not hold, with what a question about it begins at.
public typealias FailedClaim = NavSimChecks.FailedClaim
/// What judges traces: the kinds of glitches.
public typealias Detector = NavSimChecks.Detector
/// Something in a trace that a detector holds for a glitch.
public typealias Finding = NavSimChecks.Finding
/// What the detectors found in a cell, as text.
public typealias FindingReport = NavSimReport.FindingReport
/// What UIKit does by itself in some cells.
public typealias HabitTally = NavSimReport.HabitTally
/// Words of command lines that messages print.
public typealias ShellWord = NavSimChecks.ShellWord
/// A message for a person, from a diagnostic or a failure.
public typealias ReportItem = NavSimReport.ReportItem
/// What a run came to, in one line.
public typealias RunSummary = NavSimReport.RunSummary
/// Text for people in which colour and text are apart.
public typealias PaintedText = NavSimReport.PaintedText
/// Whether and how messages are coloured.
public typealias TerminalStyle = NavSimReport.TerminalStyle
/// What came of a whole suite.
public typealias SuiteReport = NavSimReport.SuiteReport
/// What is told of the cells of a suite, scenario by scenario.
public typealias ScenarioTexts = NavSimReport.ScenarioTexts
/// What is told of the remarks on cells, scenario by scenario.
public typealias RemarkTexts = NavSimReport.RemarkTexts
/// Which part of a suite a report is about.
public typealias SuitePart = NavSimReport.SuitePart
/// An error in a scenario file, because of which it did not run.
public typealias FileProblem = NavSimReport.FileProblem
/// Something in the folders of kept traces that should not be there.
public typealias LeftFile = NavSimReport.LeftFile
/// All that is wrong with reports that were to be read.
public typealias StreamErrors = NavSimReport.StreamErrors
/// Something wrong with a report that was to be read.
public typealias StreamError = NavSimReport.StreamError
/// What a report says of a finding.
public typealias CellFinding = NavSimReport.CellFinding
/// What came of one cell of a suite.
public typealias CellReport = NavSimReport.CellReport
/// How many there are of something, as messages say it.
package typealias Count = NavSimKernel.Count
/// How much work a run may do, in steps.
public typealias Budget = NavSimProgram.Budget
/// A table of recorded values in a scenario.
public typealias RecordTable = NavSimProgram.RecordTable
/// What came of a table of recorded values in one cell.
public typealias RecordVerdict = NavSimChecks.RecordVerdict
/// The rows of one such table as they are to be written.
public typealias RecordEdit = NavSimLanguage.RecordEdit
/// Writes such rows into a scenario's text.
public typealias RecordText = NavSimLanguage.RecordText
/// Three hashes that stand for a whole trace.
public typealias TraceFingerprint = NavSimTrace.TraceFingerprint
