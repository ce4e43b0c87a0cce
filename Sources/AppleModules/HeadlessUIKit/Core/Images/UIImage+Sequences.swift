public import Foundation

extension UIImage {
  /// The images of a sequence; nil for one image.
  public var images: [UIImage]? { nil }

  /// The seconds of a sequence; 0 for one image.
  public var duration: TimeInterval { 0 }

  /// Returns the first image of a sequence, which is what a picture shows.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// Returns the image, which is decoded when it is drawn.
  public func preparingForDisplay() -> UIImage? { self }
}
