internal import PulseTimeline

/// Reads MP4, MOV and AVIF: the index, and the headers of fragments.
struct MovieReader {
  let source: ByteSource
  var movie = Movie()
  private var hasIndex = false
  private var hasPictures = false
  private var itemProperties: ItemProperties?

  static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    var reader = MovieReader(source: source)
    try reader.walk()
    // A single picture has no index; a sequence has both.
    if reader.movie.isAVIF, !reader.hasIndex, reader.movie.brand != "avis",
      let item = reader.itemProperties
    {
      return item.facts
    }
    guard reader.hasIndex else {
      throw .broken(
        "there is no index ('moov'), so it was not finished when written", at: source.count)
    }
    return try MovieFacts(movie: reader.movie, source: source).facts()
  }

  private init(source: ByteSource) { self.source = source }

  private mutating func walk() throws(ContainerError) {
    var boxes = BoxSequence(source)
    for _ in 0..<Movie.largestBoxCount {
      let next: Box?
      do {
        next = try boxes.next()
      } catch {
        // What follows a complete film disturbs no player.
        if hasIndex, hasPictures { return }
        throw error
      }
      guard let box = next else { return }
      if hasIndex, hasPictures, !box.type.isPlausible { return }
      try read(box)
    }
    throw .tooLarge("the file has more than \(Movie.largestBoxCount) parts; such are not read")
  }

  private mutating func read(_ box: Box) throws(ContainerError) {
    if box.isCut, ["moov", "mdat", "moof", "ftyp", "meta"].contains(box.type) {
      throw .breaksOff(at: source.count)
    }
    switch box.type {
    case "ftyp": try readBrands(box)
    case "moov" where !hasIndex: try readIndex(box)
    case "meta": itemProperties = try ItemProperties(source, box)
    case "moof":
      movie.isFragmented = true
      hasPictures = true
      let index = try load(box)
      try FragmentReader.read(index, into: &movie)
    case "uuid" where box.payload.count <= Movie.longestComment:
      movie.comment = try XMPText.recipe(in: source, box) ?? movie.comment
    case "mdat":
      if movie.isIndexFirst == nil { movie.isIndexFirst = hasIndex }
      hasPictures = true
    default: break
    }
  }

  private func load(_ box: Box) throws(ContainerError) -> ByteSource {
    try source.loaded(box.payload, limit: Movie.largestIndex, what: "the file's index")
  }

  private mutating func readBrands(_ box: Box) throws(ContainerError) {
    var cursor = ByteCursor(source, box.payload)
    guard cursor.remaining >= 8 else { return }
    let main = try cursor.letters()
    movie.brand = main
    movie.brands.insert(main)
    try cursor.skip(4)
    while cursor.remaining >= 4, movie.brands.count < 64 {
      movie.brands.insert(try cursor.letters())
    }
  }

  private mutating func readIndex(_ box: Box) throws(ContainerError) {
    let index = try load(box)
    hasIndex = true
    var boxes = BoxSequence(index)
    while let part = try boxes.next() {
      switch part.type {
      case "mvhd":
        let clock = try MovieHeader(index, part.payload)
        (movie.timescale, movie.duration) = (clock.timescale, clock.duration)
      case "trak":
        guard movie.tracks.count < Movie.largestTrackCount else {
          throw .tooLarge("the file has more than \(Movie.largestTrackCount) tracks")
        }
        movie.tracks.append(try Track(index, part.payload))
      case "mvex":
        movie.isFragmented = true
        try FragmentReader.readDefaults(index, part.payload, into: &movie)
      case "udta": movie.comment = try MovieText.comment(index, part.payload) ?? movie.comment
      default: break
      }
    }
  }
}
