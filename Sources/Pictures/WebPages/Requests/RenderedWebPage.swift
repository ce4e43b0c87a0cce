public import JSONText
public import LayoutGeometry

/// A page as a view shows it.
public struct RenderedWebPage: Hashable, Sendable {
  /// The answer to a script.
  public enum Answer: Hashable, Sendable {
    /// The value of the last expression; null also for one without a value.
    case value(JSONValue)
    /// The words of an error.
    case failure(String)
  }

  /// The picture as PNG.
  public var picture: [UInt8]

  /// The size of the picture in points.
  public var pictureSize: Size

  /// The size of the page in points, which the picture may end before.
  public var contentSize: Size

  /// The title.
  public var title = ""

  /// The answers to the scripts at the end, in their order.
  public var answers: [Answer] = []

  /// The addresses that were not loaded, sorted.
  public var refusedAddresses: [String] = []

  /// Creates a page of its picture and its size; the picture shows all of it.
  public init(picture: [UInt8], contentSize: Size) {
    self.picture = picture
    self.contentSize = contentSize
    pictureSize = contentSize
  }
}
