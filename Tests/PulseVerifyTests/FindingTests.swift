import PulseVerify
import Testing

@Test("Codes are written as the documents say, and no two are alike")
func findingCodes() {
  #expect(FindingCode(rawValue: "untagged-colour") == .untaggedColour)
  #expect(FindingCode.allCases.count == 30)
  #expect(FindingCode.allCases.filter { $0.severity == .fault }.count == 17)
  #expect(FindingCode.allCases.filter { $0.severity == .warning }.count == 5)
}
