import NavSimProgram
import NavSimVocabulary

// What `no super` leaves out, lines of the classes above, and what a routine that was not run would have: who looks at
// a value has to see them.

extension Navigator {
  /// Notes what the classes above one would have set in a hook, had it called super.
  ///
  /// - Parameter level: that class, in the page's chain.
  func noteLeftOut(above level: Int, _ hook: Hook, page: Int, _ context: Context) {
    let chain = program.pages[page].chain
    guard causes.takesSkips, let origin = chain[level].lineWithoutSuper(at: hook) else { return }
    under(causeID(Cause(origin: origin, page: page))) {
      for table in chain[(level + 1)...] {
        for line in table.lines(of: hook) where mayRun(line, context) {
          under(causeID(Cause(origin: line.origin, page: page))) {
            noteSkipped(line, context, "'no super' leaves it out")
          }
        }
        // What stands above that class would not have run either.
        if table.lineWithoutSuper(at: hook) != nil { return }
      }
    }
  }

  /// The lines that a routine would have run now, up to one that stops it.
  func missedLines(of routine: Int, _ owner: Owner?, _ context: Context) -> [Line] {
    guard let (levels, inner) = levels(of: routine, owner, context) else { return [] }
    let lines = levels.joined().filter { mayRun($0, inner) }
    return Array(lines.prefix { $0.statement != .stop })
  }

  /// Whether what a line asks first holds now.
  private func mayRun(_ line: Line, _ context: Context) -> Bool {
    line.when.allSatisfy { word in
      guard case .if(let question) = word else { return true }
      return (try? answer(question, context)) ?? false
    }
  }
}

extension HookTable {
  /// The line that calls no super at a hook, by its origin; nil where super is called.
  fileprivate func lineWithoutSuper(at hook: Hook) -> Int? {
    withoutSuperAt[.hook(hook, .main)] ?? withoutSuperAt[.hook(hook, .pre)]
  }

  /// The lines of a hook, those before super first.
  fileprivate func lines(of hook: Hook) -> [Line] {
    (lines[.hook(hook, .pre)] ?? []) + (lines[.hook(hook, .main)] ?? [])
  }
}
