import PulseVerify

/// Any file gives facts or an error.
func read(_ bytes: [UInt8]) {
  _ = try? ContainerReader.facts(of: ByteSource(bytes: bytes))
}
