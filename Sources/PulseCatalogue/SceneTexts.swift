/// The texts of the catalogue's scenes, which are compiled into the program.
///
/// A target of its own, as the compiler takes seconds for the bytes and needs to see them only
/// when a scene changes. SwiftPM can't list embedded files, so the list is here; a test compares it
/// with the folder.
package enum SceneTexts {
  /// One scene file.
  package struct Entry: Sendable {
    /// The scene's name, which is the file's without its ending.
    package let name: String
    private let content: @Sendable () -> [UInt8]

    init(_ name: String, _ content: @escaping @Sendable () -> [UInt8]) {
      (self.name, self.content) = (name, content)
    }

    /// The file.
    package var bytes: [UInt8] { content() }
  }

  /// All scenes in the catalogue's order.
  package static let all: [Entry] = [
    Entry("pulse") { PackageResources.pulse_json },
    Entry("ball-pulse") { PackageResources.ball_pulse_json },
    Entry("ball-grid-pulse") { PackageResources.ball_grid_pulse_json },
    Entry("ball-clip-rotate") { PackageResources.ball_clip_rotate_json },
    Entry("square-spin") { PackageResources.square_spin_json },
    Entry("ball-clip-rotate-pulse") { PackageResources.ball_clip_rotate_pulse_json },
    Entry("ball-clip-rotate-multiple") { PackageResources.ball_clip_rotate_multiple_json },
    Entry("ball-pulse-rise") { PackageResources.ball_pulse_rise_json },
    Entry("ball-rotate") { PackageResources.ball_rotate_json },
    Entry("cube-transition") { PackageResources.cube_transition_json },
    Entry("ball-zig-zag") { PackageResources.ball_zig_zag_json },
    Entry("ball-zig-zag-deflect") { PackageResources.ball_zig_zag_deflect_json },
    Entry("ball-triangle-path") { PackageResources.ball_triangle_path_json },
    Entry("ball-scale") { PackageResources.ball_scale_json },
    Entry("line-scale") { PackageResources.line_scale_json },
    Entry("line-scale-party") { PackageResources.line_scale_party_json },
    Entry("ball-scale-multiple") { PackageResources.ball_scale_multiple_json },
    Entry("ball-pulse-sync") { PackageResources.ball_pulse_sync_json },
    Entry("ball-beat") { PackageResources.ball_beat_json },
    Entry("line-scale-pulse-out") { PackageResources.line_scale_pulse_out_json },
    Entry("line-scale-pulse-out-rapid") { PackageResources.line_scale_pulse_out_rapid_json },
    Entry("ball-scale-ripple") { PackageResources.ball_scale_ripple_json },
    Entry("ball-scale-ripple-multiple") { PackageResources.ball_scale_ripple_multiple_json },
    Entry("ball-spin-fade-loader") { PackageResources.ball_spin_fade_loader_json },
    Entry("line-spin-fade-loader") { PackageResources.line_spin_fade_loader_json },
    Entry("triangle-skew-spin") { PackageResources.triangle_skew_spin_json },
    Entry("pacman") { PackageResources.pacman_json },
    Entry("ball-grid-beat") { PackageResources.ball_grid_beat_json },
    Entry("semi-circle-spin") { PackageResources.semi_circle_spin_json },
    Entry("ball-rotate-chase") { PackageResources.ball_rotate_chase_json },
    Entry("orbit") { PackageResources.orbit_json },
    Entry("audio-equalizer") { PackageResources.audio_equalizer_json },
    Entry("circle-stroke-spin") { PackageResources.circle_stroke_spin_json },
    Entry("ball-double-bounce") { PackageResources.ball_double_bounce_json },
    Entry("pulsing-halo") { PackageResources.pulsing_halo_json },
    Entry("skeleton-pulse") { PackageResources.skeleton_pulse_json },
    Entry("skeleton-shimmer") { PackageResources.skeleton_shimmer_json },
    Entry("heartbeat") { PackageResources.heartbeat_json },
    Entry("material-spinner") { PackageResources.material_spinner_json },
  ]
}
