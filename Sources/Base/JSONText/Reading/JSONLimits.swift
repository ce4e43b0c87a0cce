/// The depth and the size beyond which a text is refused, so that no file exhausts stack or memory.
public struct JSONLimits: Hashable, Sendable {
  /// The number of lists and objects that may be nested.
  public var maximumDepth: Int

  /// The number of bytes of the text.
  public var maximumSize: Int

  /// Creates limits; those by default fit every file that a person or Xcode writes.
  public init(maximumDepth: Int = 256, maximumSize: Int = 256 << 20) {
    self.maximumDepth = maximumDepth
    self.maximumSize = maximumSize
  }
}
