extension PreparedLayer {
  /// Adds what the layer shows, with all that is in it, at a time of the scene.
  ///
  /// - Returns: how far in front the layer lies among its siblings.
  @discardableResult
  func draw(
    at time: Fraction, in scope: DrawingScope, to snapshot: inout Snapshot
  ) -> Double {
    let lag = scope.lag == .zero ? .zero : scope.lag * model.timing.speed
    let shown = presentation(at: time, lag: lag) { progress in
      if scope.isReported { snapshot.animations.append(progress) }
    }
    let inner = scope.inside(shown, lag: lag)
    let place = inner.plane
    let first = snapshot.items.count
    if let item = shown.background(at: place, tint: scope.tint) { snapshot.items.append(item) }
    let content = snapshot.items.count
    // A shape that is alone takes the opacity at once: most are, and to fade it would copy it.
    let opacity = isAlone(shown) ? Double.fading(shown.opacity) : 1
    if let item = shown.contentItem(at: place, tint: scope.tint, opacity: opacity) {
      snapshot.items.append(item)
    }
    if let content = shown.content.replicator {
      let bounded = replication.bounding(content)
      let around = content.preservesDepth ? scope.deepInside(shown, lag: lag) : inner
      let instances = Instances(bounded, of: shown, in: around)
      for index in 0..<instances.count {
        drawSublayers(at: time, in: instances[index], to: &snapshot)
      }
    } else if !sublayers.isEmpty {
      drawSublayers(at: time, in: inner.inSublayers(of: shown), to: &snapshot)
    }
    if shown.masksToBounds {
      snapshot.items.group(from: content, layer: shown.name, mask: shown.boundsMask(at: place))
    }
    if let item = shown.border(at: place, tint: scope.tint) { snapshot.items.append(item) }
    if let mask = masks.first {
      let alpha = mask.maskItems(at: time, in: inner, to: &snapshot)
      snapshot.items.group(from: first, layer: shown.name, mask: alpha)
    }
    if opacity == 1 {
      snapshot.items.fade(from: first, layer: shown.name, opacity: shown.opacity)
    }
    if shown.isHidden { snapshot.items.removeSubrange(first...) }
    return shown.zPosition
  }

  /// Whether the layer shows its content and nothing else.
  private func isAlone(_ shown: Layer) -> Bool {
    sublayers.isEmpty && masks.isEmpty && !shown.masksToBounds && shown.backgroundColor == nil
      && (shown.borderColor == nil || shown.borderWidth <= 0)
  }

  /// The items of the layer as the mask of another one.
  private func maskItems(
    at time: Fraction, in scope: DrawingScope, to snapshot: inout Snapshot
  ) -> [Snapshot.Item] {
    var alpha = Snapshot(items: [])
    var scope = scope
    // Only the mask's alpha counts, and the tint's has gone into what it masks.
    scope.tint = nil
    draw(at: time, in: scope, to: &alpha)
    snapshot.animations += alpha.animations
    return alpha.items
  }

  /// Adds the sublayers once, from the back to the front.
  private func drawSublayers(
    at time: Fraction, in scope: DrawingScope, to snapshot: inout Snapshot
  ) {
    guard hasDepth else {
      for sublayer in sublayers { sublayer.draw(at: time, in: scope, to: &snapshot) }
      return
    }
    let first = snapshot.items.count
    var layers: [(depth: Double, order: Int, items: [Snapshot.Item])] = []
    for (order, sublayer) in sublayers.enumerated() {
      let start = snapshot.items.count
      let depth = sublayer.draw(at: time, in: scope, to: &snapshot)
      layers.append((depth, order, Array(snapshot.items[start...])))
    }
    // `sort` promises nothing about equals, so the order is part of the comparison.
    layers.sort { ($0.depth, $0.order) < ($1.depth, $1.order) }
    snapshot.items.replaceSubrange(first..., with: layers.flatMap(\.items))
  }
}
