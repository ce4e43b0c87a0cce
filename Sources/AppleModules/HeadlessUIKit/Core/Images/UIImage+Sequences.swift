public import Foundation

extension UIImage {
  /// The images of an animation; `nil` for a single image.
  public var images: [UIImage]? { nil }

  /// The seconds of an animation; 0 for a single image.
  public var duration: TimeInterval { 0 }

  /// Returns the first image of an animation, which is what a picture shows.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// Returns the image, which is decoded when it is drawn.
  public func preparingForDisplay() -> UIImage? { self }
}
