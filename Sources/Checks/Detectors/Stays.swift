/// A page on top of the stack, with the first and the last frame of its stay.
typealias Stay = (page: String, first: Int, frame: Int)

extension Detector {
  /// The other pages that rested between two rests of one, each with the first and the last frame of
  /// its stay; nil where none did, or nobody knows who.
  static func stays(
    between earlier: Int, and index: Int, of evidence: Evidence
  ) -> [Stay]? {
    var stays: [Stay] = []
    for place in earlier + 1..<index {
      let rest = evidence.rests[place]
      if evidence.isUnderPresented(at: rest.frame) { continue }
      guard let page = evidence.tops[place] else { return nil }
      if let last = stays.last, last.page == page {
        stays[stays.count - 1].frame = rest.frame
      } else {
        stays.append((page, rest.first, rest.frame))
      }
    }
    return stays.isEmpty ? nil : stays
  }
}
