public import Foundation
package import Snapshots

/// The control above a scroll view's content that starts refreshing.
///
/// It is 60 points high, as in UIKit, and lies above the content, where it is hidden until the content is
/// pulled down.
open class UIRefreshControl: UIControl, PulledView {
  package override var elementRole: ElementRole { .refreshControl }

  /// The height of the control in points at all text sizes: UIKit's, reported by many but not in Apple's
  /// documentation.
  static let height = 60.0

  /// Whether the control indicates a refresh.
  open private(set) var isRefreshing = false

  /// The text below the spinner.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 0, height: Self.height)))
    identity.isGenerated = true
  }

  /// Creates one in its own height.
  public init() {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: 0, height: Self.height)))
    identity.isGenerated = true
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Indicates that a refresh has begun; the content does not move.
  open func beginRefreshing() { isRefreshing = true }

  /// Indicates that the refresh has ended.
  open func endRefreshing() { isRefreshing = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the control above the content; it is hidden unless a refresh is in progress.
  func place(in scrollView: UIScrollView) {
    isHidden = !isRefreshing
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }
}

extension UIScrollView {
  /// The control for refreshing by pulling down.
  public var refreshControl: UIRefreshControl? {
    get { pulledView as? UIRefreshControl }
    set { pulledView = newValue }
  }
}
