internal import CFFmpeg

extension ColorTags {
  func apply(to frame: UnsafeMutablePointer<AVFrame>) {
    frame.pointee.color_primaries = primaries.libav
    frame.pointee.color_trc = transfer.libav
    frame.pointee.colorspace = matrix.libav
    frame.pointee.color_range = range.libav
    frame.pointee.chroma_location = chromaLocation.libav
  }

  func apply(to context: UnsafeMutablePointer<AVCodecContext>) {
    context.pointee.color_primaries = primaries.libav
    context.pointee.color_trc = transfer.libav
    context.pointee.colorspace = matrix.libav
    context.pointee.color_range = range.libav
    context.pointee.chroma_sample_location = chromaLocation.libav
  }

  init(_ frame: UnsafePointer<AVFrame>) {
    self.init(
      primaries: Primaries(rawValue: frame.pointee.color_primaries.rawValue),
      transfer: Transfer(rawValue: frame.pointee.color_trc.rawValue),
      matrix: Matrix(rawValue: frame.pointee.colorspace.rawValue),
      range: Range(rawValue: frame.pointee.color_range.rawValue),
      chromaLocation: ChromaLocation(rawValue: frame.pointee.chroma_location.rawValue))
  }

  init(_ parameters: UnsafePointer<AVCodecParameters>) {
    self.init(
      primaries: Primaries(rawValue: parameters.pointee.color_primaries.rawValue),
      transfer: Transfer(rawValue: parameters.pointee.color_trc.rawValue),
      matrix: Matrix(rawValue: parameters.pointee.color_space.rawValue),
      range: Range(rawValue: parameters.pointee.color_range.rawValue),
      chromaLocation: ChromaLocation(rawValue: parameters.pointee.chroma_location.rawValue))
  }
}
