public import HeadlessUIKit

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
  /// The size of the picture.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates a picture that is asked for by size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  /// Returns the picture for a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
