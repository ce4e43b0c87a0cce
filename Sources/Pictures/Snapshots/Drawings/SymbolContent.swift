public import DynamicType
public import LayoutGeometry
public import RichText

/// A symbol of the system where it is drawn.
///
/// Apple's symbols are not part of this package. Drawings of this package replace them for known
/// names, and a neutral placeholder for the others; ``SymbolMetrics`` estimates the sizes.
public struct SymbolContent: Hashable, Sendable {
  /// The name of the symbol, such as `chevron.right`.
  public var name: String

  /// The point size of the text beside the symbol.
  public var pointSize: Double

  /// The weight of its lines.
  public var weight = FontWeight.regular

  /// Its size beside text.
  public var scale = SymbolScale.medium

  /// The place of the symbol, in the element's own coordinates.
  public var rect: Rect

  /// The color.
  public var tint: Color

  /// The color of the parts upon the symbol's filled areas; nil where these are cut out of them.
  public var upperTint: Color?

  /// Whether the symbol grows with the text size.
  public var adjustsForContentSizeCategory = false

  /// Whether left and right are exchanged, as `chevron.forward` needs from right to left.
  public var isMirrored = false

  /// Creates a symbol in a rectangle; the symbol keeps its proportions in the middle of it.
  public init(_ name: String, pointSize: Double, rect: Rect, tint: Color) {
    self.name = name
    self.pointSize = pointSize
    self.rect = rect
    self.tint = tint
  }
}

/// The size of a symbol beside text: `UIImage.SymbolScale`.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  /// About as high as small letters.
  case small

  /// About as high as capitals.
  case medium

  /// Higher than capitals.
  case large
}
