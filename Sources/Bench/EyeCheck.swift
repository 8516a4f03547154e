import NavSim

/// `navsim-bench eye`: whether the pictures of traces show what the traces' own eye sees, over every
/// cell of a folder.
enum EyeCheck {
  static func main(_ arguments: ArraySlice<String>) {
    var step = 1
    var folder = "Scenarios"
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--every" {
        step = rest.popFirst().flatMap { Int($0) } ?? 1
      } else {
        folder = argument
      }
    }
    var (cells, frames, colors, wrong) = (0, 0, 0, 0)
    let all = ScenarioFolder(folder)
    for source in all.files {
      let file = all.read(source)
      for scenario in file.scenarios.indices {
        for cell in (try? file.cells(of: scenario)) ?? [] {
          guard let run = file.run(scenario, cell) else { continue }
          let found = EyeAgreement(run.trace.reel, every: step)
          cells += 1
          frames += found.frames
          colors += found.colors
          wrong += found.differences.count
          guard let first = found.differences.first else { continue }
          let points = Set(found.differences.map(\.point)).sorted().joined(separator: " ")
          print(
            "\(source.path) \"\(file.scenarios[scenario].name)\" \(cell.text): "
              + "\(found.differences.count) (\(points)), first at "
              + "\(run.trace.shortPlace(ofFrame: first.frame)) \(first.point): "
              + "\(hex(first.told)) is drawn \(hex(first.drawn))")
        }
      }
    }
    print("\(cells) cells, \(frames) frames, \(colors) colours: \(wrong) differ")
    if wrong > 0 { Platform.exit(1) }
  }

  private static func hex(_ packed: UInt32) -> String {
    let text = String(packed, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(8 - text.count, 0)) + text
  }
}
