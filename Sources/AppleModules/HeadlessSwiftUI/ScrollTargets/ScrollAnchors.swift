import Foundation

/// The role of an anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Kind { case initialOffset, sizeChanges, alignment }
  let kind: Kind

  /// The part of larger content that is initially visible.
  public static var initialOffset: ScrollAnchorRole { .init(kind: .initialOffset) }
  /// The part of the content that stays in place while sizes change, which a still screen does not show.
  public static var sizeChanges: ScrollAnchorRole { .init(kind: .sizeChanges) }
  /// The position of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { .init(kind: .alignment) }
}

/// The anchors of scroll views.
struct ScrollAnchors: Equatable {
  /// The anchor for roles without their own.
  var general: UnitPoint?

  /// The anchors of single roles, which override the general one.
  var own: [ScrollAnchorRole.Kind: UnitPoint] = [:]

  /// The position of a content along an axis of a scroll view: after the start for smaller content, before it
  /// for larger content that is scrolled; in points.
  ///
  /// Without an anchor the content begins at the start of the scroll view.
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

  /// The anchors of scroll views.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the part of the content that scroll views initially show, and the position of smaller content.
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
