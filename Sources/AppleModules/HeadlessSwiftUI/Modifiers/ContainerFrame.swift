public import Foundation

/// A frame whose lengths depend on the size of the surrounding container.
struct ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { ContainerFrameItem($0, self, place.environment) }
  }
}

/// An item as large as a fraction of the screen's safe area.
private final class ContainerFrameItem: WrappingItem {
  private let modifier: ContainerFrameModifier

  init(
    _ content: LayoutItem,
    _ modifier: ContainerFrameModifier,
    _ environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(content, environment)
  }

  private func outer(_ proposal: ProposedViewSize) -> CGSize? {
    guard let room = environment.host?.safeArea.inner.size, room.width > 0 else { return nil }
    return CGSize(
      width: modifier.axes.contains(.horizontal)
        ? modifier.length(room.width, .horizontal) : proposal.width ?? 0,
      height: modifier.axes.contains(.vertical)
        ? modifier.length(room.height, .vertical) : proposal.height ?? 0
    )
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let outer = outer(proposal) else { return proposal }
    return ProposedViewSize(
      width: modifier.axes.contains(.horizontal) ? outer.width : proposal.width,
      height: modifier.axes.contains(.vertical) ? outer.height : proposal.height
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = content.size(inner(proposal))
    guard let outer = outer(proposal) else { return own }
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? outer.width : own.width,
      height: modifier.axes.contains(.vertical) ? outer.height : own.height
    )
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let offer = inner(proposal)
    let size = content.size(offer)
    let outer = ViewDimensions(size: frame.size, proposal: offer, item: BareItem.shared)
    let own = content.dimensions(offer)
    let origin = CGPoint(
      x: outer[modifier.alignment.horizontal] - own[modifier.alignment.horizontal],
      y: outer[modifier.alignment.vertical] - own[modifier.alignment.vertical]
    )
    content.place(in: CGRect(origin: origin, size: size), offered: offer)
  }
}

extension View {
  /// Makes the view as large as the surrounding container, in some directions.
  ///
  /// The container is the free part of the screen.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as large as a function of the surrounding container's size, in some directions.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Makes the view as large as a number of the parts into which the surrounding container is divided.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let one = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
        return one * CGFloat(span) + spacing * CGFloat(span - 1)
      }
    )
  }
}
