import Foundation
import NavSim

/// The scenario files below a folder, in memory, sorted by path.
struct ScenarioFolder {
  struct File {
    let path: String
    var bytes: [UInt8]
  }

  let files: [File]

  init(_ folder: String) {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".navsim") }.sorted().compactMap { name in
      let path = folder + "/" + name
      return FileManager.default.contents(atPath: path)
        .map { File(path: path, bytes: Array($0)) }
    }
  }

  /// What a file's text says; what it uses is looked up among the files as they are.
  ///
  /// - Parameter naming: strategies that a caller will choose although the file does not name them.
  func read(_ file: File, naming: [String] = []) -> ScenarioFile {
    ScenarioFile(path: file.path, bytes: file.bytes, naming: naming) { from, path in
      let folder = from.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      return files.first { $0.path == folder + "/" + path }
        .map { SourceFile(path: $0.path, bytes: $0.bytes) }
    }
  }
}
