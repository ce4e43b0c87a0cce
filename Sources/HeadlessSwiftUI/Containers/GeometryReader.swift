public import Foundation
import Snapshots

/// A view that is made of the room that it gets.
public struct GeometryReader<Content: View> {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  /// Creates a view that is made of its room.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// A view that draws itself has no body.
  public typealias Body = Never
}

/// The room of a view.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
}

extension GeometryReader: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let content = content
    return [
      GeometryItem(place.environment) { size in
        let view = content(GeometryProxy(size: size))
        return onTree {
          place.node.child(.slot(0)).update(any: view, place.environment)
        }
      }
    ]
  }
}

private final class GeometryItem: LayoutItem {
  private let make: (CGSize) -> [LayoutItem]
  private var content: LayoutItem?

  init(_ environment: EnvironmentValues, _ make: @escaping (CGSize) -> [LayoutItem]) {
    self.make = make
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let pile = ContainerItem(
      make(frame.size),
      ZStackLayout(alignment: .topLeading),
      environment
    )
    let offer = ProposedViewSize(frame.size)
    pile.place(in: CGRect(origin: .zero, size: pile.size(offer)), offered: offer)
    content = pile
  }

  override func elements() -> [SnapshotElement] { content.map { elements(of: $0) } ?? [] }
}
