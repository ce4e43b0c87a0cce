public import Foundation

/// A view whose middle lies at a point of the room that it is offered.
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

  /// The item takes all that it is offered, and the size of the view where nothing is offered.
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
  /// Puts the middle of the view at a point of the room that it is offered, which it takes whole.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }

  /// Puts the middle of the view at a point of the room that it is offered, which it takes whole.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
