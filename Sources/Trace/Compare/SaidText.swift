import NavSimVocabulary

/// What a line of a trace quotes of UIKit's console and of navsim's notes: sentences in which names are words among others.
///
///     ! warning "Attempt to present <B> on <A> while a presentation is in progress!"
///     ! log "ignored: B is no child"
///
/// A name stands in brackets, behind a colon, or at the end: elsewhere the same word is one of the sentence.
enum SaidText {
  private static let heads = [EventName.warning, .exception, .log].map {
    Array("! \($0.name) ".utf8)
  }

  /// Whether such a line leads to the quote at a place.
  static func isBehind(_ quote: Int, in bytes: [UInt8]) -> Bool {
    heads.contains { head in
      let start = quote - head.count
      guard start >= 0, start == 0 || bytes[start - 1] == 10 else { return false }
      return bytes[start..<quote].elementsEqual(head)
    }
  }

  /// The words of a text in quotes at whose places names stand, in order.
  static func places(of text: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var at = 1
    while at < text.count - 1 {
      guard RenamedNames.isOfName(text[at]) else {
        at += 1
        continue
      }
      let start = at
      while at < text.count - 1, RenamedNames.isOfName(text[at]) { at += 1 }
      let isInBrackets = "<(".utf8.contains(text[start - 1]) && ">)".utf8.contains(text[at])
      let isBehindColon = text[..<start].suffix(2).elementsEqual(": ".utf8)
      if isInBrackets || isBehindColon || at == text.count - 1 { places.append(start..<at) }
    }
    return places
  }
}
