import Foundation
import Snapshots

/// A view whose content depends on its size.
public struct GeometryReader<Content: View> {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension GeometryReader: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let content = content
    return [
      GeometryItem(place.environment) { proxy in
        let view = content(proxy)
        return onTree {
          place.node.child(.slot(0)).update(any: view, place.environment)
        }
      }
    ]
  }
}

private final class GeometryItem: LayoutItem {
  private let make: (GeometryProxy) -> [LayoutItem]
  private var content: LayoutItem?

  init(_ environment: EnvironmentValues, _ make: @escaping (GeometryProxy) -> [LayoutItem]) {
    self.make = make
    super.init(environment)
  }

  override var parts: [LayoutItem] { content.map { [$0] } ?? [] }

  override var computedMayHavePreferences: Bool { true }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let host = environment.host
    let proxy = GeometryProxy(
      size: frame.size,
      safeAreaInsets: reach(.all),
      origin: origin,
      spaces: host?.spaces ?? []
    )
    let pile = ContainerItem(make(proxy), ZStackLayout(alignment: .topLeading), environment)
    let offer = ProposedViewSize(frame.size)
    pile.place(in: CGRect(origin: .zero, size: frame.size), offered: offer)
    content = pile
  }

  override func elements() -> [SnapshotElement] { content.map { elements(of: $0) } ?? [] }
}
