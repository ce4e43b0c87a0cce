/// The content of the large content viewer while an element is pressed at an accessibility size.
public struct LargeContentItem: Equatable, Sendable {
  /// The title.
  public var title: String?

  /// The picture: an image or a symbol.
  public var image: Drawing?

  /// Creates an item.
  public init(title: String? = nil, image: Drawing? = nil) {
    self.title = title
    self.image = image
  }
}
