import NavSimLanguage

// Checks that go over everything there is: `navsim-bench verify` makes them in release, and a unit
// test makes each of a few cases, and of one that must fail.

/// Files of scenarios, as each check takes them.
public struct VerifiedFiles: Sendable {
  /// By path, sorted.
  public let files: [SourceFile]

  /// - Parameter files: paths are those by which one file uses another.
  public init(_ files: [SourceFile]) { self.files = files.sorted { $0.path < $1.path } }

  /// Those that stand in a folder, and those below it.
  public func inside(_ folder: String) -> VerifiedFiles {
    VerifiedFiles(
      files.filter { $0.path.split(separator: "/").dropLast().contains { $0 == folder } })
  }

  /// Every `step`th of them: a sample that is the same each time. All of them are there to be used.
  public func every(_ step: Int) -> [SourceFile] {
    files.indices.filter { $0 % step == 0 }.map { files[$0] }
  }

  /// What a file says; its messages where it is not valid.
  func script(_ file: SourceFile, _ vocabulary: LanguageVocabulary = .real) -> Result<Script, Fault>
  {
    let result = Parser.parse(file, vocabulary: vocabulary, resolve: resolve)
    guard let script = result.script else {
      return .failure(Fault(text: "\(file.path): \(result.diagnostics.map(\.text))"))
    }
    return .success(script)
  }

  /// The file that another one uses by a path, which is relative to its folder; nil if there is none.
  @Sendable func resolve(_ from: String, _ path: String) -> SourceFile? {
    let folder = from.split(separator: "/").dropLast()
    let wanted = (folder.map(String.init) + [path]).joined(separator: "/")
    return files.first { $0.path == wanted }
  }

  /// Why a file cannot be checked.
  struct Fault: Error { let text: String }
}

/// What came of a check.
public struct CheckTally: Sendable, Equatable {
  /// How many cells, files or texts were looked at.
  public internal(set) var count = 0
  /// What is wrong, a line each.
  public internal(set) var faults: [String] = []

  /// Nothing looked at yet.
  public init() {}

  /// One more was looked at, and something is wrong with it or nil.
  public mutating func add(_ fault: String?) {
    count += 1
    if let fault { faults.append(fault) }
  }

  /// Takes in what came of another.
  public mutating func add(_ other: CheckTally) {
    count += other.count
    faults += other.faults
  }
}
