import DynamicType
public import Foundation
import Snapshots

extension UIImage {
  /// The bytes of the file that the image was read from.
  package var fileData: Data? {
    guard case .picture(let source) = content else { return nil }
    return Data(source.bytes)
  }

  /// The picture as PNG, with the pixels of its scale; `nil` for a picture without a width or a height.
  public func pngData() -> Data? {
    if let data = fileData, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    guard size.width > 0, size.height > 0 else { return nil }
    let screen = UIScreen(
      size: Size(width: size.width, height: size.height),
      safeArea: .zero,
      traits: UITraitCollection(displayScale: scale)
    )
    let window = screen.performAsCurrent { UIWindow(screen: screen) }
    let view = UIImageView(image: self)
    view.frame = window.bounds
    window.addSubview(view)
    return ScreenContext.current.pictureEncoder?(view.layoutSnapshot()).map { Data($0) }
  }

  /// The picture as JPEG if that is the image's own file, otherwise as PNG, because no JPEG is written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = fileData, data.starts(with: [0xFF, 0xD8, 0xFF]) { return data }
    return pngData()
  }

  /// The picture as PNG, because no HEIC is written here.
  public func heicData() -> Data? { pngData() }
}

extension UIGraphicsImageRenderer {
  /// Returns the PNG file of the image that the closure draws; empty for an image without pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the file of the image that the closure draws, which is a PNG file.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
