import PulseRaster

/// What two outputs must have in common to be given the same pictures.
struct PictureKind: Hashable {
  let layout: PixelLayout
  let coding: ColorCoding
}
