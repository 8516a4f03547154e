import NavSim
import NavSimLanguage

extension LanguageVocabulary {
  /// The built-in strategies, devices, versions and detectors, as the tool has them. Each table is read
  /// once, for all checks.
  package static let real = Catalogue.vocabulary
}
