public import Foundation

extension CALayer {
  /// The layers and the subviews of a view's layer, the lowest first.
  var items: [LayerItem] {
    guard let view, !view.subviews.isEmpty else { return children.map { .layer($0.layer) } }
    var items: [LayerItem] = []
    let known = Set(view.subviews.map { ObjectIdentifier($0) })
    for child in children where child.above.map({ !known.contains(ObjectIdentifier($0)) }) ?? true {
      items.append(.layer(child.layer))
    }
    for subview in view.subviews {
      items.append(.view(subview))
      for child in children where child.above === subview { items.append(.layer(child.layer)) }
    }
    return items
  }

  private func setItems(_ items: [LayerItem]) {
    children = []
    var above: UIView?
    for item in items {
      switch item {
      case .view(let view): above = view
      case .layer(let layer): children.append(LayerChild(layer: layer, above: above))
      }
    }
  }

  /// The sublayers, the lowest first, including those of a view's subviews; `nil` for none.
  public var sublayers: [CALayer]? {
    get {
      let layers = items.map { item in
        switch item {
        case .layer(let layer): layer
        case .view(let view): view.layer
        }
      }
      return layers.isEmpty ? nil : layers
    }
    set {
      for child in children { child.layer.parent = nil }
      children = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// The layer that contains this one.
  public var superlayer: CALayer? { view?.superview?.layer ?? parent }

  /// Inserts a layer below another one; at the bottom if the other is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: index(of: sibling) ?? 0)
  }

  /// Inserts a layer above another one; at the top if the other is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? items.count)
  }

  /// Replaces a layer by another one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: min(index, items.count))
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0.layer === self }
    self.parent = nil
  }

  private func index(of layer: CALayer?) -> Int? {
    items.firstIndex { item in
      switch item {
      case .layer(let own): own === layer
      case .view(let view): view.layer === layer
      }
    }
  }

  func insert(_ layer: CALayer, at index: Int) {
    var step: CALayer? = self
    while let ancestor = step {
      if ancestor === layer { return }
      step = ancestor.superlayer
    }
    layer.removeFromSuperlayer()
    var items = items
    items.insert(.layer(layer), at: min(index, items.count))
    setItems(items)
    layer.parent = self
  }

  /// The visible geometry: for a view's layer that of its view.
  var shownState: LayerState {
    guard let view else { return own }
    var state = own
    state.bounds = view.bounds
    state.position = view.center
    state.anchor = view.pose.anchor
    state.transform = view.pose.transform
    state.opacity = Float(view.alpha)
    state.isHidden = view.isHidden
    return state
  }

  /// Places the sublayers of the layer, recursively.
  func layoutTreeIfNeeded() {
    var open = [self]
    while let layer = open.popLast() {
      if layer.needsLayoutOfSublayers, layer.view == nil {
        layer.needsLayoutOfSublayers = false
        layer.layoutSublayers()
      }
      open += layer.children.map(\.layer)
    }
  }

  // MARK: Places

  private var placementInRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var step: CALayer? = self
    while let layer = step {
      transform = transform.concatenating(layer.shownState.placement)
      step = layer.superlayer
    }
    return transform
  }

  /// Converts a point from another layer's coordinates; `nil` for those of the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outer = p.applying(l?.placementInRoot ?? .identity)
    return outer.applying(placementInRoot.inverted())
  }

  /// Converts a point to another layer's coordinates; `nil` for those of the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(placementInRoot).applying((l?.placementInRoot ?? .identity).inverted())
  }

  /// Converts a rectangle from another layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.placementInRoot ?? .identity).concatenating(placementInRoot.inverted()))
  }

  /// Converts a rectangle to another layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(placementInRoot.concatenating((l?.placementInRoot ?? .identity).inverted()))
  }

  func frontmostLayer(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    var found: CALayer?
    var open = [(layer: self, point: p)]
    while let (layer, point) = open.popLast() {
      let inner = point.applying(layer.shownState.placement.inverted())
      guard !layer.isHidden, layer.contains(inner) else { continue }
      found = layer
      open = (layer.sublayers ?? []).map { ($0, inner) }
    }
    return found
  }

  // MARK: Presentation

  /// Returns a copy of the values that are seen.
  public func presentation() -> Self? { self }

  /// Returns the layer itself.
  public func model() -> Self { self }
}
