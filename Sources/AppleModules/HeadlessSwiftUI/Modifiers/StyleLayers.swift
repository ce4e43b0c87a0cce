public import Foundation

extension View {
  nonisolated private func layer(_ layer: some View, isInFront: Bool) -> some View {
    modifier(LayerModifier(layer: layer.erased, alignment: .center, isInFront: isInFront))
  }

  /// Fills the background of the view with a style.
  ///
  /// At an edge of the safe area the style extends beyond it.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { layer(StyleView(style).ignoresSafeArea(edges: edges), isInFront: false) }

  /// Fills the background of the view with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(StyleView(BackgroundStyle()).ignoresSafeArea(edges: edges), isInFront: false)
  }

  /// Adds a shape that is filled with a style behind the view.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style,
    in shape: some Shape,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { layer(shape.fill(style, style: fillStyle), isInFront: false) }

  /// Adds a shape that is filled with the background style behind the view.
  nonisolated public func background(
    in shape: some Shape,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Fills the foreground of the view with a style.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { layer(StyleView(style).ignoresSafeArea(edges: edges), isInFront: true) }

  /// Adds a shape that is filled with a style in front of the view.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style,
    in shape: some Shape,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { layer(shape.fill(style, style: fillStyle), isInFront: true) }

  /// Draws a border inside the edges of the view, with a width in points.
  nonisolated public func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View { layer(Rectangle().strokeBorder(content, lineWidth: width), isInFront: true) }
}
