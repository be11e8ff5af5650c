internal import PulseMedia

/// Copies the packets of a part of a film into a new file, without loss.
struct PacketCopier {
  let part: FilePart
  let muxer: String
  let output: OutputFile

  /// Bytes of the part's packets in the old file; `nil` where they aren't known.
  var bytes: Int? {
    (try? packets()).flatMap { PacketCut.bytes(of: $0, frames: part.frames) }
  }

  /// Writes the file under its temporary name.
  ///
  /// Whether decoders need what was left out can't be told from the packets alone, so the new file is
  /// decoded and must give the same pictures.
  ///
  /// - Returns: whether it could be written; where not, the part must be encoded again.
  /// - Throws: `MediaError` where the old file can't be read or the new one not be written.
  func write() throws -> Bool {
    let reader = try MediaReader(path: part.file)
    guard reader.videoFits(muxer: muxer), let cut = PacketCut(try packets(), frames: part.frames)
    else { return false }
    let writer: ContainerWriter
    do {
      writer = try ContainerWriter(
        path: output.temporaryPath, displayName: output.path, container: muxer, copying: reader,
        rate: part.rate)
    } catch let error as MediaError where error.kind == .refusedByLibrary {
      // Some combinations fail only now, such as codec headers that the container can't write.
      return false
    }
    try copy(cut, from: reader, to: writer)
    try writer.finish()
    return try part.equals(file: output.temporaryPath)
  }

  private func copy(
    _ cut: PacketCut, from reader: MediaReader, to writer: ContainerWriter
  ) throws {
    var next = cut.entries.makeIterator()
    var wanted = next.next()
    var place = 0
    while let entry = wanted, let packet = try reader.nextVideoPacket() {
      if place == entry.place {
        try writer.write(packet.copy(pts: entry.pts, dts: entry.dts))
        wanted = next.next()
      }
      place += 1
    }
  }

  private func packets() throws -> [PacketCut.Source] {
    let reader = try MediaReader(path: part.file)
    var packets: [PacketCut.Source] = []
    while let packet = try reader.nextVideoPacket() {
      packets.append(
        PacketCut.Source(
          time: packet.fileTime, isKey: packet.isKey, isDiscarded: packet.isDiscarded,
          size: packet.size + packet.alphaSize))
      if packets.count % 1024 == 0 { try Interruption.check() }
    }
    return packets
  }
}
