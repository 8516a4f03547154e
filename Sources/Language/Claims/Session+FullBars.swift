import NavSimVocabulary

/// The parts of a stand-in that is a bar with items of its own, as claims name them: `A.fake.title`.
extension Session {
  static let fullParts: [String: [Property]] = [
    "bg": Thing.fakeBackground.shown, "content": Thing.fakeContent.shown,
    "title": [.title, .color, .x, .width], "left": [.x, .width], "right": [.x, .width],
    "back": [.title, .x, .width],
  ]
}
