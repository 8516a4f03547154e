import NavSimLanguage

/// What a person would try next: the same situation with one thing changed.
struct Variation {
  /// What is changed, in a few words.
  let name: String
  /// The changed situation.
  let situation: Situation

  /// All that change something, in the order in which they are told.
  static func all(of situation: Situation) -> [Variation] {
    let all =
      endings(situation) + progress(situation) + calls(situation) + repeats(situation)
      + code(situation) + systems(situation)
    var seen: Set<Situation> = [situation]
    return all.filter { seen.insert($0.situation).inserted }
  }

  /// The situation with another step at a place.
  private static func changing(
    _ situation: Situation, _ index: Int, _ act: Step.Act, _ name: String
  ) -> Variation {
    var other = situation
    other.steps[index].act = act
    other.steps[index].isAtOnce = false
    return Variation(name: place(index, situation) + name, situation: other)
  }

  /// Which step is meant, where there are several.
  private static func place(_ index: Int, _ situation: Situation) -> String {
    situation.steps.count == 1 ? "" : "step \(index + 1): "
  }

  /// A swipe that ends the other way, a button in place of a finger, a finger in place of a button.
  private static func endings(_ situation: Situation) -> [Variation] {
    situation.steps.indices.flatMap { index -> [Variation] in
      switch situation.steps[index].act {
      case .swipe(let percent, let release):
        let others: [Step.Release] = [.cancel, .finish, .flick].filter { $0 != release }
        return others.map {
          changing(situation, index, .swipe(percent: percent, $0), name(of: $0))
        } + [
          changing(situation, index, .tapBack, "the back button instead"),
          changing(situation, index, .pop, "code pops instead"),
        ]
      case .tapBack, .pop:
        return [
          changing(situation, index, .swipe(percent: 60, .finish), "a swipe instead"),
          changing(situation, index, .swipe(percent: 40, .cancel), "a swipe that is taken back"),
        ]
      default: return []
      }
    }
  }

  private static func name(of release: Step.Release) -> String {
    switch release {
    case .cancel: return "taken back"
    case .finish: return "to its end"
    case .flick: return "a fast flick"
    }
  }

  /// A swipe that goes less far, or farther.
  private static func progress(_ situation: Situation) -> [Variation] {
    situation.steps.indices.flatMap { index -> [Variation] in
      guard case .swipe(let percent, let release) = situation.steps[index].act else { return [] }
      return [5, 25, 50, 75, 95].filter { abs($0 - percent) > 10 }.map {
        changing(situation, index, .swipe(percent: $0, release), "as far as \($0)%")
      }
    }
  }

  /// A call without animation, or while the step before still runs.
  private static func calls(_ situation: Situation) -> [Variation] {
    situation.steps.indices.flatMap { index -> [Variation] in
      var found: [Variation] = []
      switch situation.steps[index].act {
      case .push, .pop, .popToRoot, .present, .dismiss, .replace:
        var other = situation
        other.steps[index].isAtOnce.toggle()
        let word = other.steps[index].isAtOnce ? "without animation" : "with animation"
        found.append(Variation(name: place(index, situation) + word, situation: other))
      default: break
      }
      if index > 0, !situation.steps[index].isEarly, situation.steps[index - 1].act.runs,
        situation.steps[index].act.runs
      {
        var other = situation
        other.steps[index].isEarly = true
        found.append(
          Variation(
            name: place(index, situation) + "while the step before runs", situation: other))
      }
      return found
    }
  }

  /// The last step once more, and all of them.
  private static func repeats(_ situation: Situation) -> [Variation] {
    guard let last = situation.steps.last else { return [] }
    var again = situation
    again.steps.append(last)
    var twice = situation
    twice.steps += situation.steps
    return [
      Variation(name: "the last step once more", situation: again),
      Variation(name: "everything twice", situation: twice),
    ].filter { $0.situation.steps.count <= Situation.mostSteps }
  }

  /// The code elsewhere, a forced layout, a spinner, bars that are hidden at once.
  private static func code(_ situation: Situation) -> [Variation] {
    func with(_ name: String, _ change: (inout Situation) -> Void) -> Variation {
      var other = situation
      change(&other)
      return Variation(name: name, situation: other)
    }
    var found = Situation.Place.allCases.filter {
      $0 != situation.place && ($0 != .viewIsAppearing || (Int(situation.ios) ?? 0) >= 13)
    }.map { place in with("the look is stated in \(place.words)") { $0.place = place } }
    if situation.laidOut == nil {
      found.append(with("code lays out the bar at once") { $0.laidOut = "bar" })
      found.append(with("code lays out its view at once") { $0.laidOut = "view" })
    }
    if !situation.hasSpinner { found.append(with("a spinner turns") { $0.hasSpinner = true }) }
    if situation.looks.contains(where: \.isHidden), !situation.hidesAtOnce {
      found.append(with("the bar is hidden without animation") { $0.hidesAtOnce = true })
    }
    return found
  }

  /// Other systems and devices.
  private static func systems(_ situation: Situation) -> [Variation] {
    func with(_ name: String, _ change: (inout Situation) -> Void) -> Variation {
      var other = situation
      change(&other)
      return Variation(name: name, situation: other)
    }
    let versions = ["10", "12", "14", "15", "17", "18", "26"].filter { $0 != situation.ios }
    return versions.map { version in with("iOS \(version)") { $0.ios = version } }
      + ["iphone-8", "iphone-15", "ipad-11"].filter { $0 != situation.device }
      .map { device in with(device) { $0.device = device } }
  }
}

extension Situation.Place {
  /// In a sentence.
  var words: String {
    switch self {
    case .alongside: return "an animation alongside"
    case .undress: return "viewWillAppear and taken back in viewWillDisappear"
    case .willShow: return "the delegate's willShow"
    default: return rawValue
    }
  }
}

extension Step.Act {
  /// Whether it takes time: something can happen while it runs.
  fileprivate var runs: Bool {
    switch self {
    case .wait, .dark, .light, .turn, .away: return false
    default: return true
    }
  }
}
