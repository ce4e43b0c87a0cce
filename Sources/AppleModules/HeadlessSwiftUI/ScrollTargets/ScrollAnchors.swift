import Foundation

/// The moments for which a view that scrolls has an anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The part of larger content that is shown at first.
  public static var initialOffset: ScrollAnchorRole { .init(kind: .initialOffset) }
  /// The part of the content that stays where it is while sizes change, which a still screen does not show.
  public static var sizeChanges: ScrollAnchorRole { .init(kind: .sizeChanges) }
  /// The place of content that is smaller than its room.
  public static var alignment: ScrollAnchorRole { .init(kind: .alignment) }
}

/// The anchors of views that scroll.
struct ScrollAnchors: Equatable {
  /// The anchor of moments without one of their own.
  var general: UnitPoint?

  /// The anchors of moments, which go before the general one.
  var own: [ScrollAnchorRole.Kind: UnitPoint] = [:]

  /// The place of a content in a room along an axis: below the start where the content is smaller, above it where
  /// the content is larger and is shown from another part; in points.
  ///
  /// Without an anchor content begins at the start of its room.
  func start(of content: CGFloat, in room: CGFloat, along axis: Axis) -> CGFloat {
    let anchor = own[content < room ? .alignment : .initialOffset] ?? general
    guard let anchor, content.isFinite, room.isFinite else { return 0 }
    return (room - content) * (axis == .horizontal ? anchor.x : anchor.y)
  }
}

extension EnvironmentValues {
  private enum ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
  }

  /// The anchors of views that scroll.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the part of the content that views that scroll show at first, and where smaller content lies.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.general = anchor }
  }

  /// Sets the anchor of views that scroll for a moment.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.own[role.kind] = anchor }
  }
}
