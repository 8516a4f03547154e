import NavSimVocabulary

extension Detector {
  /// The words of all detectors, as the parser checks them.
  public static let words: [DetectorWord] = all.map { detector in
    DetectorWord(
      name: detector.name, id: detector.id, thresholds: detector.thresholds.map(\.name))
  }
}
