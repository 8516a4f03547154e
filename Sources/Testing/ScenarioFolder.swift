#if canImport(Foundation)
  import Foundation
  import NavSim

  /// A folder of scenario files, found from where a test's source stands.
  struct ScenarioFolder {
    let path: String

    /// The nearest folder above a source file that has `folder` in it; nil if none has.
    init?(_ folder: String, above source: String) {
      var above = URL(fileURLWithPath: source)
      for _ in 0..<64 {
        above = above.deletingLastPathComponent()
        let path = above.appendingPathComponent(folder).path
        if FileManager.default.fileExists(atPath: path) {
          self.path = path
          return
        }
        if above.path == "/" { return nil }
      }
      return nil
    }

    /// The paths of its files, in the order of their names.
    var paths: [String] {
      if SourceFile.isNamed(path) { return [path] }
      let found = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return found.filter(SourceFile.isNamed).sorted().map { path + "/" + $0 }
    }

    /// A path from the folder on.
    func name(of file: String) -> String {
      file == path
        ? URL(fileURLWithPath: file).lastPathComponent : String(file.dropFirst(path.count + 1))
    }

    /// A file of it, read and checked; files that it uses are found beside it.
    func file(_ path: String, _ strategies: [SwiftStrategy]) -> ScenarioFile {
      ScenarioFile(Self.read(path), strategies: strategies) { from, used in
        guard SourceFile.isNamed(used) else { return nil }
        let beside = URL(fileURLWithPath: from).deletingLastPathComponent()
        let target = beside.appendingPathComponent(used).path
        return FileManager.default.fileExists(atPath: target) ? Self.read(target) : nil
      }
    }

    private static func read(_ path: String) -> SourceFile {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        return SourceFile(path: path, unread: "'\(path)' cannot be read")
      }
      return SourceFile(path: path, bytes: [UInt8](bytes))
    }
  }
#endif
