import PulseMedia
import Testing

/// How many threads decode: as many as the machine is good for, as few as memory demands.
@Suite struct DecoderThreadTests {
  @Test func memoryStaysBounded() {
    for cores in [1, 2, 4, 16, 64, 256] {
      for bytes in [1, 1 << 10, 1080 * 1080 * 3 / 2, 3840 * 2160 * 3 / 2, 7680 * 4320 * 3, 1 << 40]
      {
        let count = DecoderThreads.count(pictureBytes: bytes, cores: cores)
        #expect((1...16).contains(count))
        #expect(count == 1 || (count - 1) * 2 * bytes <= DecoderThreads.memory)
      }
    }
  }

  @Test func smallPicturesGetAllCores() {
    let bytes = 1080 * 1080 * 3 / 2
    #expect(DecoderThreads.count(pictureBytes: bytes, cores: 1) == 1)
    #expect(DecoderThreads.count(pictureBytes: bytes, cores: 2) == 3)
    #expect(DecoderThreads.count(pictureBytes: bytes, cores: 8) == 9)
    #expect(DecoderThreads.count(pictureBytes: 3840 * 2160 * 3 / 2, cores: 64) == 3)
  }
}
