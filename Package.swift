// swift-tools-version: 6.0
import PackageDescription

/// What each storey stands on, from the ground up: a storey may import only what lies below it.
/// There are no package dependencies.
let storeys: KeyValuePairs<String, [String]> = [
  "Kernel": [],
  "Vocabulary": ["Kernel"],
  "Scene": ["Vocabulary"],
  "Program": ["Vocabulary"],
  "Navigation": ["Scene", "Program"],
  "Language": ["Program"],
  "Strategies": ["Navigation", "Language"],
  "Trace": ["Scene"],
  "Picture": ["Trace"],
  "Simulator": ["Navigation", "Language", "Strategies", "Trace"],
  "Checks": ["Trace", "Language"],
  "Report": ["Trace", "Checks", "Picture"],
  "Viewer": ["Picture"],
  "": ["Simulator", "Checks", "Report", "Picture", "Viewer"],
  "Testing": [""],
  "Command": [""],
  "Verify": ["", "Simulator", "Checks"],
  "Bench": ["", "Verify", "Navigation"],
]

/// Some storeys and everything below them. A target names all of it, since the size of a value goes
/// through storeys that do not change themselves: SwiftPM builds anew what stands on a target that has
/// changed, and nothing further up.
func below(_ names: [String]) -> [Target.Dependency] {
  var all: [String] = []
  func add(_ name: String) {
    if all.contains(name) { return }
    all.append(name)
    storeys.first { $0.key == name }?.value.forEach(add)
  }
  names.forEach(add)
  return all.sorted().map { .byName(name: "NavSim" + $0) }
}

let package = Package(
  name: "navsim",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "NavSim", targets: ["NavSim"]),
    .library(name: "NavSimTesting", targets: ["NavSimTesting"]),
    .executable(name: "navsim", targets: ["NavSimCommand"]),
    .executable(name: "navsim-bench", targets: ["NavSimBench"]),
  ],
  targets: storeys.map { name, floor in
    let path = "Sources/" + (name.isEmpty ? "NavSim" : name)
    return ["Command", "Bench"].contains(name)
      ? .executableTarget(name: "NavSim" + name, dependencies: below(floor), path: path)
      : .target(name: "NavSim" + name, dependencies: below(floor), path: path)
  } + [
    .testTarget(name: "KernelTests", dependencies: below(["Kernel"]), path: "Tests/KernelTests"),
    .testTarget(
      name: "SceneTests", dependencies: below(["Scene"]), path: "Tests/SceneTests"),
    .testTarget(
      name: "LanguageTests",
      dependencies: below(["Language", "Strategies", "Checks", "Verify"]),
      path: "Tests/LanguageTests",
      exclude: ["Errors"]),
    .testTarget(name: "TraceTests", dependencies: below(["Trace"]), path: "Tests/TraceTests"),
    .testTarget(
      name: "PictureTests",
      dependencies: below(["", "Picture", "Trace", "Scene", "Verify"]),
      path: "Tests/PictureTests"),
    .testTarget(
      name: "ViewerTests", dependencies: below(["", "Viewer"]), path: "Tests/ViewerTests"),
    .testTarget(
      name: "ChecksTests", dependencies: below(["Checks", "Report"]),
      path: "Tests/ChecksTests"),
    .testTarget(
      name: "NavigationTests",
      dependencies: below([
        "Kernel", "Vocabulary", "Language", "Navigation", "Simulator", "Strategies", "Trace",
        "Checks", "Verify",
      ]),
      path: "Tests/NavigationTests",
      exclude: ["FactList"]),
    .testTarget(
      name: "ProductTests",
      dependencies: below([
        "", "Testing", "Command", "Bench", "Program", "Kernel", "Language", "Navigation", "Verify",
      ]),
      path: "Tests/ProductTests",
      exclude: [
        "VersionDifferences", "Expectations", "Advice/twenty-pages.txt", "Answers/uikit.txt",
        "Why/lines.txt", "Logs",
        "Diffs",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
