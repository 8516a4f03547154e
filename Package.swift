// swift-tools-version: 6.0
import PackageDescription

/// One target per storey, named from the ground up: a storey may import only what lies below it,
/// and the compiler keeps it so. There are no package dependencies.
let package = Package(
  name: "navsim",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "NavSim", targets: ["NavSim"]),
    .library(name: "NavSimTesting", targets: ["NavSimTesting"]),
    .executable(name: "navsim", targets: ["NavSimCommand"]),
    .executable(name: "navsim-bench", targets: ["NavSimBench"]),
  ],
  targets: [
    .target(name: "NavSimKernel", path: "Sources/Kernel"),
    .target(name: "NavSimVocabulary", dependencies: ["NavSimKernel"], path: "Sources/Vocabulary"),
    .target(name: "NavSimScene", dependencies: ["NavSimVocabulary"], path: "Sources/Scene"),
    .target(name: "NavSimProgram", dependencies: ["NavSimVocabulary"], path: "Sources/Program"),
    .target(
      name: "NavSimNavigation", dependencies: ["NavSimScene", "NavSimProgram"],
      path: "Sources/Navigation"),
    .target(name: "NavSimLanguage", dependencies: ["NavSimProgram"], path: "Sources/Language"),
    .target(
      name: "NavSimStrategies", dependencies: ["NavSimNavigation", "NavSimLanguage"],
      path: "Sources/Strategies"),
    .target(name: "NavSimTrace", dependencies: ["NavSimScene"], path: "Sources/Trace"),
    .target(name: "NavSimPicture", dependencies: ["NavSimTrace"], path: "Sources/Picture"),
    .target(
      name: "NavSimSimulator",
      dependencies: ["NavSimNavigation", "NavSimLanguage", "NavSimStrategies", "NavSimTrace"],
      path: "Sources/Simulator"),
    .target(
      name: "NavSimChecks", dependencies: ["NavSimTrace", "NavSimLanguage"],
      path: "Sources/Checks"),
    .target(
      name: "NavSimReport", dependencies: ["NavSimTrace", "NavSimChecks", "NavSimPicture"],
      path: "Sources/Report"),
    .target(
      name: "NavSimViewer", dependencies: ["NavSimPicture"], path: "Sources/Viewer"),
    .target(
      name: "NavSim",
      dependencies: [
        "NavSimSimulator", "NavSimChecks", "NavSimReport", "NavSimPicture", "NavSimViewer",
      ],
      path: "Sources/NavSim"),
    .target(name: "NavSimTesting", dependencies: ["NavSim"], path: "Sources/Testing"),
    .executableTarget(name: "NavSimCommand", dependencies: ["NavSim"], path: "Sources/Command"),
    .target(
      name: "NavSimVerify",
      dependencies: ["NavSim", "NavSimSimulator", "NavSimChecks"], path: "Sources/Verify"),
    .executableTarget(
      name: "NavSimBench", dependencies: ["NavSim", "NavSimVerify", "NavSimNavigation"],
      path: "Sources/Bench"),
    .testTarget(name: "KernelTests", dependencies: ["NavSimKernel"], path: "Tests/KernelTests"),
    .testTarget(
      name: "SceneTests", dependencies: ["NavSimScene"], path: "Tests/SceneTests"),
    .testTarget(
      name: "LanguageTests",
      dependencies: ["NavSimLanguage", "NavSimStrategies", "NavSimChecks", "NavSimVerify"],
      path: "Tests/LanguageTests",
      exclude: ["Errors"]),
    .testTarget(name: "TraceTests", dependencies: ["NavSimTrace"], path: "Tests/TraceTests"),
    .testTarget(
      name: "PictureTests",
      dependencies: ["NavSim", "NavSimPicture", "NavSimTrace", "NavSimScene", "NavSimVerify"],
      path: "Tests/PictureTests"),
    .testTarget(
      name: "ViewerTests", dependencies: ["NavSim", "NavSimViewer"], path: "Tests/ViewerTests"),
    .testTarget(
      name: "ChecksTests", dependencies: ["NavSimChecks", "NavSimReport"],
      path: "Tests/ChecksTests"),
    .testTarget(
      name: "NavigationTests",
      dependencies: [
        "NavSimKernel", "NavSimVocabulary", "NavSimLanguage", "NavSimNavigation",
        "NavSimSimulator", "NavSimStrategies", "NavSimTrace", "NavSimChecks", "NavSimVerify",
      ],
      path: "Tests/NavigationTests"),
    .testTarget(
      name: "ProductTests",
      dependencies: [
        "NavSim", "NavSimTesting", "NavSimCommand", "NavSimBench", "NavSimProgram", "NavSimKernel",
        "NavSimLanguage", "NavSimNavigation", "NavSimVerify",
      ],
      path: "Tests/ProductTests",
      exclude: [
        "VersionDifferences", "Expectations", "Advice/twenty-pages.txt", "Answers/uikit.txt",
        "Why/lines.txt", "Logs",
        "Diffs",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
