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

/// The tests in the folder of that name. In a release build they themselves are not optimised:
/// compiling them would take longer than running them. Test targets are in no product, so a package
/// that uses this one never meets the flag.
func tests(_ name: String, of storeys: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: below(storeys) + ["NavSimTestSupport"], path: "Tests/" + name,
    exclude: exclude,
    swiftSettings: [.unsafeFlags(["-Onone"], .when(configuration: .release))])
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
    .target(name: "NavSimTestSupport", path: "Tests/Support"),
    tests("KernelTests", of: ["Kernel"]),
    tests("SceneTests", of: ["Scene"]),
    tests(
      "LanguageTests", of: ["Language", "Strategies", "Checks", "Verify"], exclude: ["Errors"]),
    tests("TraceTests", of: ["Trace"]),
    tests("PictureTests", of: ["", "Picture", "Trace", "Scene", "Verify"]),
    tests("ViewerTests", of: ["", "Viewer"]),
    tests("ChecksTests", of: ["Checks", "Report"]),
    tests(
      "NavigationTests",
      of: [
        "Kernel", "Vocabulary", "Language", "Navigation", "Simulator", "Strategies", "Trace",
        "Checks", "Verify",
      ],
      exclude: ["FactList"]),
    tests(
      "ProductTests",
      of: [
        "", "Testing", "Command", "Bench", "Program", "Kernel", "Language", "Navigation", "Verify",
      ],
      exclude: [
        "VersionDifferences", "Expectations", "Advice/twenty-pages.txt", "Answers/uikit.txt",
        "Why/lines.txt", "Logs", "Diffs",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
