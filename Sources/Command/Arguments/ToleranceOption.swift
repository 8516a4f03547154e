import NavSim

// `--tolerance` is the same for every command that compares.

/// How far apart values may be.
enum ToleranceOption {
  static let option = Option(
    name: "tolerance", value: "P=V,...", isRepeated: true,
    help: "takes values for the same that are no further apart: alpha=0.002, x=0.5pt, color=1"
      + " (steps of 1/255), time=1f (frames)")

  /// Adds what the arguments tolerate.
  static func add(_ arguments: Arguments, to options: inout ComparisonOptions) throws(UsageError) {
    for text in arguments.all("tolerance") {
      if let wrong = options.tolerate(text) {
        throw UsageError(
          message: "--tolerance: " + wrong,
          help: "an example: --tolerance alpha=0.002,x=0.5pt,color=1,time=1f")
      }
    }
  }
}
