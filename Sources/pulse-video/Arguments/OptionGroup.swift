/// The headings under which help lists the options, in its order.
enum OptionGroup: String, CaseIterable, Sendable {
  case drawing = "What to draw"
  case timing = "How it moves"
  case storing = "How to store it"
  case many = "How to make many"
  case output = "What to print"
}
