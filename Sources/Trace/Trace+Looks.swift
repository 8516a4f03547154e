extension TraceLook {
  /// Whether the colour of a title comes from it: that of a page that goes stays as it was.
  ///
  /// - Parameter title: the title's element, `title.A`.
  package func colours(_ title: String) -> Bool {
    !owner.hasSuffix(".item") || owner == title.dropFirst("title.".count) + ".item"
  }
}

extension Trace {
  /// From which field a part of a bar's look comes in a frame; nil where nobody has said.
  ///
  /// - Parameters:
  ///   - bar: the number of its element.
  ///   - frame: -1 for the keyframe.
  package func look(_ part: TraceLook.Part, of bar: Int, at frame: Int) -> TraceLook? {
    let behind = looks.partitioningIndex { $0.frame > frame }
    return looks[..<behind].last { $0.bar == bar && $0.part == part }
  }

  /// The line that wrote the field of a look; nil where it is no line.
  package func line(of look: TraceLook) -> String? {
    cause(look.cause).flatMap { $0.contains("(") ? $0 : nil }
  }
}
