public import Foundation

/// The pages of a page view controller.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another, `nil` for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another, `nil` for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// A container that shows one page of several; here the one that was set last.
open class UIPageViewController: UIViewController {
  /// The motion between pages.
  public enum TransitionStyle: Int, Hashable, Sendable, CaseIterable {
    case pageCurl, scroll
  }
  /// The direction in which pages follow each other.
  public enum NavigationOrientation: Int, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }
  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Hashable, Sendable, CaseIterable {
    case forward, reverse
  }
  /// A setting of the transition.
  public struct OptionsKey: Hashable, Sendable {
    /// The name of the setting.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  /// The position of the spine of pages.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// The position of the spine; pages are not turned here.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether pages have content on both sides; only one side is shown here.
  open var isDoubleSided = false
  /// The motion between pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is notified when a person turns the page.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  private var pages: [UIViewController] = []

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container, ignoring the coder.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open override func loadView() {
    makeContainerView { [weak self] in self?.layoutContent() }
    showContent(pages.first, instead: nil, moving: false)
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows a page, without animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = Array((viewControllers ?? []).prefix(1))
    let old = pages
    guard new.first !== old.first else {
      completion?(true)
      return
    }
    for page in old { page.willMove(toParent: nil) }
    for page in new { addChild(page) }
    pages = new
    showContent(new.first, instead: old.first, moving: true)
    for page in old { page.removeFromParent() }
    for page in new { page.didMove(toParent: self) }
    completion?(true)
  }

  private func layoutContent() {
    guard let loadedView else { return }
    pages.first?.loadedView?.frame = loadedView.bounds
  }
}

/// Called when a person turns pages.
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
