// swift-tools-version: 6.0
import PackageDescription

/// A test target that holds an app's navigation-bar code against scenarios. In a project of your
/// own the dependency is navsim's repository; here it is the working copy around this folder.
let package = Package(
  name: "BarTests",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "navsim", path: "../../..")],
  targets: [
    .testTarget(
      name: "BarTests", dependencies: [.product(name: "NavSimTesting", package: "navsim")])
  ],
  swiftLanguageModes: [.v6]
)
