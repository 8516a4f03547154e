import Foundation

/// The scratch package: the sources with every mutant in them, built once.
struct Build {
  /// What is mutated: the model, and what judges its traces.
  static let folders = [
    "Sources/Vocabulary", "Sources/Scene", "Sources/Program", "Sources/Navigation",
    "Sources/Simulator", "Sources/Checks/Detectors", "Sources/Language/Compile",
  ]

  let root: URL
  /// `.build/mutants`, where nothing but this tool writes.
  let scratch: URL
  var package: URL { scratch.appendingPathComponent("package") }
  var binaries: URL { package.appendingPathComponent(".build/release") }
  private var list: URL { scratch.appendingPathComponent("mutants.tsv") }
  /// What did not compile before is not tried again.
  private var refused: URL { scratch.appendingPathComponent("refused") }
  private var state: URL { scratch.appendingPathComponent("state") }

  private var mutants: [Mutant] = []
  private var sources: [String: [UInt8]] = [:]
  /// Numbers of those that do not compile.
  private var dropped: Set<Int> = []

  init(root: URL) {
    self.root = root
    scratch = root.appendingPathComponent(".build/mutants")
  }

  /// The mutants of the build, which is made anew where the sources differ from those it has.
  mutating func mutantsOfBuild() throws -> [Mutant] {
    let files = try tracked()
    let now = fingerprint(files)
    try copy(files)
    if let old = try? String(contentsOf: state, encoding: .utf8), old == now {
      return try read()
    }
    try? FileManager.default.removeItem(at: state)
    try addKit()
    for path in files where Self.folders.contains(where: { path.hasPrefix($0 + "/") }) {
      guard path.hasSuffix(".swift") else { continue }
      let source = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
      sources[path] = source
      for mutant in Finder.mutants(of: source, file: path) { add(mutant) }
    }
    let old = Set(
      ((try? String(contentsOf: refused, encoding: .utf8)) ?? "").split(separator: "\n")
        .map(String.init))
    for mutant in mutants where old.contains(Self.name(mutant)) { dropped.insert(mutant.number) }
    print("\(mutants.count) changes of \(sources.count) files")
    try compile()
    try write()
    try now.write(to: state, atomically: true, encoding: .utf8)
    return try read()
  }

  private mutating func add(_ found: Mutant) {
    mutants.append(found.numbered(mutants.count + 1))
  }

  // MARK: the scratch package

  /// The files that git knows or would add.
  private func tracked() throws -> [String] {
    let list = try Shell.run(
      ["git", "ls-files", "--cached", "--others", "--exclude-standard"], in: root)
    return Set(list.text.split(separator: "\n").map(String.init)).sorted()
      .filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  /// FNV-1a over what goes into the build: sources, tests and this tool.
  private func fingerprint(_ files: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let parts =
      ["Package.swift", "Sources/", "Tests/", ".ci/mutation/Kit/"]
      + ["Finder", "Changes", "Mutant"].map { ".ci/mutation/Tool/\($0).swift" }
    for path in files where parts.contains(where: path.hasPrefix) {
      let data = (try? Data(contentsOf: root.appendingPathComponent(path))) ?? Data()
      for byte in Array(path.utf8) + data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  /// Lays the tree anew; files that are the same keep their time, so that little is built again.
  private func copy(_ files: [String]) throws {
    for path in files where !path.hasPrefix(".ci") && path != "Package.swift" {
      if Self.folders.contains(where: { path.hasPrefix($0 + "/") }) { continue }
      try put(try Data(contentsOf: root.appendingPathComponent(path)), path)
    }
    let kept = Set(files)
    for folder in ["Sources", "Tests", "Scenarios"] {
      let paths = FileManager.default.enumerator(
        atPath: package.appendingPathComponent(folder).path)
      for case let path as String in paths ?? .init() {
        let url = package.appendingPathComponent(folder + "/" + path)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if !isFolder.boolValue, !kept.contains(folder + "/" + path) {
          try FileManager.default.removeItem(at: url)
        }
      }
    }
  }

  private func put(_ data: Data, _ path: String) throws {
    let url = package.appendingPathComponent(path)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The two targets that choose, below Kernel: whoever sees Kernel sees them.
  private func addKit() throws {
    let kit = root.appendingPathComponent(".ci/mutation/Kit")
    for path in ["Choice/Choice.swift", "Number/number.c"]
      + ["NavSimMutantNumber.h", "module.modulemap"].map({ "Number/include/" + $0 })
    {
      try put(try Data(contentsOf: kit.appendingPathComponent(path)), "Kit/" + path)
    }
    let path = root.appendingPathComponent("Package.swift")
    var text = try String(contentsOf: path, encoding: .utf8)
    for (old, new) in Self.changes {
      guard text.contains(old) else { throw Trouble("Package.swift: no \(old)") }
      text = text.replacingOccurrences(of: old, with: new)
    }
    try put(Data(text.utf8), "Package.swift")
  }

  private static let changes = [
    (#""Kernel": []"#, #""Kernel": ["MutantChoice"]"#),
    (
      "  } + [\n",
      #"""
        } + [
          .target(name: "NavSimMutantNumber", path: "Kit/Number"),
          .target(
            name: "NavSimMutantChoice", dependencies: ["NavSimMutantNumber"], path: "Kit/Choice"),

      """#
    ),
  ]

  // MARK: compiling

  /// Builds, drops what the compiler does not take, and builds again.
  private mutating func compile() throws {
    for round in 1...60 {
      let rewritten = try rewrite()
      let begin = Date()
      let built = try Shell.run(
        ["swift", "build", "-c", "release", "--build-tests", "-Xswiftc", "-enable-testing"],
        in: package)
      if built.code == 0 {
        print("built in round \(round), \(dropped.count) changes do not compile")
        return
      }
      let before = dropped.count
      drop(by: built.text, rewritten)
      print(
        "round \(round): \(dropped.count - before) dropped, "
          + "\(Int(Date().timeIntervalSince(begin))) s")
      if dropped.count == before { throw Trouble(String(built.text.suffix(6000))) }
    }
    throw Trouble("it does not compile")
  }

  private func rewrite() throws -> [String: Rewritten] {
    var result: [String: Rewritten] = [:]
    let kept = Dictionary(
      grouping: mutants.filter { !dropped.contains($0.number) }, by: \.file)
    for (path, source) in sources {
      let text = Rewritten(source, kept[path] ?? [], header: "import NavSimMutantChoice; ")
      try put(Data(text.bytes), path)
      result[path] = text
    }
    return result
  }

  /// Reads `path:line:column: error: …`.
  private mutating func drop(by log: String, _ rewritten: [String: Rewritten]) {
    for line in log.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]),
        let path = sources.keys.first(where: { parts[0].hasSuffix("/package/" + $0) }),
        let text = rewritten[path]
      else { continue }
      var blamed = text.blamed(line: row, column: column)
      if blamed.isEmpty || parts[4].contains("reasonable time") {
        let near = mutants.filter { $0.file == path && abs($0.line - row) <= 3 }.map(\.number)
        blamed =
          near.contains { !dropped.contains($0) }
          ? near : mutants.filter { $0.file == path }.map(\.number)
        blamed.removeAll(where: dropped.contains)
        print("\(path):\(row): \(blamed.count) dropped for\(parts[4])")
      }
      dropped.formUnion(blamed)
    }
  }

  // MARK: the list of the build

  private static func name(_ mutant: Mutant) -> String { "\(mutant.kind.rawValue)\t\(mutant.key)" }

  private func write() throws {
    let names = Set(mutants.filter { dropped.contains($0.number) }.map(Self.name)).sorted()
    try names.joined(separator: "\n").write(to: refused, atomically: true, encoding: .utf8)
    let lines = mutants.filter { !dropped.contains($0.number) }.map { mutant in
      [
        "\(mutant.number)", mutant.file, "\(mutant.line)", mutant.kind.rawValue, mutant.old,
        mutant.new,
      ]
      .joined(separator: "\t")
    }
    try (lines.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
  }

  private func read() throws -> [Mutant] {
    try String(contentsOf: list, encoding: .utf8).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 6, let number = Int(parts[0]), let row = Int(parts[2]),
        let kind = Mutant.Kind(rawValue: parts[3])
      else { return nil }
      return Mutant(
        number: number, file: parts[1], line: row, kind: kind, old: parts[4], new: parts[5])
    }
  }
}
