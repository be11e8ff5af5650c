import PulseVerify
import Testing

@Test("Codes are written as the documents say, and no two are alike")
func findingCodes() {
  #expect(FindingCode(rawValue: "untagged-colour") == .untaggedColour)
  #expect(FindingCode.allCases.count == 29)
  #expect(FindingCode.allCases.filter { $0.severity == .fault }.count == 16)
  #expect(FindingCode.allCases.filter { $0.severity == .warning }.count == 7)
}
