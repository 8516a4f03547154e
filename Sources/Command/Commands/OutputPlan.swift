import NavSim

// Where traces go. One trace goes to the named file. Several go into a folder of that name, which
// repeats the folders of the input; a name then says what sets the trace apart:
//
//     basics/push.strategy=native.trace        the file, and the axes that vary
//     cancel.twice-in-a-row.ios=12.trace       and the scenario, where a file holds several

/// One trace to be written, as far as its name goes.
struct TraceLabel: Equatable {
  /// The input file inside the operand: `basics/push.navsim`.
  let relative: String
  /// The scenario's name, if its file holds several.
  let scenario: String?
  /// Axis and value, for the axes that vary.
  let axes: [(axis: String, value: String)]

  static func == (a: TraceLabel, b: TraceLabel) -> Bool { a.name == b.name }

  /// The path inside the output folder, without its suffix.
  var name: String {
    var name = relative
    if name.hasSuffix(Inputs.suffix) { name.removeLast(Inputs.suffix.count) }
    if let scenario { name += "." + FileName.slug(scenario) }
    if !axes.isEmpty {
      name += "." + axes.map { FileName.slug("\($0.axis)=\($0.value)") }.joined(separator: ",")
    }
    return name
  }
}

/// Decides the path of every trace of a run.
enum OutputPlan {
  /// What stands behind `-o`.
  enum Target: Equatable {
    case standardOutput
    case file(String)
    case folder(String)
  }

  /// A file for one trace, a folder for several or if it is one already.
  static func target(_ path: String?, traces: Int) -> Target {
    guard let path, path != "-" else { return .standardOutput }
    if path.hasSuffix("/") || Files.isFolder(path) || traces > 1 { return .folder(path) }
    return .file(path)
  }

  /// The traces' paths inside the folder, all different: a name that is taken gets a number.
  static func paths(_ labels: [TraceLabel], suffix: String = ".trace") -> [String] {
    var taken: Set<String> = []
    return labels.map { label in
      let name = label.name
      var path = name + suffix
      var number = 2
      while !taken.insert(path.lowercased()).inserted {
        path = "\(name)-\(number)\(suffix)"
        number += 1
      }
      return path
    }
  }
}
