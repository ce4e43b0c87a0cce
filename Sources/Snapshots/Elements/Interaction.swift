public import LayoutGeometry

/// What a touch on an element does.
public struct Interaction: Hashable, Sendable {
  /// Whether the element is a control, such as a button, rather than a view with a gesture.
  public var isControl: Bool

  /// Whether the element reacts now.
  public var isEnabled: Bool

  /// Where a touch reaches the element, in its own coordinates.
  public var hitArea: Rect

  /// The names of the actions, in the order in which they were added.
  public var actions: [String]

  /// Creates an interaction.
  public init(
    isControl: Bool,
    isEnabled: Bool = true,
    hitArea: Rect,
    actions: [String] = []
  ) {
    self.isControl = isControl
    self.isEnabled = isEnabled
    self.hitArea = hitArea
    self.actions = actions
  }
}
