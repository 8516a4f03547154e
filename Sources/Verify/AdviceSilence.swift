import NavSimChecks
import NavSimLanguage

/// No rule of advice fires on a correct app.
public enum AdviceSilence {
  /// Reads an app in every course; each rule that has something to say is a fault.
  ///
  /// - Parameter plants: a line that every second page gets besides: what a test puts in.
  public static func check(
    _ app: OrdinaryApp, everySystem: Bool = true, planting plant: String? = nil
  ) -> CheckTally {
    var app = app
    if let plant { app.second.append(plant) }
    var tally = CheckTally()
    for one in app.cases(everySystem: everySystem) {
      guard
        case .success(let script) = VerifiedFiles([]).script(
          SourceFile(path: "s.navsim", text: one.text))
      else {
        tally.add("\(one.name): cannot be read\n\(one.text)")
        continue
      }
      var adviser = Adviser()
      adviser.read(script)
      let found = adviser.findings().map { "\($0.rule.id) \($0.rule.name): \($0.message)" }
      tally.add(found.isEmpty ? nil : "\(one.name): \(found.joined(separator: "; "))")
    }
    return tally
  }
}
