internal import CFFmpeg

extension MediaReader {
  /// The codec's header of the first video stream, as the container keeps it; `nil` without one.
  public var videoHeader: [UInt8]? {
    guard let video, let parameters = format.pointee.streams[video.index]?.pointee.codecpar,
      let data = parameters.pointee.extradata, parameters.pointee.extradata_size > 0
    else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: Int(parameters.pointee.extradata_size)))
  }
}
