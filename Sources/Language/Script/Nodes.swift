import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A line of user code with its guards and its names already resolved to indices.
struct CodeNode: Sendable {
  /// The hooks under which the line stands, each with an origin of its own.
  var keys: [(key: HookKey, origin: Int)]
  /// The line; its origin is that of the first key.
  var line: Line
  /// The field list that a `copy` names: which fields it holds is up to the cell.
  var fields: Word?
  /// Whether the line is `no super`.
  var isWithoutSuper = false
  /// The newest property that the line touches, where it needs a newer iOS than 7.
  var newest: Newest?
}

/// What a page wants, or what init sets.
struct FieldNode<Key: Sendable>: Sendable {
  /// `self` as a value: the page that is made, be it of the declaration or of one that is like it.
  static var ownself: Value { .page(-1) }

  var key: Key
  var value: Value
  var word: Word
}

struct PageNode: Sendable {
  var name: Word
  var doc: String
  var parent: Word?
  /// The index of the declaration after `like`.
  var ancestor: Int?
  var title: String?
  var wants: [Guarded<FieldNode<PropertyKey>>] = []
  var initial: [Guarded<FieldNode<InitialKey>>] = []
  var kept: [Guarded<Bool>] = []
  var children: [Guarded<Int>] = []
  /// The navigation controllers that it holds, by declaration.
  var inner: [Guarded<Int>] = []
  var code: [Guarded<CodeNode>] = []
}

/// A property of a thing that init sets.
struct InitialKey: Hashable, Sendable {
  var thing: Thing
  var property: Property
}

struct NavigationNode: Sendable {
  var name: Word
  var doc: String
  var parent: Word?
  /// The index of the declaration after `like`.
  var ancestor: Int?
  /// Whether it is no controller but a bar that stands alone.
  var alone: [Guarded<Bool>] = []
  var stacks: [Guarded<StackNode>] = []
  /// The strategies that it has instead of the scenario's.
  var choices: [Guarded<ChoiceNode>] = []
  var initial: [Guarded<FieldNode<InitialKey>>] = []
  var code: [Guarded<CodeNode>] = []
}

/// `strategy A + B option=value`: names and options.
struct ChoiceNode: Sendable {
  var strategies: [String]
  var options: [(name: String, value: String)]
}

struct StackNode: Sendable {
  var pages: [Int]
  var isSet: Bool
}

struct StrategyNode: Sendable {
  var name: Word
  var doc: String
  var parent: Word?
  /// The index of the declaration after `like`.
  var ancestor: Int?
  var isBuiltin: Bool
  /// The versions that it has, oldest first.
  var versions: [String] = []
  var properties: [Guarded<OwnPropertyNode>] = []
  var fields: [Guarded<FieldsNode>] = []
  var conditions: [Guarded<ConditionNode>] = []
  var sameness: [Guarded<SamenessNode>] = []
  /// Whether it puts each page into a navigation controller of its own.
  var wraps: [Guarded<Bool>] = []
  /// The options that it declares; lines of its own and of what is like it may ask for them.
  var options: [OptionNode] = []
  var code: [Guarded<CodeNode>] = []
}

/// What `same` compares; the list after `fields=` is up to the cell.
struct SamenessNode: Sendable {
  var sameness: Sameness
  var fields: Word?
}

struct OwnPropertyNode: Sendable {
  var index: Int
  var declaration: OwnProperty
  var word: Word
  /// The option whose value is the default, and what its listed values mean.
  var option: OptionNode?
  var choices: [String: Value] = [:]
}

struct FieldsNode: Sendable {
  var name: Word
  var properties: [Property]
}

struct ConditionNode: Sendable {
  var index: Int
  var name: Word
  var questions: [Question]
}

struct AxisNode: Sendable {
  var name: Word
  var values: [Word]
}

struct SkipNode: Sendable {
  var pairs: [(axis: Word, values: [String])]
  var reason: String
  var span: Span
}

struct ScenarioNode: Sendable {
  var name: String
  var doc: String
  var span: Span
  var axes: [AxisNode] = []
  var skips: [SkipNode] = []
  var stacks: [Guarded<StackNode>] = []
  var roots: [Guarded<Word>] = []
  var actions: [Guarded<ActionNode>] = []
  var expectations: [Guarded<ExpectationNode>] = []
  var goldens: [Guarded<GoldenNode>] = []
  var records: [Guarded<RecordNode>] = []
}

/// A moment with its label still a name: which action carries it is up to the cell.
enum MomentNode: Hashable, Sendable {
  case absolute(Time)
  case anchor(Word, Moment.Edge, Time)
  case progress(Word, Double, Time)

  /// The label, where there is one.
  var label: Word? {
    switch self {
    case .absolute: return nil
    case .anchor(let word, _, _), .progress(let word, _, _): return word
    }
  }
}

struct ActionNode: Sendable {
  /// `at` or `then`, where it stands.
  var keyword: Span
  /// nil for `then`.
  var moment: MomentNode?
  /// The offset of `then`.
  var offset: Time
  var code: CodeNode
  /// The label after `as`.
  var label: Word?
  /// The word from which the default label comes.
  var verb: String
  var title: String
  /// The parts of a swipe's path; nil for other actions.
  var steps: [Guarded<StepNode>]?
  var startX: Double?
}

enum StepNode: Hashable, Sendable {
  case move(GesturePath.Step)
  case release(GesturePath.Release)
  /// The finger comes down again, so long after it has left.
  case grab(Time)

  /// How long a finger moves that no line gives a time (choice).
  static let plainTime = Time(milliseconds: 300)

  /// A path with what a short form leaves out: a finger that is let go without a way goes half the
  /// width (choice), and `swipe back` alone ends the pop.
  static func whole(_ steps: [StepNode], isBare: Bool) -> [StepNode] {
    let way = StepNode.move(.to(0.5, over: plainTime, .linear))
    if isBare { return [way, .release(.finish)] }
    guard case .release = steps.first else { return steps }
    return [way] + steps
  }
}

struct ExpectationNode: Sendable {
  enum Scope: Sendable {
    case always, atStart, atEnd
    case at(MomentNode)
    case during(Word)
    case range(MomentNode, MomentNode)
    case from(MomentNode)
  }
  enum Body: Sendable {
    case plain(Claim)
    case changed(TraceProperty, atMost: Double, since: MomentNode?)
    case action(Word, ActionOutcome)
  }
  /// The id after `known`.
  var known: String?
  var scope: Scope
  var isSometime: Bool
  var body: Body
  var line: SourceLine
  /// The line `check NAME` that asks for it, if it is a claim of a check set.
  var check: SourceLine?
  /// The newest property that the claim reads, where it needs a newer iOS than 7.
  var newest: Newest?
}
