// swift-tools-version: 6.2
import PackageDescription

// The features that Swift 7 turns on, adopted early.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Every use of unsafe memory must say so. Not in PulseMedia, which is the room for C.
let strictMemory: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "pulse-video",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "pulse-video", targets: ["pulse-video"]),
    .library(name: "PulseTimeline", targets: ["PulseTimeline"]),
    .library(name: "PulseScenes", targets: ["PulseScenes"]),
    .library(name: "PulseRaster", targets: ["PulseRaster"]),
    .library(name: "PulseMedia", targets: ["PulseMedia"]),
    .library(name: "PulseEncode", targets: ["PulseEncode"]),
    .library(name: "PulseVerify", targets: ["PulseVerify"]),
    .library(name: "PulsePresets", targets: ["PulsePresets"]),
    .library(name: "PulseBatch", targets: ["PulseBatch"]),
  ],
  targets: [
    // MARK: - C libraries
    .systemLibrary(
      name: "CFFmpeg",
      pkgConfig: "libavformat libavcodec libswscale libavutil",
      providers: [
        .apt(["libavformat-dev", "libavcodec-dev", "libswscale-dev", "libavutil-dev"]),
        .brew(["ffmpeg"]),
      ]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpdemux libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CImageQuant", pkgConfig: "imagequant",
      providers: [.apt(["libimagequant-dev"]), .brew(["libimagequant"])]),

    // MARK: - Library
    // Rounding is in the C library's mathematical part, which nothing else here asks for.
    .target(
      name: "PulseTimeline", swiftSettings: strictMemory,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "PulseCatalogue", resources: [.embedInCode("Scenes")], swiftSettings: strictMemory),
    .target(
      name: "PulseScenes", dependencies: ["PulseTimeline", "PulseCatalogue"],
      swiftSettings: strictMemory),
    .target(name: "PulseRaster", dependencies: ["PulseTimeline"], swiftSettings: strictMemory),
    .target(
      name: "PulseMedia", dependencies: ["CFFmpeg", "CWebP", "CDeflate", "CImageQuant"],
      swiftSettings: strict),
    .target(
      name: "PulseEncode",
      dependencies: ["PulseTimeline", "PulseScenes", "PulseRaster", "PulseMedia"],
      swiftSettings: strictMemory),
    .target(
      name: "PulseVerify",
      dependencies: ["PulseTimeline", "PulseScenes", "PulseRaster", "PulseMedia", "PulseEncode"],
      swiftSettings: strictMemory),

    .target(
      name: "PulsePresetData", resources: [.embedInCode("Presets")], swiftSettings: strictMemory),
    .target(
      name: "PulsePresets",
      dependencies: [
        "PulsePresetData", "PulseTimeline", "PulseScenes", "PulseRaster", "PulseMedia",
        "PulseEncode", "PulseVerify",
      ],
      swiftSettings: strictMemory),
    .target(
      name: "PulseBatch",
      dependencies: [
        "PulseTimeline", "PulseScenes", "PulseRaster", "PulseMedia", "PulseEncode", "PulseVerify",
        "PulsePresets",
      ],
      swiftSettings: strictMemory),

    // MARK: - Command
    .executableTarget(
      name: "pulse-video",
      dependencies: [
        "PulseTimeline", "PulseScenes", "PulseRaster", "PulseMedia", "PulseEncode", "PulseVerify",
        "PulseBatch", "PulsePresets",
      ],
      swiftSettings: strict),

    // MARK: - Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "PulseTimelineTests", dependencies: ["PulseTimeline", "TestSupport"],
      resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(
      name: "PulseScenesTests",
      dependencies: ["PulseScenes", "PulseCatalogue", "PulseTimeline", "TestSupport"],
      resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(
      name: "PulseRasterTests", dependencies: ["PulseRaster", "PulseTimeline", "TestSupport"],
      resources: [.copy("Reference")], swiftSettings: strict),
    .testTarget(
      name: "PulseMediaTests", dependencies: ["PulseMedia", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PulseEncodeTests",
      dependencies: ["PulseEncode", "PulseMedia", "PulseRaster", "PulseScenes", "PulseTimeline"],
      swiftSettings: strict),
    .testTarget(
      name: "PulseVerifyTests",
      dependencies: [
        "PulseVerify", "PulseEncode", "PulseMedia", "PulseRaster", "PulseScenes", "PulseTimeline",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PulsePresetsTests",
      dependencies: [
        "PulsePresets", "PulsePresetData", "PulseEncode", "PulseMedia", "PulseRaster",
        "PulseScenes", "PulseTimeline", "PulseVerify",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PulseBatchTests",
      dependencies: [
        "PulseBatch", "PulseEncode", "PulseMedia", "PulseScenes", "PulseTimeline", "PulseVerify",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["pulse-video", "PulseEncode", "PulseMedia"],
      resources: [.copy("Reference")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
