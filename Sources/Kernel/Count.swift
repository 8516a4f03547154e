/// How many there are of something, as messages say it.
package enum Count {
  /// `1 frame`, `2 frames`.
  package static func of(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
