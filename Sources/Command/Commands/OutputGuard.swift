// A slip of the hand must not cost somebody's work: `run a.navsim -o b.navsim`, or a report that is
// written over the scenario that it is about. What a call writes is judged here, all of it at once,
// before anything runs.

/// A file that a call is going to write.
struct Output {
  enum Kind {
    /// A file of its own, in place of what stands there.
    case file
    /// The folder into which several files go.
    case folder
    /// A kept trace, or one that waits.
    case kept
    /// A scenario that is changed where it is.
    case scenario
    /// A scenario that must not be there yet.
    case new
  }

  let path: String
  var kind = Kind.file
  /// What it is: `trace`, `report`.
  var noun = "report"
  /// What names it: `-o`, `--junit`.
  let option: String
}

/// Refuses outputs that would replace an input, a scenario or each other.
struct OutputGuard {
  /// What a path names: a file that is there, or a name below a folder that is.
  private enum Place: Hashable {
    case file(FileIdentity)
    case name(FileIdentity, String)
  }

  private var sources: Set<FileIdentity> = []
  private var streams: Set<FileIdentity> = []
  private var taken: [Place: Output] = [:]

  /// Checks all outputs of a call against the files that it reads. `-` is standard input, and the
  /// outputs' standard output.
  static func check(_ outputs: [Output], inputs: [String]) throws(UsageError) {
    var judge = OutputGuard(inputs)
    var refusals: [UsageError] = []
    for output in outputs where output.path != "-" {
      guard let reason = judge.refusal(of: output) else { continue }
      refusals.append(
        output.kind == .new
          ? UsageError(message: "\(output.path): \(reason)")
          : UsageError(message: "'\(output.path)' \(reason); it is left alone", help: help(output)))
    }
    if refusals.isEmpty {
      // What can be known before the runs is not told after them. Of what lies in a folder that is
      // named the folder alone is asked: a place in it that is taken keeps no other file from it.
      let folder = outputs.first { $0.kind == .folder }
      refusals = (folder.map { [$0] } ?? outputs).compactMap(folderTrouble)
        .map { UsageError(message: $0) }
    }
    guard var first = refusals.first else { return }
    first.others = Array(refusals.dropFirst())
    throw first
  }

  /// Why the folder of an output cannot be made, or takes no file, as it would be told afterwards.
  private static func folderTrouble(of output: Output) -> String? {
    if output.kind == .new {
      // Nobody makes a folder for it.
      do throws(SystemError) {
        let status = try Platform.status(Files.folder(of: output.path))
        if status.kind == .folder { return nil }
        return "\(output.path): a part of the path is not a folder"
      } catch { return "\(output.path): \(error.text)" }
    }
    guard output.path != "-", output.kind == .file || output.kind == .folder else { return nil }
    if let status = try? Platform.status(output.path), status.kind == .other { return nil }
    var folder = output.kind == .folder ? output.path : Files.folder(of: output.path)
    while true {
      if let status = try? Platform.status(folder) {
        guard status.kind == .folder else {
          return "\(folder): cannot be made as a folder: a file of that name is in the way"
        }
        do throws(SystemError) { try Platform.mayWrite(folder) } catch {
          return "\(output.path): \(error.text)"
        }
        return nil
      }
      let above = Files.folder(of: folder)
      if above == folder { return nil }
      folder = above
    }
  }

  private init(_ inputs: [String]) {
    for path in inputs {
      let status =
        path == "-"
        ? try? Platform.status(of: Platform.standardInput) : try? Platform.status(path)
      if let status, status.kind == .file { sources.insert(status.identity) }
    }
    for stream in [Platform.standardOutput, Platform.standardError] {
      if let status = try? Platform.status(of: stream), status.kind == .file {
        streams.insert(status.identity)
      }
    }
  }

  /// Why a path must not be written; nil if it may be.
  private mutating func refusal(of output: Output) -> String? {
    let target: String
    do throws(SystemError) { target = try Files.destination(output.path) } catch {
      return "leads nowhere: \(error.text)"
    }
    let status = try? Platform.status(target)
    if output.kind == .new {
      return (try? Platform.status(output.path, followsLinks: false)) == nil
        ? nil : "exists already"
    }
    if let reason = kindRefusal(of: output, status) { return reason }
    if let status {
      if sources.contains(status.identity), output.kind != .scenario, status.kind == .file {
        return "is an input of this run"
      }
      if streams.contains(status.identity) { return "is where a standard stream goes" }
    }
    let isNamed = output.path.hasSuffix(Inputs.suffix) || target.hasSuffix(Inputs.suffix)
    if isNamed, output.kind != .scenario, status?.kind == .file || output.kind == .file {
      return status == nil
        ? "has the name of a scenario, and is a \(output.noun)"
        : "is a scenario, not a \(output.noun)"
    }
    if output.kind == .folder {
      return status?.kind == .file ? "is a file, and several traces need a folder" : nil
    }
    return collision(of: output, target, status)
  }

  /// What is wrong with what stands there, whatever it is used for.
  private func kindRefusal(of output: Output, _ status: FileStatus?) -> String? {
    switch (output.kind, status?.kind) {
    case (.file, .folder), (.scenario, .folder): return "is a folder"
    case (.file, _) where output.path.hasSuffix("/"): return "is the name of a folder"
    case (.scenario, .other): return "is no file that can be changed"
    default: return nil
    }
  }

  /// Whether another output goes to the same file. Devices and pipes may take several.
  private mutating func collision(
    of output: Output, _ target: String, _ status: FileStatus?
  ) -> String? {
    let place: Place
    if let status {
      if status.kind != .file { return nil }
      place = .file(status.identity)
    } else {
      place = Self.place(target)
    }
    guard let other = taken[place] else {
      taken[place] = output
      return nil
    }
    if output.kind == .scenario { return nil }
    return "is the file of \(other.option) too"
      + (other.path == output.path ? "" : ", there called '\(other.path)'")
  }

  /// The name of a file that is not there: the deepest folder that is, and the rest.
  private static func place(_ path: String) -> Place {
    var folder = path
    var rest: [String] = []
    repeat {
      let name = Files.name(of: folder)
      if name != "." && !name.isEmpty { rest.insert(name, at: 0) }
      folder = Files.folder(of: folder)
    } while !Files.isFolder(folder) && folder != "." && folder != "/"
    var names: [String] = []
    for name in rest {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(Platform.ignoresCase ? name.lowercased() : name)
      }
    }
    let identity = (try? Platform.status(folder))?.identity ?? FileIdentity(device: 0, node: 0)
    return .name(identity, names.joined(separator: "/"))
  }

  private static func help(_ output: Output) -> String {
    switch output.kind {
    case .scenario: return "'-' formats standard input"
    case .new, .kept: return "kept traces are files of their own: see what lies there"
    case .file, .folder:
      guard output.option == "-o" else {
        return (output.option.hasPrefix("-") ? "name another file after " : "see what is set in ")
          + output.option
      }
      let stem =
        output.path.hasSuffix(Inputs.suffix)
        ? String(output.path.dropLast(Inputs.suffix.count)) : output.path
      return "name another file or folder after -o, such as '-o \(stem).\(output.noun)'"
    }
  }
}
