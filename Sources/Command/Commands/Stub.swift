import NavSim

extension Command {
  static let run = Command(name: "run", summary: "x", run: { _, _ in .fine })
  static let check = Command(name: "check", summary: "x", run: { _, _ in .fine })
  static let fmt = Command(name: "fmt", summary: "x", run: { _, _ in .fine })
}
extension ListCommand {
  static func scenarioTable(_ files: [String], _ console: Console) throws -> Table? { nil }
}
