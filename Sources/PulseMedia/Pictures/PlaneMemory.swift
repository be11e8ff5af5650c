/// One plane of a picture, lent for writing or reading.
public struct PlaneMemory {
  /// The rows, each ``stride`` bytes after the one before; valid inside the closure that got it.
  public let bytes: UnsafeMutableRawBufferPointer

  /// Bytes from the start of one row to the start of the next; a multiple of 64 in our own frames.
  public let stride: Int

  /// Bytes of a row that hold samples.
  public let bytesPerRow: Int

  /// How many rows the plane has.
  public let rows: Int
}
