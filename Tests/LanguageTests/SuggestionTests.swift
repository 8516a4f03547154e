import NavSimLanguage
import Testing

/// What a word that nothing is called by was meant to be.
struct SuggestionTests {
  private let names = ["scroll-edge", "orientation", "present", "presented", "push", "pushed"]

  @Test func capitalsAndDashesDoNotMatter() {
    #expect(Suggestion.akin("scrollEdge", names) == ["scroll-edge"])
    #expect(Suggestion.isSpelled("ScrollEdge", "scroll-edge"))
    #expect(!Suggestion.isSpelled("scrollEdges", "scroll-edge"))
    #expect(!Suggestion.isSpelled("-", "--"))
  }

  @Test func aStemLeadsToItsWords() {
    #expect(Suggestion.akin("presentations", names) == ["present"])
    #expect(Suggestion.akin("presen", names) == ["present", "presented"])
    // A stem of four letters is in too many words.
    #expect(Suggestion.akin("push", names).isEmpty)
    #expect(Suggestion.akin("titles", names).isEmpty)
  }
}
