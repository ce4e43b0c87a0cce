import Foundation
import Snapshots

/// The identity of views that share their geometry.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view that shares its geometry, or takes the geometry of another one.
struct MatchedGeometryModifier {
  let key: AnyHashable
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { MatchedGeometryItem($0, self, place.environment) }
  }
}

/// A view that keeps its place in its container; if it takes another geometry, it is drawn there after all
/// views are placed.
private final class MatchedGeometryItem: WrappingItem {
  private let modifier: MatchedGeometryModifier

  init(
    _ content: LayoutItem,
    _ modifier: MatchedGeometryModifier,
    _ environment: EnvironmentValues
  ) {
    self.modifier = modifier
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    if modifier.isSource { environment.host?.sources[modifier.key] = globalFrame }
    super.placeContent(proposal)
  }

  override func elements() -> [SnapshotElement] {
    guard !modifier.isSource, let host = environment.host, let source = host.sources[modifier.key]
    else { return super.elements() }
    let takesSize = modifier.properties.contains(.size)
    let offer = ProposedViewSize(takesSize ? source.size : frame.size)
    let size = content.size(offer)
    var origin = CGPoint.zero
    if modifier.properties.contains(.position) {
      let anchor = modifier.anchor
      origin.x = source.minX - self.origin.x + (source.width - size.width) * anchor.x
      origin.y = source.minY - self.origin.y + (source.height - size.height) * anchor.y
    }
    host.origin = self.origin
    content.place(in: CGRect(origin: origin, size: size), offered: offer)
    return super.elements()
  }
}

extension View {
  /// Shares the position and the size of the view with the views of the same identity, or takes them from the
  /// source.
  ///
  /// On a still screen a view that is not the source is drawn at the position of the source, with its size.
  /// Its own place in its container stays empty.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: AnyHashable(MatchedGeometryKey(id: AnyHashable(id), namespace: namespace)),
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}

/// The properties that one view takes from another.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
