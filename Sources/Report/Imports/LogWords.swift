/// The words of one line of a log, with what stands around them.
struct LogWords {
  /// A name in the line.
  struct Word {
    var text: String
    var range: Range<Int>
    /// Whether it stands where the system says who printed the line, not what.
    var isNoise = false
    /// The address behind it, as in `<Home: 0x7f8>`; empty without one.
    var address = ""
  }

  let scalars: [Unicode.Scalar]
  private(set) var words: [Word] = []
  /// Whether it is a line of a stack of calls, as crashes and `Thread.callStackSymbols` have them: a place in the code
  /// that was on its way, and no call of its own.
  let isStackFrame: Bool
  /// The object that the line names as `self`, `self=<App.Home: 0x7f8>`: a class that hands its callbacks down prints its
  /// own name before it.
  private(set) var ownObject: Word?
  /// The time of day in µs, or nil.
  private(set) var time: Int64?

  init(_ line: String) {
    var scalars = Array(line.unicodeScalars)
    time = Self.time(in: scalars)
    // Console copies its columns with tabs; what was printed is the last one.
    if scalars.count(where: { $0 == "\t" }) >= 3, let tab = scalars.lastIndex(of: "\t") {
      scalars = Array(scalars[(tab + 1)...])
    }
    self.scalars = scalars
    isStackFrame = Self.isStackFrame(scalars)
    split()
    joinGenerics()
    joinCallbacks()
    markNoise()
    ownObject = findOwnObject()
  }

  func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { (48...57).contains($0.value) } ?? false
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 128 {
      return scalar == "_" || scalar == "$" || (65...90).contains(scalar.value)
        || (97...122).contains(scalar.value)
    }
    return scalar.properties.isAlphabetic
  }

  private mutating func split() {
    var at = 0
    while at < scalars.count {
      guard Self.isLetter(scalars[at]) else {
        // A number with letters in it, such as an address, is no name.
        if Self.isDigit(scalars[at]) {
          while at < scalars.count, Self.isLetter(scalars[at]) || Self.isDigit(scalars[at]) {
            at += 1
          }
        } else {
          at += 1
        }
        continue
      }
      let start = at
      while at < scalars.count, Self.isLetter(scalars[at]) || Self.isDigit(scalars[at]) { at += 1 }
      for range in pieces(start..<at) {
        words.append(
          Word(text: text(range), range: range, address: address(behind: range.upperBound)))
      }
    }
  }

  /// A word, or two where another script is glued to a callback or to a controller's class:
  /// `首页viewDidLoad`. A class may hold letters of both.
  private func pieces(_ word: Range<Int>) -> [Range<Int>] {
    guard !scalars[word].allSatisfy(\.isASCII) else { return [word] }
    for at in word.dropFirst() where scalars[at - 1].isASCII != scalars[at].isASCII {
      let (head, tail) = (word.lowerBound..<at, at..<word.upperBound)
      for part in [head, tail] where scalars[part].allSatisfy(\.isASCII) {
        let name = text(part)
        if CallbackNames.event(word: name, isCall: false) != nil || LogSubjects.rank(name) == 3 {
          return [head, tail]
        }
      }
    }
    return [word]
  }

  /// Takes a generic class for one word with what it is made of, modules left out: two pages may
  /// differ in that alone. `UIHostingController<App.FeedView>`.
  private mutating func joinGenerics() {
    var at = 0
    while at < words.count {
      if let (text, end) = generic(from: words[at].range.upperBound),
        LogSubjects.rank(words[at].text) >= 2
      {
        let range = words[at].range.lowerBound..<end
        let count = words[at...].prefix { $0.range.lowerBound < end }.count
        let word = Word(text: words[at].text + text, range: range, address: address(behind: end))
        words.replaceSubrange(at..<(at + count), with: [word])
      }
      at += 1
    }
  }

  /// What stands between angle brackets, if it is a list of types; and where it ends.
  private func generic(from start: Int) -> (text: String, end: Int)? {
    guard scalar(start) == "<" else { return nil }
    var text = ""
    var depth = 0
    for at in start..<min(start + Self.mostOfGeneric, scalars.count) {
      let scalar = scalars[at]
      switch scalar {
      case "<": depth += 1
      case ">": depth -= 1
      case ".":
        // A module.
        while let last = text.unicodeScalars.last, Self.isLetter(last) || Self.isDigit(last) {
          text.unicodeScalars.removeLast()
        }
        continue
      case ",": break
      case " " where self.scalar(at - 1) == ",": continue
      default:
        let isFirst = self.scalar(at - 1).map { ["<", ",", " ", "."].contains($0) } ?? false
        guard Self.isLetter(scalar) || !isFirst && Self.isDigit(scalar) else { return nil }
      }
      text.unicodeScalars.append(scalar)
      if depth == 0 { return text.contains("<>") ? nil : (text, at + 1) }
    }
    return nil
  }

  /// The most letters of what a class is made of.
  private static let mostOfGeneric = 400

  /// Takes words with single blanks between them for one where they are a callback's name:
  /// `view Did Load`.
  private mutating func joinCallbacks() {
    var at = 0
    while at < words.count {
      var (text, count) = (words[at].text, 1)
      var found: (text: String, count: Int)?
      while count < Self.mostParts, at + count < words.count, isBehind(at + count - 1, at + count) {
        let next = words[at + count].text
        text += next.prefix(1).uppercased() + next.dropFirst()
        count += 1
        if CallbackNames.event(word: text, isCall: false) != nil { found = (text, count) }
      }
      if let found {
        let end = words[at + found.count - 1].range.upperBound
        let word = Word(text: found.text, range: words[at].range.lowerBound..<end)
        words.replaceSubrange(at..<(at + found.count), with: [word])
      }
      at += 1
    }
  }

  /// The most words that a callback's name falls into: `view Will Layout Subviews`.
  private static let mostParts = 6

  /// Whether one blank lies between two words.
  private func isBehind(_ first: Int, _ second: Int) -> Bool {
    let end = words[first].range.upperBound
    return scalar(end) == " " && words[second].range.lowerBound == end + 1
  }

  private func text(_ range: Range<Int>) -> String {
    if scalars[range].allSatisfy(\.isASCII) {
      return String(decoding: scalars[range].lazy.map { UInt8($0.value) }, as: UTF8.self)
    }
    return String(String.UnicodeScalarView(scalars[range]))
  }

  /// The address in `: 0x7f8`, `(0x7f8`, ` 0x7f8`.
  private func address(behind end: Int) -> String {
    var at = end
    while at < end + 3, let next = scalar(at), [":", " ", "(", "@", "<"].contains(next) { at += 1 }
    guard scalar(at) == "0", scalar(at + 1) == "x" else { return "" }
    var digits = ""
    at += 2
    while let next = scalar(at), Self.isLetter(next) || Self.isDigit(next), digits.count < 16 {
      digits.unicodeScalars.append(next)
      at += 1
    }
    return digits
  }

  /// `App[123:456]`, `(UIKitCore)`, `[com.example:lifecycle]`, `Home.swift:12`.
  private mutating func markNoise() {
    let brackets = brackets()
    var next = 0
    for index in words.indices {
      let (start, end) = (words[index].range.lowerBound, words[index].range.upperBound)
      let isProcess = scalar(end) == "[" && Self.isDigit(scalar(end + 1))
      let isAside =
        scalar(start - 1) == "(" && scalar(end) == ")"
        && CallbackNames.event(word: words[index].text, isCall: false) == nil
      let isMethod = isMethodName(index)
      let isSuffix = words[index].text == "swift" && scalar(start - 1) == "."
      while next < brackets.count, brackets[next].place < start { next += 1 }
      let isInSubsystem = next > 0 && brackets[next - 1].opensSubsystem
      words[index].isNoise =
        isProcess || isAside || isMethod || isSuffix || isInSubsystem || isModule(index)
    }
  }

  /// `tabBarController` in `tabBarController(_:didSelect:)`: the first part of a delegate's method.
  private func isMethodName(_ index: Int) -> Bool {
    let word = words[index]
    return word.text.hasSuffix("Controller") && word.text.first?.isLowercase == true
      && word.text != "navigationController" && scalar(word.range.upperBound) == "("
      && scalar(word.range.lowerBound - 1) != "."
  }

  /// `3   MyApp   0x0000000102e0a4c8 -[Home viewDidLoad] + 120`, and `frame #3: 0x00000001…` of a debugger.
  private static func isStackFrame(_ scalars: [Unicode.Scalar]) -> Bool {
    let parts = scalars.split(whereSeparator: { $0 == " " || $0 == "\t" })
    let words = parts.prefix(5).map { String(String.UnicodeScalarView($0)) }
    // An app may print a number, a class and an address too; behind that of a frame stands its code.
    func hasCode(behind index: Int) -> Bool {
      let code = words.indices.contains(index + 1) ? words[index + 1] : ""
      return ["-[", "+[", "$s"].contains(where: code.hasPrefix)
        || parts.dropFirst(index + 1).contains { $0.elementsEqual(["+"]) }
    }
    func isAddress(_ index: Int) -> Bool {
      words.indices.contains(index) && words[index].hasPrefix("0x")
        && words[index].utf8.count >= 10
        && words[index].dropFirst(2).allSatisfy(\.isHexDigit)
    }
    if let first = words.first, first.allSatisfy(\.isNumber) {
      return isAddress(2) && hasCode(behind: 2) || isAddress(1) && hasCode(behind: 1)
    }
    let frame = words.first == "*" ? 1 : 0
    return words.indices.contains(frame + 1) && words[frame] == "frame"
      && words[frame + 1].hasPrefix("#") && isAddress(frame + 2)
  }

  /// Whether a callback's name stands in a sentence that says it is still to come, is missing, or is only where
  /// something else happened: `queued until viewDidAppear`, `viewDidAppear was not called`.
  func isProse(_ index: Int) -> Bool {
    let before = wordsBefore(index)
    if let last = before.last {
      if ["until", "till", "awaiting", "expecting"].contains(last) { return true }
      let asked = before.dropLast().last ?? ""
      if last == "for", ["wait", "waits", "waited", "waiting"].contains(asked) { return true }
      // Without a reason it is what happens in the callback.
      if ["in", "during", "from"].contains(last), Self.undone.contains(asked),
        wordsBehind(index).first == "because"
      {
        return true
      }
    }
    let behind = wordsBehind(index)
    if behind == ["missing"] { return true }
    // What is said of a thread or of super is said of a callback that came.
    return ["not", "never"].contains { word in
      [[], ["was"], ["is"]].contains { verb in
        let denial = verb + [word, "called"]
        return behind.starts(with: denial)
          && ![["on"], ["super"], ["with"]].contains(
            Array(behind.dropFirst(denial.count).prefix(1)))
      }
    }
  }

  /// What is done with work that does not happen.
  private static let undone: Set<String> = [
    "skipped", "ignored", "deferred", "postponed", "delayed", "cancelled", "canceled", "dropped",
  ]

  /// The two words before one, with single blanks between them. `super.` before it is not counted.
  private func wordsBefore(_ index: Int) -> [String] {
    var found: [String] = []
    var at = index
    while at > 0, words[at - 1].text == "super", scalar(words[at - 1].range.upperBound) == "." {
      at -= 1
    }
    while at > 0, found.count < 2, isBehind(at - 1, at) {
      at -= 1
      found.insert(words[at].text.lowercased(), at: 0)
    }
    return found
  }

  /// The four words behind one, with single blanks between them.
  private func wordsBehind(_ index: Int) -> [String] {
    var found: [String] = []
    var at = index
    while at + 1 < words.count, found.count < 4, isBehind(at, at + 1) {
      at += 1
      found.append(words[at].text.lowercased())
    }
    return found
  }

  private func findOwnObject() -> Word? {
    for index in words.indices where words[index].text == "self" {
      let end = words[index].range.upperBound
      let open = [end, end + 1, end + 2].first { scalar($0) == "<" }
      guard let open, scalars[end..<open].allSatisfy({ "=: ".unicodeScalars.contains($0) }),
        scalars[end..<open].contains(where: { "=:".unicodeScalars.contains($0) })
      else { continue }
      return words[(index + 1)...].first { !$0.isNoise && LogSubjects.rank($0.text) >= 2 }
    }
    return nil
  }

  /// `App` in `App.Home`, but not `Home` in `Home.viewDidLoad` or `Home.swift`.
  private func isModule(_ index: Int) -> Bool {
    guard index + 1 < words.count, scalar(words[index].range.upperBound) == ".",
      words[index + 1].range.lowerBound == words[index].range.upperBound + 1
    else { return false }
    let next = words[index + 1].text
    return !["swift", "self", "m", "mm", "Type"].contains(next)
      && CallbackNames.event(word: next, isCall: true) == nil
  }

  /// The square brackets, and whether what one opens holds a name with dots and a colon.
  private func brackets() -> [(place: Int, opensSubsystem: Bool)] {
    var found: [(place: Int, opensSubsystem: Bool)] = []
    // What lies between here and the next bracket that closes.
    var (isClosed, hasDot, hasColon, hasBlank) = (false, false, false, false)
    for place in scalars.indices.reversed() {
      switch scalars[place] {
      case "]":
        (isClosed, hasDot, hasColon, hasBlank) = (true, false, false, false)
        found.append((place, false))
      case "[":
        let isMethod = scalar(place - 1) == "-" || scalar(place - 1) == "+"
        found.append((place, isClosed && hasDot && hasColon && !hasBlank && !isMethod))
      case ".": hasDot = true
      case ":": hasColon = true
      case " ": hasBlank = true
      default: break
      }
    }
    return found.reversed()
  }

  /// The first `10:11:12.345` in a line, in µs of the day.
  static func time(in scalars: [Unicode.Scalar]) -> Int64? {
    func two(_ at: Int) -> Int64? {
      guard at + 1 < scalars.count, isDigit(scalars[at]), isDigit(scalars[at + 1]) else {
        return nil
      }
      return Int64(scalars[at].value - 48) * 10 + Int64(scalars[at + 1].value - 48)
    }
    for at in scalars.indices.prefix(200) {
      guard let hours = two(at), at == 0 || !isDigit(scalars[at - 1]), at + 7 < scalars.count,
        scalars[at + 2] == ":", let minutes = two(at + 3), scalars[at + 5] == ":",
        let seconds = two(at + 6), hours < 24, minutes < 60, seconds < 61
      else { continue }
      var time = ((hours * 60 + minutes) * 60 + seconds) * 1_000_000
      guard at + 8 < scalars.count, scalars[at + 8] == "." || scalars[at + 8] == "," else {
        return time
      }
      var unit: Int64 = 100_000
      for scalar in scalars[(at + 9)...] {
        guard isDigit(scalar), unit > 0 else { break }
        time += Int64(scalar.value - 48) * unit
        unit /= 10
      }
      return time
    }
    return nil
  }
}
