import NavSimVocabulary

/// The colours of what surrounds the frames of a film.
enum FilmInk: String, CaseIterable {
  /// Row labels, captions, notes of findings, lines around phones.
  case ink, faint, alert, edge

  /// On a light page.
  var light: Color {
    switch self {
    case .ink: Color(packed: 0x1F23_28FF)
    case .faint: Color(packed: 0x6569_71FF)
    case .alert: Color(packed: 0xC41E_2AFF)
    case .edge: Color(packed: 0xB8BD_C4FF)
    }
  }

  /// On a dark page.
  var dark: Color {
    switch self {
    case .ink: Color(packed: 0xE6ED_F3FF)
    case .faint: Color(packed: 0x9198_A1FF)
    case .alert: Color(packed: 0xFF7B_72FF)
    case .edge: Color(packed: 0x4A51_59FF)
    }
  }

  /// The page.
  static let paper = (light: Color.white, dark: Color(packed: 0x0D11_17FF))
  /// The ring around a finding, and the line of paper on both sides of it.
  static let ring = Color(packed: 0xE51E_2DFF)
}
