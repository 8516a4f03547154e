import NavSimProgram
import NavSimTrace

/// Claims about how elements lie on screen: `bar covers A.fake`, `title.A inside bar`.
///
/// Judged are the frames of the scope in which both elements are there. There must be one.
extension Context {
  func checkRegion(
    _ name: String, _ relation: Relation, _ other: String, _ tolerance: Double,
    in scope: Expectation.Scope, isSometime: Bool
  ) throws(Trouble) {
    let span = try span(of: scope)
    let second = try outline(other)
    guard name.contains("*") else {
      let first = try outline(name)
      let claim = Region(name, first, relation, other, second, tolerance)
      return try check(claim, span, isSometime: isSometime)
    }
    let pattern = TracePattern(name)
    let elements = trace.elements.indices.filter {
      pattern.matches(trace.elements[$0].name) && trace.elements[$0].name != other
        && Outline.exists(trace.elements[$0].name)
    }
    let present = try present(elements, in: span)
    guard !present.isEmpty else { throw absent(name) }
    for element in elements where present.contains(element) {
      let name = trace.elements[element].name
      let claim = Region(name, try outline(name), relation, other, second, tolerance)
      try check(claim, span, isSometime: isSometime)
    }
  }

  private func outline(_ name: String) throws(Trouble) -> Outline {
    if let outline = Outline(name, in: found.index) { return outline }
    guard found.index.element(name) != nil || found.index.mayHave(name) else {
      throw unknown(element: name)
    }
    throw Outline.exists(name) ? absent(name) : .vacuous("\(name) has no rectangle")
  }

  private func check(_ claim: Region, _ span: FrameSpan, isSometime: Bool) throws(Trouble) {
    var first: Trouble?
    var looks = 0
    var isFulfilled = false
    try walk(span) { (sample, cursor) throws(Trouble) in
      guard let a = claim.first.rectangle(cursor), let b = claim.second.rectangle(cursor) else {
        return true
      }
      looks += 1
      if claim.holds(a, b) {
        isFulfilled = true
        return !isSometime
      }
      if first == nil { first = claim.trouble(a, b, sample, text) }
      return isSometime
    }
    guard looks > 0 else {
      throw .vacuous(
        "there is nothing to look at: \(claim.name) and \(claim.other) are in no frame together")
    }
    guard var trouble = first, !(isSometime && isFulfilled) else { return }
    if isSometime { trouble.message = "in no frame of the scope; in the first, " + trouble.message }
    throw trouble
  }

  private func text(_ rectangle: Rectangle) -> String {
    let texts = [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map {
      text(thousandths: $0)
    }
    return "x=\(texts[0]) y=\(texts[1]) width=\(texts[2]) height=\(texts[3])"
  }
}

/// One claim about two elements.
struct Region {
  let name: String
  let first: Outline
  let relation: Relation
  let other: String
  let second: Outline
  let tolerance: Int64

  init(
    _ name: String, _ first: Outline, _ relation: Relation, _ other: String, _ second: Outline,
    _ tolerance: Double
  ) {
    self.name = name
    self.first = first
    self.relation = relation
    self.other = other
    self.second = second
    self.tolerance = max(0, TraceValue.number(tolerance).bits)
  }

  func holds(_ a: Rectangle, _ b: Rectangle) -> Bool {
    switch relation {
    case .covers: return a.covers(b, tolerance: tolerance)
    case .inside: return b.covers(a, tolerance: tolerance)
    case .overlaps:
      return min(a.right, b.right) &- max(a.x, b.x) > 0 &- tolerance
        && min(a.bottom, b.bottom) &- max(a.y, b.y) > 0 &- tolerance
    case .above: return a.bottom <= b.y &+ tolerance
    case .below: return a.y >= b.bottom &- tolerance
    case .matches:
      return a.covers(b, tolerance: tolerance) && b.covers(a, tolerance: tolerance)
    }
  }

  func trouble(
    _ a: Rectangle, _ b: Rectangle, _ sample: Sample, _ text: (Rectangle) -> String
  ) -> Trouble {
    let not: String
    switch relation {
    case .covers: not = "does not cover"
    case .inside: not = "is not inside"
    case .overlaps: not = "does not overlap"
    case .above: not = "is not above"
    case .below: not = "is not below"
    case .matches: not = "does not match"
    }
    let within = tolerance > 0 ? " ± " + Context.decimal(tolerance) : ""
    var trouble = Trouble(
      "\(name) \(not) \(other)\(within)", at: sample, slots: first.slots + second.slots)
    trouble.witness = ["\(name) \(text(a))", "\(other) \(text(b))"]
    trouble.showsFrames = false
    return trouble
  }
}
