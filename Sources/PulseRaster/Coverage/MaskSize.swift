/// How much room a mask takes.
struct MaskSize: Sendable {
  var runs = 0
  var coverages = 0
}
