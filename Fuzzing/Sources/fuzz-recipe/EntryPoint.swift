/// What libFuzzer calls with each input; the name is its own.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzerTestOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
