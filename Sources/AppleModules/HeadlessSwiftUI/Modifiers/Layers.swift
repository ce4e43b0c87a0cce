import Foundation
import LayoutGeometry
import Snapshots

/// A view behind or in front of another, with the size of that view.
struct LayerModifier {
  let layer: AnyView
  let alignment: Alignment
  let isInFront: Bool
}

extension LayerModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).enumerated().map { index, item in
      let layers = place.items(of: layer, at: .slot(index + 1))
      let layer =
        layers.count == 1
        ? layers[0]
        : ContainerItem(layers, ZStackLayout(alignment: alignment), place.environment)
      return LayerItem(item, layer, self, place.environment)
    }
  }
}

final class LayerItem: WrappingItem {
  private let layer: LayoutItem
  private let modifier: LayerModifier

  init(
    _ content: LayoutItem,
    _ layer: LayoutItem,
    _ modifier: LayerModifier,
    _ environment: EnvironmentValues
  ) {
    self.layer = layer
    self.modifier = modifier
    super.init(content, environment)
  }

  override var parts: [LayoutItem] { [content, layer] }

  override func placeContent(_ proposal: ProposedViewSize) {
    super.placeContent(proposal)
    let offer = ProposedViewSize(frame.size)
    let outer = ViewDimensions(size: frame.size, proposal: offer, item: content)
    let own = layer.dimensions(offer)
    let origin = CGPoint(
      x: outer[modifier.alignment.horizontal] - own[modifier.alignment.horizontal],
      y: outer[modifier.alignment.vertical] - own[modifier.alignment.vertical]
    )
    layer.place(in: CGRect(origin: origin, size: own.size), offered: offer)
  }

  override func elements() -> [SnapshotElement] {
    modifier.isInFront
      ? elements(of: content) + elements(of: layer)
      : elements(of: layer) + elements(of: content)
  }
}

extension View {
  /// Adds views behind the view.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(LayerModifier(layer: content().erased, alignment: alignment, isInFront: false))
  }

  /// Adds a view behind the view.
  @_disfavoredOverload
  nonisolated public func background(
    _ background: some View,
    alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background.erased, alignment: alignment, isInFront: false))
  }

  /// Adds views in front of the view.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(LayerModifier(layer: content().erased, alignment: alignment, isInFront: true))
  }

  /// Adds a view in front of the view.
  @_disfavoredOverload
  nonisolated public func overlay(
    _ overlay: some View,
    alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay.erased, alignment: alignment, isInFront: true))
  }
}
