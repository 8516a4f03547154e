import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Walks the syntax tree of a source and finds what can be changed in it.
///
/// It knows syntax and no types: what does not compile is dropped later, by the compiler's word.
final class Finder: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  let file: String
  let source: [UInt8]
  private let converter: SourceLocationConverter
  /// Names that are declared without a value: an assignment to one is no statement to remove.
  private var unset: Set<String> = []

  /// The mutants of a source, outer ones before those inside.
  static func mutants(of source: [UInt8], file: String) -> [Mutant] {
    let parsed = Parser.parse(source: String(decoding: source, as: UTF8.self))
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = Finder(file, source, tree)
    finder.walk(tree)
    return finder.mutants
  }

  private init(_ file: String, _ source: [UInt8], _ tree: Syntax) {
    self.file = file
    self.source = source
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: what is passed over

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let condition):
      let siblings = node.parent?.as(ConditionElementListSyntax.self)?.count ?? 1
      turn(condition)
      if siblings > 1 { wrap(condition, .operand, "mx_true", new: "true") }
    case .optionalBinding(let binding):
      if let value = binding.initializer?.value, !isAwkward(value) {
        wrap(value, .binding, "mx_none", new: "nil")
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    turn(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    turn(node.condition)
    return .visitChildren
  }

  func turn(_ condition: ExprSyntax) {
    wrap(condition, .condition, "mx_flip", new: "!(\(text(of: condition)))")
  }

  // MARK: expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      return .visitChildren
    }
    InfixChange(node, sign).add(to: self)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.operator.text {
    case "!" where !isWholeCondition(node):
      wrap(node, .condition, "mx_flip", new: text(of: node.expression))
    case "-"
    where !node.expression.is(IntegerLiteralExprSyntax.self)
      && !node.expression.is(FloatLiteralExprSyntax.self):
      let mutant = place(node, .arithmetic, new: text(of: node.expression))
      add(
        mutant,
        opening(node, "mx_unsigned(\(Finder.mark), ") + replacing(node.operator, "")
          + closing(node, ")"))
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let other = node.literal.text == "true" ? "false" : "true"
    wrap(node, .truth, "mx_flip", new: other)
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text
    guard let value = Int(digits.filter { $0 != "_" }) else { return .skipChildren }
    // Both directions, as the place says, so that a rerun draws the same.
    let isUp = value == 0 || node.position.utf8Offset % 2 == 0
    either(node, .number, String(isUp ? value + 1 : value - 1))
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Double(node.literal.text.filter { $0 != "_" }) else { return .skipChildren }
    either(node, .number, value == value.rounded() ? "\(value + 1)" : "\(value * 1.25)")
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil { PickChange(node)?.add(to: self) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = text(of: node.calledExpression)
    if ["precondition", "assert", "assertionFailure", "#expect"].contains(name) {
      return .skipChildren
    }
    if ["min", "max"].contains(name), node.arguments.count == 2 {
      let mutant = place(node, .pick, new: (name == "min" ? "max" : "min") + "(…)")
      let range = node.calledExpression.trimmedRange(in: self)
      add(
        mutant,
        [
          Edit(
            offset: range.lowerBound, length: range.count + 1,
            text: "mx_\(name)(\(Finder.mark), ",
            side: .replaces, start: range.lowerBound, end: range.upperBound)
        ])
    }
    return .visitChildren
  }

  // MARK: statements and bodies

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, node.accessorBlock == nil { unset.insert(text(of: node.pattern)) }
    if let type = node.typeAnnotation?.type, let block = node.accessorBlock {
      if case .getter(let items) = block.accessors { result(of: items, type: type) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    if let type = node.signature.returnClause?.type {
      result(of: body.statements, type: type)
    } else if !body.statements.isEmpty {
      let offset = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let mutant = place(node.name, .body, old: "func \(node.name.text)", new: "return at once")
      add(
        mutant,
        [
          Edit(
            offset: offset, text: " if mx_on(\(Finder.mark)) { return };", side: .opens,
            start: offset, end: .max)
        ])
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    StatementChange(node, unset)?.add(to: self)
    return .visitChildren
  }
}

extension Finder {
  /// Stands for a mutant's number until it has one.
  static let mark = "\u{1}"

  /// Closures, literals and casts whose type comes from around them.
  func isAwkward(_ node: some ExprSyntaxProtocol) -> Bool {
    node.is(ClosureExprSyntax.self) || node.is(ArrayExprSyntax.self)
      || node.is(DictionaryExprSyntax.self)
  }

  /// The source of a node, in one line.
  func text(of node: some SyntaxProtocol) -> String {
    let range = node.trimmedRange(in: self)
    return String(decoding: source[range], as: UTF8.self)
      .split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " ")
  }

  func place(
    _ node: some SyntaxProtocol, _ kind: Mutant.Kind, old: String? = nil, new: String
  ) -> Mutant {
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    return Mutant(
      file: file, line: line, kind: kind, old: shortened(old ?? text(of: node)),
      new: shortened(new))
  }

  private func shortened(_ text: String) -> String {
    text.count > 76 ? text.prefix(50) + " … " + text.suffix(20) : text
  }

  func add(_ mutant: Mutant, _ edits: [Edit]) {
    var mutant = mutant
    mutant.edits = edits
    mutants.append(mutant)
  }

  /// `f(number, node)`.
  func wrap(_ node: some SyntaxProtocol, _ kind: Mutant.Kind, _ function: String, new: String) {
    add(
      place(node, kind, new: new),
      opening(node, "\(function)(\(Finder.mark), ") + closing(node, ")"))
  }

  /// One literal or another.
  func either(_ node: some SyntaxProtocol, _ kind: Mutant.Kind, _ other: String) {
    var mutant = place(node, kind, new: other)
    if let around = node.parent, around.trimmedDescription.utf8.count < 70 {
      let range = around.trimmedRange(in: self)
      let inner = node.trimmedRange(in: self)
      let before = String(decoding: source[range.lowerBound..<inner.lowerBound], as: UTF8.self)
      let after = String(decoding: source[inner.upperBound..<range.upperBound], as: UTF8.self)
      mutant = place(node, kind, old: text(of: around), new: before + other + after)
    }
    add(mutant, opening(node, "mx_either(\(Finder.mark), ") + closing(node, ", \(other))"))
  }

  func opening(_ node: some SyntaxProtocol, _ text: String) -> [Edit] {
    let range = node.trimmedRange(in: self)
    return [
      Edit(
        offset: range.lowerBound, text: text, side: .opens, start: range.lowerBound,
        end: range.upperBound)
    ]
  }

  func closing(_ node: some SyntaxProtocol, _ text: String) -> [Edit] {
    let range = node.trimmedRange(in: self)
    return [
      Edit(
        offset: range.upperBound, text: text, side: .closes, start: range.lowerBound,
        end: range.upperBound)
    ]
  }

  func replacing(_ node: some SyntaxProtocol, _ text: String) -> [Edit] {
    let range = node.trimmedRange(in: self)
    return [
      Edit(
        offset: range.lowerBound, length: range.count, text: text, side: .replaces,
        start: range.lowerBound, end: range.upperBound)
    ]
  }

  func isWholeCondition(_ node: some SyntaxProtocol) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(ConditionElementSyntax.self) || parent.is(WhereClauseSyntax.self) { return true }
    return parent.as(TernaryExprSyntax.self).map { $0.condition.id == node.id } ?? false
  }

  /// What a function or a property answers: turned round, or nothing.
  func result(of items: CodeBlockItemListSyntax, type: TypeSyntax) {
    let name = text(of: type)
    let answers = Answers(viewMode: .sourceAccurate)
    answers.walk(items)
    if items.count == 1, let only = items.first?.item.as(ExprSyntax.self) {
      answers.values.append(only)
    }
    for value in answers.values where !isPlain(value) {
      if name == "Bool" {
        wrap(value, .result, "mx_flip", new: "!(\(text(of: value)))")
      } else if name.hasSuffix("?") {
        wrap(value, .result, "mx_none", new: "nil")
      } else if name.hasPrefix("["), !name.contains(":") {
        add(
          place(value, .result, new: "[]"),
          opening(value, "mx_either(\(Finder.mark), ") + closing(value, ", [])"))
      }
    }
  }

  private func isPlain(_ value: ExprSyntax) -> Bool {
    value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
      || value.is(ArrayExprSyntax.self) || value.is(IfExprSyntax.self)
      || value.is(SwitchExprSyntax.self) || value.is(ClosureExprSyntax.self)
      || value.is(TryExprSyntax.self)
      || value.as(InfixOperatorExprSyntax.self).map { text(of: $0.operator) == "==" } ?? false
  }

  /// The values of `return`, not those of closures and functions inside.
  private final class Answers: SyntaxVisitor {
    var values: [ExprSyntax] = []
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression { values.append(value) }
      return .visitChildren
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the space around it.
  func trimmedRange(in finder: Finder) -> Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
