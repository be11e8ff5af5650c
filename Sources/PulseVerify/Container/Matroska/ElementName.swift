/// The names of the elements of Matroska that are read; all others are skipped.
enum ElementName {
  // Elements that hold others, and are entered.
  static let segment = 0x1853_8067
  static let info = 0x1549_A966
  static let tracks = 0x1654_AE6B
  static let trackEntry = 0xAE
  static let video = 0xE0
  static let audio = 0xE1
  static let colour = 0x55B0
  static let cluster = 0x1F43_B675
  static let blockGroup = 0xA0
  static let blockAdditions = 0x75A1
  static let tags = 0x1254_C367
  static let tag = 0x7373
  static let targets = 0x63C0
  static let simpleTag = 0x67C8
  static let header = 0x1A45_DFA3

  // Elements that hold a value.
  static let documentType = 0x4282
  static let timestampScale = 0x2AD7B1
  static let duration = 0x4489
  static let trackNumber = 0xD7
  static let trackType = 0x83
  static let defaultDuration = 0x23E383
  static let codec = 0x86
  static let codecDelay = 0x56AA
  static let pixelWidth = 0xB0
  static let pixelHeight = 0xBA
  static let alphaMode = 0x53C0
  static let samplingFrequency = 0xB5
  static let matrix = 0x55B1
  static let range = 0x55B9
  static let transfer = 0x55BA
  static let primaries = 0x55BB
  static let clusterTimestamp = 0xE7
  static let simpleBlock = 0xA3
  static let block = 0xA1
  static let blockDuration = 0x9B
  static let referenceBlock = 0xFB
  static let discardPadding = 0x75A2
  static let blockMore = 0xA6
  static let tagTrack = 0x63C5
  static let tagName = 0x45A3
  static let tagText = 0x4487

  /// Elements that are entered instead of skipped.
  static let masters: Set<Int> = [
    segment, info, tracks, trackEntry, video, audio, colour, cluster, blockGroup, blockAdditions,
    tags, tag, targets, simpleTag, header,
  ]
}
