public import RichText
public import Snapshots

/// A box upon a drawing that shows where something was found.
public struct Highlight: Hashable, Sendable {
  /// The box, in the points of the screen.
  public var rect: Rect

  /// The color of the line; the area has a tenth of it.
  public var color: Color

  /// A short word at the upper left corner, such as a number.
  public var label: String?

  /// Whether the line is dashed.
  public var isDashed: Bool

  /// Creates a box.
  public init(_ rect: Rect, color: Color, label: String? = nil, isDashed: Bool = false) {
    self.rect = rect
    self.color = color
    self.label = label
    self.isDashed = isDashed
  }
}
