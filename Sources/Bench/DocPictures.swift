import Foundation
import NavSim

/// `navsim-bench pictures`: the film strips of README.md and docs, made anew from Scenarios. A test holds
/// the files against what this makes.
enum DocPictures {
  /// One file of docs/pictures.
  struct Drawing {
    let name: String
    let bytes: [UInt8]

    func path(_ root: String) -> String { root + "/docs/pictures/" + name }
    /// Whether the file is there, byte by byte.
    func isKept(root: String) -> Bool {
      FileManager.default.contents(atPath: path(root)).map { Array($0) } == bytes
    }
  }

  static func main(_ arguments: ArraySlice<String>) {
    let root = arguments.first ?? "."
    for drawing in all(root: root) {
      let path = drawing.path(root)
      if drawing.isKept(root: root) { continue }
      do {
        try Data(drawing.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        print("wrote \(path)")
      } catch {
        Platform.writeError("navsim-bench: \(path): cannot be written\n")
        Platform.exit(1)
      }
    }
  }

  /// Every picture, in the order of the documents; of the reports every so-many-th.
  static func all(root: String, reports step: Int = 1) -> [Drawing] {
    let folder = ScenarioFolder(root + "/Scenarios")
    func file(_ name: String, naming strategies: [String] = []) -> ScenarioFile? {
      folder.files.first { $0.path.hasSuffix("/Scenarios/" + name) }
        .map { folder.read($0, naming: strategies) }
    }
    var drawings: [Drawing] = []
    let shown = ReportedGlitch.all.filter { $0.state != .told }
    for index in stride(from: 0, to: shown.count, by: step) {
      guard let source = file("reported/\(shown[index].id).navsim") else { continue }
      if let drawing = draw(shown[index], source) { drawings.append(drawing) }
    }
    if let push = file("basics/push.navsim", naming: ["native", "meituan"]) {
      drawings.append(
        draw("push.svg", push, of: [("native", "native"), ("meituan", "meituan, with stand-ins")]))
    }
    for detector in Detector.all {
      guard let source = file("detectors/\(detector.name).navsim") else { continue }
      drawings += draw(detector.name, source)
    }
    if let survey = file("survey/push.navsim", naming: Catalogue.strategyNames) {
      for strategy in Catalogue.strategyNames {
        let name = "strategy-\(strategy).svg"
        drawings.append(draw(name, survey, of: [(strategy, strategy)]))
      }
    }
    return drawings
  }

  /// The moments of a push at which one sees how it goes.
  private static let moments = "start,push+0,push+3,push+6,push+10,end"

  /// A push under some strategies.
  private static func draw(
    _ name: String, _ file: ScenarioFile, of strategies: [(name: String, label: String)]
  ) -> Drawing {
    let cells = strategies.compactMap { strategy -> FilmStrip.Cell? in
      let cells = try? file.cells(of: 0, overrides: [("strategy", strategy.name)])
      guard let cell = cells?.first, let run = file.run(0, cell) else { return nil }
      return .init(label: strategy.label, reel: run.trace.reel, findings: run.findings)
    }
    return Drawing(name: name, bytes: svg(file, 0, cells, FilmFrames(moments) ?? .standard))
  }

  /// What a detector finds in the first cell of its scenario in which it finds something.
  private static func draw(_ detector: String, _ file: ScenarioFile) -> [Drawing] {
    for scenario in file.scenarios.indices {
      for cell in (try? file.cells(of: scenario)) ?? [] {
        guard let run = file.run(scenario, cell) else { continue }
        let findings = run.sightings.filter { $0.kind == detector }
        if findings.isEmpty { continue }
        let strip = FilmStrip.Cell(
          label: file.scenarios[scenario].name, reel: run.trace.reel, findings: findings)
        // What lies at the foot of the screen is not seen beside the bar.
        let isLow = findings.contains { $0.subject.hasPrefix("toolbar") || $0.subject == "tabBar" }
        let bytes = svg(file, scenario, [strip], .glitches, isLow ? .phone : .bar)
        return [Drawing(name: "detector-\(detector).svg", bytes: bytes)]
      }
    }
    return []
  }

  static func svg(
    _ file: ScenarioFile, _ scenario: Int, _ cells: [FilmStrip.Cell], _ frames: FilmFrames,
    _ crop: FilmStrip.Crop = .bar
  ) -> [UInt8] {
    let title = file.scenarios.indices.contains(scenario) ? file.scenarios[scenario].name : ""
    return FilmSVG.bytes(FilmStrip(title: title, cells, frames: frames, crop: crop))
  }
}
