import PulseMedia
import Testing

/// How many threads decode: as many as the machine is good for, as few as memory demands.
@Suite struct DecoderThreadTests {
  @Test func memoryStaysBounded() {
    for cores in [1, 2, 4, 16, 64, 256] {
      for bytes in [1, 1 << 10, 1080 * 1080 * 3 / 2, 3840 * 2160 * 3 / 2, 7680 * 4320 * 3, 1 << 40]
      {
        let count = DecoderThreads.count(decoder: "h264", pictureBytes: bytes, cores: cores)
        #expect((1...16).contains(count))
        #expect(count == 1 || (count - 1) * 2 * bytes <= DecoderThreads.memory)
      }
    }
  }

  @Test func smallPicturesGetAllCores() {
    func count(side: Int, cores: Int) -> Int {
      DecoderThreads.count(decoder: "h264", pictureBytes: side * side * 3 / 2, cores: cores)
    }
    #expect(count(side: 1080, cores: 1) == 1)
    #expect(count(side: 1080, cores: 2) == 3)
    #expect(count(side: 1080, cores: 8) == 9)
    #expect(count(side: 2880, cores: 64) == 3)
  }

  @Test func threadsOfVP8AreNotTrusted() {
    #expect(DecoderThreads.count(decoder: "libvpx", pictureBytes: 1 << 16, cores: 8) == 1)
    #expect(DecoderThreads.count(decoder: "libvpx-vp9", pictureBytes: 1 << 16, cores: 8) == 9)
  }
}
