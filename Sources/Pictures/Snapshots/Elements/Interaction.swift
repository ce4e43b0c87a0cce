public import LayoutGeometry

/// The reaction of an element to touches.
public struct Interaction: Hashable, Sendable {
  /// Whether the element is a control, such as a button, rather than a view with a gesture.
  public var isControl = true

  /// Whether the element reacts now.
  public var isEnabled: Bool

  /// The area in which a touch reaches the element, in its own coordinates.
  public var hitArea: Rect

  /// The names of the actions, in the order in which they were added.
  public var actions: [String]

  /// Creates the interaction of a control.
  public init(isEnabled: Bool = true, hitArea: Rect, actions: [String] = []) {
    self.isEnabled = isEnabled
    self.hitArea = hitArea
    self.actions = actions
  }
}
