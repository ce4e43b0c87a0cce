public import Foundation

/// The uses of a view's content shape, without effect on pictures.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Effects below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus of assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Sets a content shape of the view for some uses, without effect on pictures.
  nonisolated public func contentShape(
    _ kind: ContentShapeKinds,
    _ shape: some Shape,
    eoFill: Bool = false
  ) -> some View { self }

  /// Runs an action after a long press on the view, which does not happen on a still screen.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: @escaping (Bool) -> Void
  ) -> some View { self }
}
