/// The headings under which help lists the options, in its order.
enum OptionGroup: String, CaseIterable, Sendable {
  case drawing = "What to draw"
  case timing = "How it moves"
  case storing = "How to store it"
  case output = "What to print"
}
