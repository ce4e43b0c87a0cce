import Foundation

/// A bar item in the large content viewer.
///
/// The title is the item's, or else its accessibility label; the image is
/// ``UIBarItem/largeContentSizeImage``, or else the item's own image, enlarged.
final class LargeContentBarItem: NSObject, UILargeContentViewerItem {
  private let item: UIBarItem

  init(_ item: UIBarItem) { self.item = item }

  override func isEqual(_ object: Any?) -> Bool { (object as? LargeContentBarItem)?.item === item }

  override var hash: Int { ObjectIdentifier(item).hashValue }

  var showsLargeContentViewer: Bool { true }
  var largeContentTitle: String? { item.title ?? item.accessibilityLabel }
  var largeContentImage: UIImage? { item.largeContentSizeImage ?? item.image }
  var scalesLargeContentImage: Bool { item.largeContentSizeImage == nil }
  var largeContentImageInsets: UIEdgeInsets { item.largeContentSizeImageInsets }
}
