// swift-tools-version: 6.2
import PackageDescription

// Measurements, apart from the package so that its users don't build them.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "pulse-video", path: "..")],
  targets: [
    .executableTarget(name: "whole-command"),
    .executableTarget(
      name: "snapshot-vs-memset",
      dependencies: [
        .product(name: "PulseScenes", package: "pulse-video"),
        .product(name: "PulseTimeline", package: "pulse-video"),
      ]),
    .executableTarget(
      name: "many-ovals",
      dependencies: [
        .product(name: "PulseRaster", package: "pulse-video"),
        .product(name: "PulseTimeline", package: "pulse-video"),
      ]),
    .executableTarget(
      name: "draw-vs-memset",
      dependencies: [
        .product(name: "PulseRaster", package: "pulse-video"),
        .product(name: "PulseTimeline", package: "pulse-video"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
