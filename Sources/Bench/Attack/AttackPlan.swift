// One attack as data: what lies in a folder, what is done there step by step, and what must hold
// after each step. It is drawn from a seed and a number alone, so that it can be repeated.

/// One attack.
struct AttackPlan: Equatable {
  var files: [AttackFile] = []
  var steps: [AttackStep] = []

  /// Whether a second folder is needed, in which the same is done undisturbed.
  var hasTwin: Bool { steps.contains { $0.place == .twin } }

  mutating func file(_ path: String, _ text: String) {
    files.append(AttackFile(path: Bytes(path.utf8), kind: .text(AttackContent(text))))
  }

  mutating func file(_ path: String, _ content: AttackContent) {
    files.append(AttackFile(path: Bytes(path.utf8), kind: .text(content)))
  }

  /// Adds a run of navsim; the number of the step.
  @discardableResult mutating func run(
    _ words: [String], _ change: (inout AttackStep) -> Void = { _ in }
  ) -> Int {
    var step = AttackStep(deed: .navsim(words.map { Bytes($0.utf8) }))
    step.writes = AttackCommands.writes(words)
    change(&step)
    steps.append(step)
    return steps.count - 1
  }

  /// Adds a step that is no run of navsim.
  mutating func add(_ deed: AttackStep.Deed, in place: AttackStep.Place = .here) {
    var step = AttackStep(deed: deed)
    step.place = place
    steps.append(step)
  }
}

/// Something that lies in the folder before the first step.
struct AttackFile: Equatable {
  enum Kind: Equatable {
    case text(AttackContent)
    case folder
    /// A folder into which nobody but root may write.
    case shutFolder
    case pipe
    case link(Bytes)
  }

  let path: Bytes
  let kind: Kind
}

/// One step: a run of navsim in given surroundings, or something done to the files between runs.
struct AttackStep: Equatable {
  enum Deed: Equatable {
    /// Runs the tool.
    case navsim([Bytes])
    /// Runs another program, such as git.
    case program([Bytes])
    /// Changes one of the files whose path ends so, as the seed says.
    case damage(suffix: Bytes, seed: UInt64)
    /// Puts a text in place of another in one file.
    case replace(path: Bytes, old: Bytes, new: Bytes)
  }

  enum Place: Equatable { case here, twin }

  enum Output: Equatable {
    case kept
    /// The reader goes after this many bytes.
    case leaves(Int)
    /// A device that is full.
    case full
    /// A pipe whose writing end does not block, read slowly.
    case nonBlocking
    /// No standard output at all.
    case closed
  }

  let deed: Deed
  var place = Place.here
  /// A file that is standard input; `/dev/null` if there is none.
  var input: Bytes?
  var output = Output.kept
  var environment: [String: String] = [:]
  /// The largest file that it may write, in bytes.
  var fileLimit: Int?
  /// Seconds that it may compute for.
  var processorLimit = AttackChild.processorLimit
  /// Kills it after this many thousandths of the time that the step of that number took.
  var killed: Killed?
  /// Paths that it may change; one that ends with `/` stands for what is below it, one that begins
  /// with `*` for those that end so.
  var writes: [Bytes] = []
  var demands: [AttackDemand] = []
  /// Seconds on the clock after which it is taken to hang.
  var patience = 240.0

  struct Killed: Equatable {
    let step: Int
    let permille: Int
  }
}

/// What must hold after a step, beside what must always hold.
enum AttackDemand: Equatable {
  /// The exit code is one of these.
  case code([Int32])
  /// What that step has printed cannot be written this time: the exit code is 2, or as it was
  /// where nothing was to be printed.
  case outputFails(Int)
  /// The exit code is that of an earlier step.
  case sameCode(Int)
  /// Standard output is that of an earlier step, but for how long it took.
  case sameOutput(Int)
  /// What is printed on either stream holds this text.
  case says(String)
  /// What is printed on either stream does not hold this text.
  case isSilentAbout(String)
  /// Every file is as it was before the step or as it is in the twin; what is new is as in the twin.
  case oldOrNew
  /// The folder is as the twin.
  case asTwin
  /// The file is there, and whole.
  case whole(String)
  /// No field of a table begins as a formula does.
  case noFormula
  /// Control characters may stand in the output: it is the user's own text.
  case mayRepeatControls
  /// Lines for GitHub Actions were asked for; none may hold this text at its beginning.
  case annotations(String)
}
