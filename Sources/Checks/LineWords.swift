extension StringProtocol where SubSequence == Substring {
  /// The words of a line of code behind its guards: `on viewWillAppear bar alpha=0` of `[ios>=13] on …`.
  package var wordsBehindGuards: ArraySlice<Substring> {
    var words = split { $0 == " " || $0 == "\t" }[...]
    while words.first?.hasPrefix("[") == true {
      words = words.drop { !$0.hasSuffix("]") }.dropFirst()
    }
    return words
  }
}
