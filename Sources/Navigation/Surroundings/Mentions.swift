import NavSimProgram
import NavSimVocabulary

/// Which things a program speaks of, so that a run keeps what is not used out of its trace.
extension Program {
  /// Whether any line, initial state, bar style or claim has to do with the status bar.
  var mentionsStatusBar: Bool {
    let wishes: Set<Property> = [
      .preferredStatusBarStyle, .prefersStatusBarHidden, .statusBarStyleFrom, .barStyle,
    ]
    let isInitial =
      pages.contains { page in page.initial.contains { wishes.contains($0.property) } }
      || navigations.contains { $0.initial.contains { wishes.contains($0.property) } }
    return isInitial || expectations.contains { $0.claim.names("statusBar") }
      || statements.contains { statement in
        switch statement {
        case .updateStatusBar, .setCall: return true
        case .write(.thing(_, .statusBar), _): return true
        case .write(_, let assignments):
          return assignments.contains { assignment in
            if case .known(let property) = assignment.property { return wishes.contains(property) }
            return false
          }
        default: return false
        }
      }
  }

  /// Whether the application sets the status bar, and no controller is asked about it.
  ///
  /// Documented: UIApplication.statusBarStyle and isStatusBarHidden have an effect only where the
  /// Info.plist's UIViewControllerBasedStatusBarAppearance is no; a line that writes one of them says
  /// that it is.
  var setsStatusBarByApp: Bool {
    statements.contains { statement in
      guard case .write(.thing(_, .statusBar), let assignments) = statement else { return false }
      return assignments.contains {
        $0.property == .known(.style) || $0.property == .known(.hidden)
      }
    }
  }

  /// Whether a controller's view may begin lower than its window: by a call, or because code says so.
  var movesRoots: Bool {
    statements.contains { statement in
      switch statement {
      // Nobody knows what a closure writes.
      case .setCall, .call: return true
      case .write(.thing(_, .container), let assignments):
        return assignments.contains { $0.property == .known(.y) }
      case .mapProgress(_, _, let goal, _, _), .mapContentOffset(_, _, let goal, _, _),
        .mapTicks(_, _, let goal, _, _):
        if case .property(_, .container, .known(.y)) = goal { return true }
        return false
      default: return false
      }
    }
  }

  /// Whether the interface is dark at any time.
  var mentionsDarkMode: Bool {
    startsDark
      || statements.contains { statement in
        if case .setDark = statement { return true }
        return false
      }
  }

  /// Whether any line makes a page's field the first responder, by itself or by a search.
  var mentionsKeyboard: Bool {
    let words: Set<Property> = [.firstResponder, .searchController]
    let isInitial = pages.contains { page in page.initial.contains { words.contains($0.property) } }
    return isInitial
      || statements.contains { statement in
        guard case .write(_, let assignments) = statement else { return false }
        return assignments.contains { assignment in
          if case .known(let property) = assignment.property { return words.contains(property) }
          return false
        }
      }
  }

  /// Whether any line or initial state speaks of bars that hide by themselves.
  var mentionsBarHiding: Bool {
    navigations.contains { $0.initial.contains { Property.barHiding.contains($0.property) } }
      || statements.contains { statement in
        guard case .write(_, let assignments) = statement else { return false }
        return assignments.contains { assignment in
          if case .known(let property) = assignment.property {
            return Property.barHiding.contains(property)
          }
          return false
        }
      }
  }

  /// Whether a line speaks of a bottom bar: of the thing, of its hidden flag, or by hiding it.
  func mentions(_ thing: Thing, property: Property) -> Bool {
    let isInitial = navigations.contains { navigation in
      navigation.initial.contains { $0.thing == thing || $0.property == property }
    }
    return isInitial
      || statements.contains { statement in
        switch statement {
        case .setToolbarHidden: return thing == .toolbar
        case .setTabBarHidden: return thing == .tabBar
        case .write(let target, let assignments):
          if case .thing(_, thing) = target { return true }
          return assignments.contains { $0.property == .known(property) }
        default: return false
        }
      }
  }
}
