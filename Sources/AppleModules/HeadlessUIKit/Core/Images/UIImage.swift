public import Foundation
package import Snapshots

/// An image: a picture from a file, a set of pictures by traits, or a system symbol.
///
/// Images are immutable. A set and a symbol return ``size`` for the current traits; views use their own
/// traits.
public final class UIImage: NSObject, Sendable {
  /// The drawn content.
  package let content: UIImage.Body

  /// The name with which the image was requested.
  package let name: String?

  /// The way in which the image is drawn.
  package let options: ImageOptions

  package init(_ content: UIImage.Body, name: String?, options: ImageOptions = .init()) {
    self.content = content
    self.name = name
    self.options = options
  }

  /// Creates an empty image without a size.
  public convenience override init() {
    self.init(.missing(.zero), name: nil)
  }

  /// Creates an image of a picture.
  package convenience init(_ source: ImageSource, name: String? = nil) {
    self.init(.picture(source), name: name)
  }

  /// Creates a placeholder for an image that was not found but whose size is known.
  ///
  /// Documents record the size of each image they use.
  package convenience init(missing name: String, size: CGSize) {
    self.init(.missing(size), name: name)
  }

  /// Creates an image of the pictures of an image set.
  package convenience init(_ asset: UIImageAsset, name: String? = nil) {
    self.init(.asset(asset), name: name, options: ImageOptions(renderingMode: asset.renderingMode))
  }

  /// Reads an image from a file's bytes; `nil` unless they are PNG, JPEG, SVG or PDF.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads an image of a file's bytes.
  ///
  /// - Parameters:
  ///   - data: The whole file; PNG, JPEG, SVG and PDF are read, other data gives `nil`.
  ///   - scale: The pixels of a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let source = try? ImageSource(Array(data), scale: Double(scale)) else { return nil }
    self.init(source)
  }

  /// The name and the size in points, as UIKit prints an image.
  public override var description: String {
    let kind =
      switch content {
      case .symbol(let name): "symbol(system: \(name))"
      case .missing: name.map { "missing(\($0))" } ?? "empty"
      case .picture, .asset, .drawn: name.map { "named(\($0))" } ?? "anonymous"
      }
    let mode = renderingMode == .automatic ? "" : " renderingMode=\(renderingMode)"
    return "<UIImage: \(kind) {\(size.width), \(size.height)}\(mode)>"
  }

  /// Whether two images are drawn alike.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (content == other.content && options == other.options && name == other.name)
  }

  /// The hash of the properties that are cheap to compare.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(options)
    return hasher.finalize()
  }
}
