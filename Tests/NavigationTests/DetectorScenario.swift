import Testing

/// What a detector is to find in the scenario that was made for it, and where it is to be silent.
///
/// Written from the sources that the scenarios name, before the first run. The cells are told apart
/// by one axis.
struct DetectorScenario: CustomTestStringConvertible, Sendable {
  var detector: String
  /// What it is to be seen on; a pattern as after `of`.
  var subject: String
  /// The axis by which the cells differ.
  var axis: String
  /// Its value in the cells that show the glitch.
  var fires: String
  /// Its value in those that must not.
  var silent: String
  var testDescription: String { detector }

  static let looks: [DetectorScenario] = [
    .init(detector: "flash", subject: "eye.left", axis: "strategy", fires: "wr", silent: "hbd"),
    .init(
      detector: "stuck", subject: "bar.bg.effect.alpha", axis: "release-handler", fires: "off",
      silent: "on"),
    .init(
      detector: "style-leak", subject: "eye.centre", axis: "variant", fires: "bug", silent: "fix"),
    .init(
      detector: "item-visibility", subject: "title.Detail", axis: "variant", fires: "bug",
      silent: "fix"),
    .init(detector: "snap", subject: "eye", axis: "strategy", fires: "native", silent: "meituan"),
    .init(
      detector: "black-gap", subject: "eye.right", axis: "variant", fires: "bug", silent: "fix"),
    .init(detector: "hidden-mismatch", subject: "bar", axis: "strategy", fires: "yp", silent: "fd"),
    .init(
      detector: "double-bar", subject: "Own.fake", axis: "variant", fires: "bug", silent: "fix"),
    .init(
      detector: "shadow", subject: "eye.hairline", axis: "strategy", fires: "jz-system",
      silent: "et-2019"),
    .init(
      detector: "status-bar", subject: "statusBar", axis: "variant", fires: "bug", silent: "fix"),
  ]
}
