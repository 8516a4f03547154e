import SwiftSyntax

/// What can be made of `a op b`.
struct InfixChange {
  private let node: InfixOperatorExprSyntax
  private let sign: TokenSyntax

  init(_ node: InfixOperatorExprSyntax, _ sign: TokenSyntax) {
    self.node = node
    self.sign = sign
  }

  private static let functions: [String: (name: String, new: String, kind: Mutant.Kind)] = [
    "&&": ("mx_and", "||", .logic), "||": ("mx_or", "&&", .logic),
    "<": ("mx_less", "<=", .boundary), "<=": ("mx_lessEqual", "<", .boundary),
    ">": ("mx_greater", ">=", .boundary), ">=": ("mx_greaterEqual", ">", .boundary),
    "+": ("mx_plus", "-", .arithmetic), "-": ("mx_minus", "+", .arithmetic),
    "*": ("mx_times", "/", .arithmetic), "/": ("mx_over", "*", .arithmetic),
    "..<": ("mx_upTo", "...", .range), "...": ("mx_through", "..<", .range),
    "??": ("mx_else", "", .fallback),
  ]

  func add(to finder: Finder) {
    let name = sign.text
    if name == "==" || name == "!=" {
      guard !finder.isWholeCondition(node) else { return }
      return finder.wrap(
        node, .equality, "mx_flip", new: changed(finder, name == "==" ? "!=" : "=="))
    }
    guard let function = Self.functions[name] else { return }
    if function.kind == .arithmetic, isText(node.leftOperand) || isText(node.rightOperand) {
      return
    }
    let new =
      function.kind == .fallback
      ? finder.text(of: node.rightOperand) : changed(finder, function.new)
    finder.add(
      finder.place(node, function.kind, new: new),
      finder.opening(node, "\(function.name)(\(Finder.mark), ") + finder.replacing(sign, ",")
        + finder.closing(node, ")"))
    if function.kind == .logic {
      let (drop, value) = name == "&&" ? ("mx_true", "true") : ("mx_false", "false")
      for operand in [node.leftOperand, node.rightOperand] where !isJoined(operand) {
        finder.wrap(operand, .operand, drop, new: value)
      }
    }
  }

  private func changed(_ finder: Finder, _ other: String) -> String {
    "\(finder.text(of: node.leftOperand)) \(other) \(finder.text(of: node.rightOperand))"
  }

  /// `a && b` of `a && b && c`: its own operands are dropped one by one.
  private func isJoined(_ operand: ExprSyntax) -> Bool {
    operand.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == sign.text
  }

  private func isText(_ operand: ExprSyntax) -> Bool {
    if let sum = operand.as(InfixOperatorExprSyntax.self), sum.operator.trimmedDescription == "+" {
      return isText(sum.leftOperand) || isText(sum.rightOperand)
    }
    return operand.is(StringLiteralExprSyntax.self) || operand.is(ArrayExprSyntax.self)
  }
}

/// `list.first` and its like: the other end.
struct PickChange {
  private static let others = [
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "min": "max", "max": "min", "allSatisfy": "contains", "contains": "allSatisfy",
    "reversed": "self", "filter": "self",
  ]
  private let node: MemberAccessExprSyntax
  private let name: String
  private let other: String

  init?(_ node: MemberAccessExprSyntax) {
    name = node.declName.baseName.text
    guard let other = Self.others[name] else { return nil }
    self.node = node
    self.other = other
  }

  func add(to finder: Finder) {
    let member = node.declName.baseName
    var length = member.trimmedRange(in: finder).count
    var text = "mx_\(name)(\(Finder.mark))"
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      if let first = call.arguments.first {
        // `contains(x)` asks for an element, `first(3)` is nobody's.
        guard
          first.label?.text == "where" || first.expression.is(FunctionCallExprSyntax.self)
            || name == "filter" || name == "allSatisfy"
        else { return }
        text = "mx_\(name)(\(Finder.mark), "
        length += 1
      } else if call.leftParen != nil {
        text = "mx_\(name)(\(Finder.mark)"
        length += 1
      }
    } else if !["first", "last"].contains(name) {
      return
    }
    let offset = member.positionAfterSkippingLeadingTrivia.utf8Offset
    let old = finder.text(of: node)
    finder.add(
      finder.place(member, .pick, old: old, new: String(old.dropLast(name.count)) + other),
      [
        Edit(
          offset: offset, length: length, text: text, side: .replaces, start: offset,
          end: offset + length)
      ])
  }
}

/// A call or an assignment that stands alone: it can go, and `+=` can be `-=`.
struct StatementChange {
  private let node: CodeBlockItemSyntax
  private let statement: ExprSyntax
  private let isAssignment: Bool

  init?(_ node: CodeBlockItemSyntax, _ unset: Set<String>) {
    guard case .expr(let expression) = node.item else { return nil }
    let inner = expression.as(TryExprSyntax.self)?.expression ?? expression
    if let infix = inner.as(InfixOperatorExprSyntax.self) {
      guard infix.operator.is(AssignmentExprSyntax.self) || Self.isCompound(infix) else {
        return nil
      }
      let target = infix.leftOperand.trimmedDescription
      if unset.contains(target) || Self.isInInit(node) { return nil }
      isAssignment = true
    } else if let call = inner.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription.hasSuffix(".init") { return nil }
      isAssignment = false
    } else {
      return nil
    }
    self.node = node
    statement = expression
    if !isAssignment, Self.isValue(node) { return nil }
  }

  private static func isCompound(_ infix: InfixOperatorExprSyntax) -> Bool {
    let sign = infix.operator.trimmedDescription
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">="].contains(sign)
  }

  private static func isInInit(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let at = parent {
      if at.is(InitializerDeclSyntax.self) { return true }
      if at.is(FunctionDeclSyntax.self) { return false }
      parent = at.parent
    }
    return false
  }

  /// The only item of a closure, or of a function or getter that answers something.
  private static func isValue(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    guard let owner = list.parent else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    if owner.is(SwitchCaseSyntax.self) {
      return owner.parent?.parent?.parent?.is(ExpressionStmtSyntax.self) != true
        && isBranchOfValue(owner)
    }
    if let function = owner.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return owner.parent?.is(AccessorDeclSyntax.self) ?? false
  }

  /// Whether a `case` belongs to a `switch` that is a value.
  private static func isBranchOfValue(_ owner: Syntax) -> Bool {
    guard let parent = owner.parent?.parent?.parent else { return false }
    return parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
  }

  func add(to finder: Finder) {
    finder.add(
      finder.place(statement, .statement, new: ""),
      finder.opening(statement, "if mx_keep(\(Finder.mark)) { ") + finder.closing(statement, " }"))
    let swaps = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]
    let inner = statement.as(TryExprSyntax.self)?.expression ?? statement
    guard let infix = inner.as(InfixOperatorExprSyntax.self),
      let other = swaps[infix.operator.trimmedDescription],
      !infix.rightOperand.is(ArrayExprSyntax.self),
      !infix.rightOperand.is(StringLiteralExprSyntax.self)
    else { return }
    let new =
      "\(finder.text(of: infix.leftOperand)) \(other) \(finder.text(of: infix.rightOperand))"
    guard !new.contains("//") else { return }
    finder.add(
      finder.place(statement, .compound, new: new),
      finder.opening(statement, "if mx_on(\(Finder.mark)) { \(new) } else { ")
        + finder.closing(statement, " }"))
  }
}
