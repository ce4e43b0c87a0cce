public import Foundation

/// A view that is centered at a point of the proposed size.
struct PositionModifier {
  let point: CGPoint
}

extension PositionModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { PositionItem($0, point, place.environment) }
  }
}

private final class PositionItem: WrappingItem {
  private let point: CGPoint

  init(_ content: LayoutItem, _ point: CGPoint, _ environment: EnvironmentValues) {
    self.point = point
    super.init(content, environment)
  }

  /// The item takes the proposed size, and the size of the view if none is proposed.
  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? { nil }

  override func placeContent(_ proposal: ProposedViewSize) {
    let size = content.size(proposal)
    let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    content.place(in: CGRect(origin: origin, size: size), offered: proposal)
  }
}

extension View {
  /// Centers the view at a point of the proposed size, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }

  /// Centers the view at a point of the proposed size, all of which it takes.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
