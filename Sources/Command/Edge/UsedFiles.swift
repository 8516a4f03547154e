import NavSim

// What `use "path"` may read. A scenario can come from anybody, and messages print the lines that
// they are about: so it reads scenario files alone, and those of its own project, unless the call
// allows more.

/// Finds the files that a scenario uses.
struct UsedFiles {
  /// The path of the scenario; `-` or `<stdin>` for standard input.
  let scenario: String
  /// Whether files outside of the scenario's project may be used.
  let allowsOutside: Bool

  static let outside =
    "the project is the nearest folder above with .git, else with Package.swift or Scenarios;"
    + " --allow-outside allows more"

  /// The file that `use` means: paths are relative to the file that uses them.
  func resolve(from: String, path: String) -> SourceFile? {
    let target = Paths.normal(Files.joined(Files.folder(of: from), path))
    do throws(SystemError) { _ = try Platform.status(target) } catch {
      return error.isMissing
        ? nil : SourceFile(path: target, unread: "'\(path)' cannot be read: \(error.text)")
    }
    guard let real = Platform.resolved(target) else { return nil }
    if !allowsOutside, !Project(ofFolder: Files.folder(of: scenario)).contains(real) {
      return SourceFile(
        path: target, unread: "'\(path)' lies outside the project", note: Self.outside)
    }
    guard SourceFile.isNamed(real) else {
      return SourceFile(
        path: target, unread: "'\(path)' is a link to what is no \(Inputs.suffix) file")
    }
    do throws(FileError) {
      return SourceFile(path: target, bytes: try Files.read(target))
    } catch {
      return SourceFile(path: target, unread: "'\(path)' cannot be read: \(error.reason)")
    }
  }
}
