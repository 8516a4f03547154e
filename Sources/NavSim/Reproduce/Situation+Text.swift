import NavSimChecks
import NavSimLanguage

// The scenario that a situation is.

extension Situation {
  /// The text of its scenario.
  ///
  /// - Parameters:
  ///   - name: the scenario's name.
  ///   - shown: what a run of it has shown.
  /// - Throws: `Route.Dead` if a step cannot be.
  func text(named name: String, _ shown: Shown = Shown()) throws(Route.Dead) -> String {
    let route = try Route(self)
    let pages = PageText(self, route)
    let command = command(
      named: name, seen: shown.symptoms.isEmpty ? shown.seen : shown.symptoms, isAsTold: true)
    var text = "// Made by: \(command)\n"
    text += "navsim 1\ndevice \(device)\nios \(ios)\n"
    text += library.map { "use \(Self.quoted($0.path))\n" } ?? ""
    text += "\n" + pages.text
    let told = steps.isEmpty ? "nothing is done" : steps.map(\.text).joined(separator: ", ")
    text += "/// What is done: \(told).\n"
    text += "scenario \(Self.quoted(name))\n"
    if strategy != "native" { text += "matrix\n  strategy \(strategyValue)\n" }
    text += pages.hasNavigation ? "root Main\n" : "\(pages.stack)\n"
    let actions = actions(route)
    text += actions.isEmpty ? "" : actions.joined(separator: "\n") + "\n"
    let claims = claims(route, shown)
    if !claims.isEmpty { text += "\n" + claims.joined(separator: "\n") + "\n" }
    return text
  }

  /// The strategy as a matrix writes it.
  private var strategyValue: String {
    strategyNames.count > 1 ? strategy.filter { $0 != " " } : strategy
  }

  private func claims(_ route: Route, _ shown: Shown) -> [String] {
    var claims: [String] = []
    if !shown.symptoms.isEmpty {
      claims.append(
        shown.isByItself
          ? "// This is the symptom. UIKit does it by itself: 'navsim explain baseline'."
          : "// This is the symptom. Once it is cured, write 'no' for 'some'.")
      claims += shown.symptoms.map { "expect always: some \($0)" }
    }
    if shown.crashes, !shown.symptoms.contains(Detector.crash.name) {
      claims += ["// The app ends in it, too.", "expect always: some \(Detector.crash.name)"]
    }
    if let top = shown.top {
      let led = PageText.names[route.end]
      if top != led { claims.append("// The steps lead to \(led): one of them was not done.") }
      claims.append("expect at end: top is \(top)")
    }
    return claims
  }

  // MARK: What is done

  private func actions(_ route: Route) -> [String] {
    var lines: [String] = []
    var wait = 0
    var isLandscape = false
    for (index, (step, leg)) in zip(steps, route.legs).enumerated() {
      if case .wait(let time) = step.act {
        wait += time
        continue
      }
      if step.act == .turn { isLandscape.toggle() }
      let isNamed = index + 1 < steps.count && steps[index + 1].isEarly
      let label = isNamed ? " as step\(index + 1)" : ""
      let code = code(of: step, leg, isLandscape)
      let moment: String
      if lines.isEmpty {
        moment = "at \(wait)ms"
      } else if step.isEarly, wait == 0 {
        moment = "at step\(index).start+100ms"
      } else {
        moment = wait == 0 ? "then" : "then +\(wait)ms"
      }
      wait = 0
      lines.append("\(moment) \(code)" + (step.act == .away ? "" : label))
      if step.act == .away { lines.append("then +500ms app foreground\(label)") }
    }
    return lines
  }

  private func code(of step: Step, _ leg: Route.Leg, _ isLandscape: Bool) -> String {
    let flag = step.isAtOnce ? " animated=no" : ""
    let other = PageText.names[leg.other]
    switch step.act {
    case .push: return "push \(other)" + flag
    case .pop: return "pop" + flag
    case .popToRoot: return "pop to root" + flag
    case .tapBack: return "tap back"
    case .present: return "present \(PageText.presented)" + flag
    case .dismiss: return "dismiss" + flag
    case .replace:
      return "set-stack " + leg.stack.map { PageText.names[$0] }.joined(separator: " > ") + flag
    case .scroll(let points): return "scroll \(PageText.names[leg.top]) to \(points)pt over 300ms"
    case .turn: return "rotate \(isLandscape ? "landscape" : "portrait")"
    case .dark: return "trait dark"
    case .light: return "trait light"
    case .away: return "app background"
    case .wait: return ""
    case .swipe(let percent, let release):
      let way = release == .flick ? "velocity=900pt/s" : release.rawValue
      let time = release == .flick ? "100ms" : "250ms"
      return "swipe back to \(percent)% over \(time) release \(way)"
    }
  }

  /// A name as a quoted text of the language.
  private static func quoted(_ name: String) -> String {
    "\"" + name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
