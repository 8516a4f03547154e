// x

extension ReportedGlitch {
  static let table = ""
}
