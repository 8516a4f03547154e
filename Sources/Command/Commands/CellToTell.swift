import NavSim

// Which of several cells a question is about that names none.

/// The cell of a file that a question is answered of, where it names none.
struct CellToTell {
  /// How many cells are looked at.
  private static let most = 40

  /// The rank of a cell that has the action, of which nothing else is to be said.
  private static let has = 4

  let job: RunJob
  /// What makes it the one, as a note says it.
  let reason: String

  /// The first in which something is found, else in which a claim does not hold; of those that have
  /// the action, where any has. Nil where nothing sets one cell apart, or there are too many.
  init?(_ plan: RunPlan, action: String?, _ budget: Budget) {
    guard plan.jobs.count <= Self.most else { return nil }
    var best: (rank: Int, job: RunJob, reason: String)?
    var haveIt = 0
    for job in plan.jobs {
      guard let run = job.run(budget) else { continue }
      let hasAction = action != nil && run.trace.actions.contains { $0.label == action }
      if hasAction { haveIt += 1 }
      let (rank, reason) = Self.rank(run, action, hasAction)
      if rank > best?.rank ?? 0 { best = (rank, job, reason) }
      if rank >= Self.has + 2 || rank >= 2 && action == nil { break }
    }
    guard let best, best.rank != Self.has || haveIt < plan.jobs.count else { return nil }
    job = best.job
    reason = best.reason
  }

  private static func rank(
    _ run: CellRun, _ action: String?, _ hasAction: Bool
  ) -> (rank: Int, reason: String) {
    let own = hasAction ? has : 0
    if !run.findings.isEmpty { return (own + 2, "something is found") }
    if !run.failures.isEmpty { return (own + 1, "a claim does not hold") }
    return (own, "'\(action ?? "")' is done")
  }
}
