import Foundation
import Snapshots

/// A view that extends over the area that bars and the edges of the screen cover.
struct IgnoresSafeAreaModifier {
  let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { IgnoresSafeAreaItem($0, edges, place.environment) }
  }
}

/// An item whose content is larger than the item at an edge of the safe area.
final class IgnoresSafeAreaItem: WrappingItem {
  private let edges: Edge.Set

  init(_ content: LayoutItem, _ edges: Edge.Set, _ environment: EnvironmentValues) {
    self.edges = edges
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    let reach = reach(edges)
    let room = CGRect(origin: .zero, size: frame.size).grown(by: reach)
    let offer = ProposedViewSize(room.size)
    let rect = middle(of: room, for: content.size(offer))
    guard var area = environment.host?.safeArea else {
      content.place(in: rect, offered: offer)
      return
    }
    area.inner = area.inner.grown(by: reach)
    placing(in: area) { content.place(in: rect, offered: offer) }
  }
}

/// The parts of the screen outside a safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The area that bars and the device cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area that the keyboard covers; a still screen has none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Extends the view over the area that bars and the edges of the screen cover.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view over the area that bars and the edges of the screen cover.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
