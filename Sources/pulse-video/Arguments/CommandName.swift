/// What the program can be asked to do, in the order in which help lists it.
package enum CommandName: String, CaseIterable, Hashable, Sendable {
  case export
  case verify
  case batch
  case still
  case sheet
  case frames
  case scenes
  case presets
  case formats
  case help
}
