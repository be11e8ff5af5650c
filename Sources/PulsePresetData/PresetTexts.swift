/// The texts of the delivery presets, which are compiled into the program.
///
/// A target of its own, as that of the scenes is. SwiftPM can't list embedded files, so the list is here; a test
/// compares it with the folder.
package enum PresetTexts {
  /// The presets' files in the order in which they are listed.
  package static var all: [[UInt8]] { entries.map { $0() } }

  private static let entries: [@Sendable () -> [UInt8]] = [
    { PackageResources.telegram_video_sticker_json },
    { PackageResources.telegram_video_emoji_json },
    { PackageResources.telegram_animated_json },
    { PackageResources.whatsapp_animated_json },
    { PackageResources.slack_emoji_json },
    { PackageResources.discord_emoji_json },
    { PackageResources.discord_sticker_json },
    { PackageResources.apple_app_preview_json },
    { PackageResources.imessage_sticker_json },
    { PackageResources.google_play_json },
    { PackageResources.google_ads_gif_json },
    { PackageResources.html5_ad_json },
    { PackageResources.youtube_json },
    { PackageResources.instagram_reel_json },
    { PackageResources.x_gif_json },
    { PackageResources.x_video_json },
    { PackageResources.linkedin_ad_json },
    { PackageResources.tiktok_ad_json },
    { PackageResources.line_animated_json },
    { PackageResources.signal_sticker_json },
    { PackageResources.giphy_sticker_json },
    { PackageResources.web_hero_json },
    { PackageResources.email_gif_json },
    { PackageResources.android_splash_json },
    { PackageResources.ios_launch_json },
  ]
}
