import NavSimProgram
import NavSimVocabulary

/// A word that may stand at a place.
package struct Completion: Hashable, Sendable {
  /// The word, or the rest of it behind its last dot or sign; with `=` where a value follows.
  package let text: String
  /// What it is.
  package let kind: WordKind
  /// The column at which it begins, from 1: what stands from there to the place is replaced.
  package let column: Int
}

extension Parser {
  /// The words that may stand at a place of a file: what a person may write there next.
  ///
  /// Each word that the file or the language has is put there, and the parser is asked about it. What
  /// stands behind the place on its line is not looked at.
  ///
  /// - Parameters:
  ///   - line: the line, from 1; one beyond the end is empty.
  ///   - column: the column in user-perceived characters, from 1.
  package static func completions(
    of file: SourceFile, line: Int, column: Int, vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) -> [Completion] {
    let lines = Session.splitLines(file.text)
    let text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    let place = EditedLine(text, column: column)
    guard !place.isFree, line >= 1, lines.count <= Limits.lines else { return [] }
    let trial = LineTrial(
      file, line: line, place.before, vocabulary: vocabulary, resolve: resolve)
    let fresh = freshName(in: file.text)
    let isAnyName = trial.takes(fresh, at: place, fresh: fresh)
    let definitions = Definition.all(of: trial.session)
    let written = place.written.lowercased()
    let isAxis = trial.isInMatrix && place.before.allSatisfy { $0 == " " || $0 == "\t" }
    let axes = isAxis ? Cell.builtinAxes + ["skip"] : []
    return Candidates.all(
      trial.session, definitions: definitions, at: place, isInMatrix: trial.isInMatrix
    ).filter { candidate in
      guard candidate.text.lowercased().hasPrefix(written) else { return false }
      // Where any new name may stand, the language proposes none but its own axes.
      if isAnyName, !axes.contains(candidate.text) { return false }
      return trial.takes(candidate.text, at: place, fresh: fresh)
    }.map { Completion(text: $0.text, kind: $0.kind, column: place.before.count + 1) }
  }

  /// A name that nothing in a text has.
  static func freshName(in text: String) -> String {
    var name = "zzq"
    while text.contains(name) { name += "q" }
    return name
  }
}

extension LineTrial {
  /// Whether a word may stand at a place: nothing is wrong with it and with what stands before it. A
  /// line may break off behind it; where one that breaks off says less, it goes on.
  func takes(_ word: String, at place: EditedLine, fresh: String) -> Bool {
    let isKey = word.utf8.last == 61 && word.first?.isLetter == true
    let columns = place.columns(of: isKey ? String(word.dropLast()) : word)
    func isRight(_ rest: String, _ wrong: MessageID? = nil) -> Bool {
      messages(place.with(word + rest)).allSatisfy { message in
        if message.id.isWarning { return true }
        // What is missing behind the word may be told at what stands before it.
        if LineTrial.isMissing.contains(message.id) {
          return message.column + message.length >= columns.upperBound
        }
        return message.column >= columns.upperBound && message.id != wrong
      }
    }
    let part = claimPart(place)
    if isKey { return part == nil && isRight(fresh) }
    switch part {
    // What a scope says is read when its colon is there.
    case .scope: return isRight(":") || isRight("", .missingColon)
    // 'page' and 'top' alone are no claims.
    case .claim: return isRight("") || isRight("." + fresh) || isRight(" is")
    case nil: return isRight("")
    }
  }

  /// Messages about what is missing behind the word at which they stand.
  private static let isMissing: Set<MessageID> = [.flagMissing, .howHidden]

  private enum ClaimPart { case scope, claim }

  /// Whether a place lies in the scope of a claim, or behind it.
  private func claimPart(_ place: EditedLine) -> ClaimPart? {
    let words = LineLexer.lex(place.before, file: 0, line: 1).words
    let left = words.dropFirst(words.guardCount)
    let isClaim = left.first.map { ["expect", "known"].contains($0.text) } ?? false
    guard isClaim || isInChecks else { return nil }
    return left.contains { !$0.isQuoted && $0.text.hasSuffix(":") } ? .claim : .scope
  }
}
