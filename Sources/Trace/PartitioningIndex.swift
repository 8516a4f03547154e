extension RandomAccessCollection {
  /// The first index at which the condition holds, in a collection whose elements fail it up to some
  /// place and meet it from there on; the end where all fail it. A binary search.
  package func partitioningIndex(where belongsToEnd: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsToEnd(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
