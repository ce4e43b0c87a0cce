public import RichText

/// An attachment's box in a line.
public struct PlacedAttachment: Hashable, Sendable {
  /// The attachment.
  public var attachment: TextAttachment

  /// The left edge, from the line's origin.
  public var x: Double

  /// The top edge, from the baseline; negative is above it.
  public var y: Double

  /// The code unit that stands for it.
  public var offset: Int
}
