/// Planes that share their samples' footprints and their way of compositing, painted together.
struct PlaneGroup: Hashable, Sendable {
  /// The planes' indices in the layout, up to 3.
  let planes: [Int]
  /// The footprints' index in the painter's list.
  let geometry: Int
  /// How values come about.
  let blend: Blend

  /// The groups of a layout, and their geometries for a picture size.
  static func groups(
    of layout: PixelLayout, width: Int, height: Int, siting: ChromaSiting
  ) -> (groups: [PlaneGroup], geometries: [PlaneGeometry]) {
    let isSubsampled = layout.chromaShiftX > 0 || layout.chromaShiftY > 0
    let colorBlend: Blend = layout.hasAlpha ? .straight : .opaque
    var geometries = [PlaneGeometry(width: width, height: height)]
    let colorPlanes = layout.planeCount - (layout.hasAlpha ? 1 : 0)
    var groups = [
      PlaneGroup(
        planes: Array(0..<(isSubsampled ? 1 : colorPlanes)), geometry: 0, blend: colorBlend)
    ]
    if isSubsampled {
      geometries.append(
        PlaneGeometry(
          width: width, height: height, shiftX: layout.chromaShiftX, shiftY: layout.chromaShiftY,
          siting: siting))
      groups.append(
        PlaneGroup(planes: [1, 2], geometry: 1, blend: layout.hasAlpha ? .extendedMean : .opaque))
    }
    if layout.hasAlpha {
      groups.append(PlaneGroup(planes: [colorPlanes], geometry: 0, blend: .alpha))
    }
    return (groups, geometries)
  }
}
