import PulseEncode
import PulseRaster
import PulseScenes
import PulseTimeline
import PulseVerify

extension FactSheet {
  /// What is decided about an output before anything is drawn.
  init(_ output: OutputPlan, in plan: ExportPlan) {
    self.init()
    let loop = plan.drawing.timeline.plan
    let canvas = plan.drawing.canvas
    let frames = loop.frameCount * plan.loops
    let duration = loop.duration * Fraction(plan.loops)
    set(.format, output.format.container?.rawValue)
    set(.codec, output.codec.name)
    set(.pixelFormat, output.layout.name)
    setSides(canvas.width, canvas.height, frames: frames)
    set(.fps, loop.rate.framesPerSecond)
    set(.frames, Fraction(frames))
    set(.frameTime, loop.rate.frameDuration)
    set(.duration, duration)
    set(.alpha, plan.drawing.background.alpha < 1 && output.layout.hasAlpha ? "yes" : "no")
    set(.sound, output.delivery.sound == nil ? "none" : "aac")
    if let plays = output.plays { setPlays(plays, duration: duration) }
  }
}

extension FileFormat {
  /// What a file of this format is found to be; `nil` for what is no single video or picture.
  fileprivate var container: ContainerFormat? {
    self == .mkv ? .matroska : ContainerFormat(rawValue: name)
  }
}
