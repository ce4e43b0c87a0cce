/// The limits for documents from untrusted sources.
public struct XMLLimits: Hashable, Sendable {
  /// The largest file, in bytes.
  public var bytes: Int
  /// The greatest depth; deeper elements are left out with a finding.
  public var depth: Int
  /// The largest number of elements.
  public var elements: Int
  /// The largest number of attributes of one element.
  public var attributes: Int

  /// Creates limits: 32 MB, 256 levels, 500,000 elements, 128 attributes an element.
  ///
  /// The largest public documents that were looked at stay below a fifth of each; the deepest has
  /// 38 levels.
  public init(
    bytes: Int = 32 << 20,
    depth: Int = 256,
    elements: Int = 500_000,
    attributes: Int = 128
  ) {
    self.bytes = bytes
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
  }
}
