public import Foundation
public import HeadlessUIKit

extension UIImage {
  /// The picture in the Portable Network Graphics format, with the pixels of its scale; nil for a picture
  /// without a width or a height.
  public func pngData() -> Data? {
    if let data = fileData, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    guard size.width > 0, size.height > 0 else { return nil }
    let view = UIImageView(image: self)
    view.frame = CGRect(origin: .zero, size: size)
    return ShownView(view, size: size, traits: UITraitCollection(displayScale: scale)).image
      .fileData
  }
}
