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

extension UIView: UILargeContentViewerItem {}

/// What the large content viewer shows of a part of a standard control or bar, and what lifting the
/// finger there does.
struct StandardLargeContent {
  var item: any UILargeContentViewerItem
  var activate: () -> Void
}

/// An item of a bar in the large content viewer.
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

/// A view of a bar that does something when the finger is lifted over it in the viewer.
protocol LargeContentActivating: UIView {
  func activateFromLargeContentViewer()
}

extension UIView {
  /// What a standard control says about itself where the program says nothing.
  var largeContentDefaults: (title: String?, image: UIImage?) {
    switch self {
    case let button as UIButton:
      (
        button.currentTitle ?? button.configuration?.title ?? button.accessibilityLabel,
        button.currentImage ?? button.configuration?.image
      )
    case let label as UILabel: (label.text, nil)
    case let view as UIImageView: (view.accessibilityLabel, view.image)
    case let segment as SegmentView: (segment.title ?? segment.accessibilityLabel, segment.image)
    default: (nil, nil)
    }
  }
}
