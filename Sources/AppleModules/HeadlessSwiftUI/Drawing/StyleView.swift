/// A style that fills the proposed size.
struct StyleView<Style: ShapeStyle> {
  let style: Style

  nonisolated init(_ style: Style) { self.style = style }
}

extension StyleView: PrimitiveView {
  typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] { style.items(at: place) }
}

extension ShapeStyle {
  /// The style as a view, which takes the proposed size.
  @MainActor
  func items(at place: BuildPlace) -> [LayoutItem] {
    [
      ShapeItem(
        Rectangle(),
        [ShapeLayer(.fill(isEvenOdd: false), self)],
        "\(Self.self)",
        place.environment
      )
    ]
  }
}

extension Color: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { items(at: place) }
}

extension LinearGradient: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { items(at: place) }
}

extension RadialGradient: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { items(at: place) }
}

extension EllipticalGradient: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension EllipticalGradient: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { items(at: place) }
}

extension AngularGradient: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension AngularGradient: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { items(at: place) }
}
