// swift-tools-version: 6.2
import PackageDescription

// Fuzzing by libFuzzer, apart from the package so that its users don't build it. `Fuzzing/run`
// builds and runs it: a target here has no `main`, as the fuzzer brings one.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "pulse-video", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz-container",
      dependencies: [.product(name: "PulseVerify", package: "pulse-video")]),
    .executableTarget(
      name: "fuzz-recipe",
      dependencies: [.product(name: "PulseScenes", package: "pulse-video")]),
    .executableTarget(
      name: "fuzz-colour",
      dependencies: [.product(name: "PulseScenes", package: "pulse-video")]),
  ],
  swiftLanguageModes: [.v6]
)
