extension Layout {
  /// Lays views out with this layout.
  nonisolated public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A layout with its views.
struct LayoutView<Way: Layout, Content: View> {
  let layout: Way
  let content: Content

  nonisolated init(layout: Way, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LayoutView: PrimitiveView {
  typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.items(of: content), layout, place.environment)]
  }
}
