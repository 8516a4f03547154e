import Foundation

/// A few mutants of the model in a release build that is there already: the storeys that have
/// mutants are compiled again, each against those below it, and linked with the rest. What the
/// compiler took from them into storeys above them stays as it was, which is little: a mutant of that
/// is not noticed.
struct QuickBuild {
  /// From the ground up.
  static let storeys = ["Scene", "Navigation", "Simulator"]

  let root: URL
  /// The folder of the release build's products.
  let binaries: URL
  /// `.build/mutants/quick`, where nothing but this writes.
  private let scratch: URL
  var tool: URL { scratch.appendingPathComponent("navsim") }

  private var mutants: [Mutant] = []
  private var sources: [String: [UInt8]] = [:]

  init(root: URL, binaries: URL) {
    self.root = root
    self.binaries = binaries.resolvingSymlinksInPath()
    scratch = root.appendingPathComponent(".build/mutants/quick")
  }

  /// Draws as many as asked for, and builds the tool with those of them that compile.
  mutating func build(_ count: Int, seed: UInt64) throws -> [Mutant] {
    for storey in Self.storeys { try read("Sources/\(storey)") }
    let found = sources.flatMap { Finder.mutants(of: $0.value, file: $0.key) }
      .sorted { ($0.file, $0.line, $0.key) < ($1.file, $1.line, $1.key) }
    // Drawn by number, as in a whole build.
    let numbered = found.enumerated().map { $0.element.numbered($0.offset + 1) }
    mutants = Draw(seed: seed).take(count, of: numbered).sorted { $0.number < $1.number }
      .enumerated().map { found[$0.element.number - 1].numbered($0.offset + 1) }
    try compileKit()
    for storey in Self.storeys { try compile(storey) }
    try link()
    return mutants
  }

  private mutating func read(_ folder: String) throws {
    let names = FileManager.default.enumerator(
      atPath: root.appendingPathComponent(folder).path)
    for case let name as String in names ?? .init() where name.hasSuffix(".swift") {
      let path = folder + "/" + name
      sources[path] = [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
    }
  }

  // MARK: compiling

  private var kit: URL { root.appendingPathComponent(".ci/mutation/Kit") }
  private var modules: URL { scratch.appendingPathComponent("Modules") }

  private func folder(_ name: String) throws -> URL {
    let folder = scratch.appendingPathComponent(name)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func compileKit() throws {
    _ = try folder("Modules")
    let objects = try folder("Kit")
    for command in [
      [
        "clang", "-O", "-c", "-I", kit.appendingPathComponent("Number/include").path,
        kit.appendingPathComponent("Number/number.c").path,
      ],
      [
        "swiftc", "-O", "-parse-as-library", "-c", "-module-name", "NavSimMutantChoice",
        "-emit-module", "-emit-module-path",
        modules.appendingPathComponent("NavSimMutantChoice.swiftmodule").path,
        "-I", kit.appendingPathComponent("Number/include").path,
        kit.appendingPathComponent("Choice/Choice.swift").path,
      ],
    ] {
      let ran = try Shell.run(command, in: objects)
      guard ran.code == 0 else { throw Trouble(ran.text) }
    }
  }

  /// Writes a storey with its mutants; drops those that the compiler does not take.
  private mutating func compile(_ storey: String) throws {
    let objects = try folder(storey)
    let paths = sources.keys.filter { $0.hasPrefix("Sources/\(storey)/") }.sorted()
    let command =
      [
        "swiftc", "-parse-as-library", "-O", "-whole-module-optimization", "-num-threads", "2",
        "-swift-version", "6", "-enable-testing",
        "-module-name", "NavSim\(storey)", "-package-name", "navsim",
        "-I", modules.path, "-I", binaries.appendingPathComponent("Modules").path,
        "-I", kit.appendingPathComponent("Number/include").path,
      ] + paths.map { scratch.appendingPathComponent($0).path }
    for _ in 1...20 {
      let rewritten = try write(paths)
      let checked = try Shell.run(command + ["-typecheck"], in: objects)
      if checked.code != 0 {
        let before = mutants.count
        drop(by: checked.text, rewritten)
        if mutants.count == before { throw Trouble(String(checked.text.suffix(4000))) }
        continue
      }
      let module = modules.appendingPathComponent("NavSim\(storey).swiftmodule").path
      let ran = try Shell.run(
        command + ["-c", "-emit-module", "-emit-module-path", module], in: objects)
      if ran.code != 0 { throw Trouble(String(ran.text.suffix(4000))) }
      return
    }
    throw Trouble("\(storey) does not compile")
  }

  private func write(_ paths: [String]) throws -> [String: Rewritten] {
    var result: [String: Rewritten] = [:]
    for path in paths {
      let text = Rewritten(
        sources[path] ?? [], mutants.filter { $0.file == path },
        header: "import NavSimMutantChoice; ")
      let url = scratch.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.bytes).write(to: url)
      result[path] = text
    }
    return result
  }

  /// Reads `path:line:column: error: …`; the number of one that goes is not given to another.
  private mutating func drop(by log: String, _ rewritten: [String: Rewritten]) {
    var blamed: Set<Int> = []
    for line in log.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]),
        let path = sources.keys.first(where: { parts[0].hasSuffix("/quick/" + $0) }),
        let text = rewritten[path]
      else { continue }
      let around = text.blamed(line: row, column: column)
      blamed.formUnion(
        around.isEmpty ? mutants.filter { $0.file == path }.map(\.number) : around)
    }
    mutants.removeAll { blamed.contains($0.number) }
  }

  /// Links what the release build links, with the storeys that were compiled here in place of its own.
  private func link() throws {
    let list = try String(
      contentsOf: binaries.appendingPathComponent("navsim.product/Objects.LinkFileList"),
      encoding: .utf8)
    var objects = list.split(separator: "\n").map { line in
      line.filter { $0 != "\"" && $0 != "'" }
    }
    objects.removeAll { path in
      Self.storeys.contains { path.contains("/NavSim\($0).build/") }
    }
    for folder in Self.storeys + ["Kit"] {
      let url = scratch.appendingPathComponent(folder)
      objects += try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .filter { $0.hasSuffix(".o") }.map { url.appendingPathComponent($0).path }
    }
    let names = scratch.appendingPathComponent("objects")
    try objects.joined(separator: "\n").write(to: names, atomically: true, encoding: .utf8)
    let ran = try Shell.run(
      [
        "swiftc", "-emit-executable", "-o", tool.path, "-Xlinker", "--defsym", "-Xlinker",
        "main=NavSimCommand_main", "@" + names.path,
      ], in: scratch)
    guard ran.code == 0 else { throw Trouble(String(ran.text.suffix(4000))) }
  }
}
