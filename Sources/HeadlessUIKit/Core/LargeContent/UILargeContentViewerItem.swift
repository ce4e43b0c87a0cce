import Foundation

/// Something that the large content viewer can show.
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item takes part.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged; that suits vectors and symbols.
  var scalesLargeContentImage: Bool { get }
  /// How the image is moved inside of its place.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What the large content viewer shows of a part of a standard control or bar, and what lifting the
/// finger there does.
struct StandardLargeContent {
  var item: any UILargeContentViewerItem
  var activate: () -> Void
}
