import Foundation

/// An object that the large content viewer can show.
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item takes part.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged, which suits vectors and symbols.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in its place.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The item of a part of a standard control or bar in the large content viewer, with the action of lifting
/// the finger there.
struct StandardLargeContent {
  var item: any UILargeContentViewerItem
  var activate: () -> Void
}
