public import Foundation
import LayoutGeometry

/// Places a controller in a sheet that may rest at several heights.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// The name.
      public var rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The context in which a custom detent is resolved.
    public struct ResolutionContext {
      /// The greatest height that a detent may have, in points.
      public var maximumDetentValue: CGFloat
      /// The traits of the sheet.
      public var containerTraitCollection: UITraitCollection
    }

    /// The name.
    public let identifier: Identifier
    private let resolver: ((ResolutionContext) -> CGFloat?)?

    private init(_ identifier: Identifier, _ resolver: ((ResolutionContext) -> CGFloat?)?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// The height of about half of the screen.
    public static func medium() -> Detent { Detent(.medium, nil) }

    /// The height of the screen.
    public static func large() -> Detent { Detent(.large, nil) }

    /// A custom height, without the area of the home indicator.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in points; `nil` for the large one.
    ///
    /// The medium height is 56 percent of the maximum, rounded down to pixels: this fits the two heights that
    /// were measured on iOS 26.1.
    func value(_ context: ResolutionContext, pixel: CGFloat) -> CGFloat? {
      switch identifier {
      case .large: nil
      case .medium: PixelGrid(scale: 1 / pixel).roundedDown(context.maximumDetentValue * 0.56)
      default: resolver?(context).map { min($0, context.maximumDetentValue) }
      }
    }
  }

  /// The heights at which the sheet rests, the lowest first.
  open var detents: [Detent] = [.large()] { didSet { presentationView?.setNeedsLayout() } }
  /// The height at which the sheet rests; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { presentationView?.setNeedsLayout() }
  }
  /// Whether a handle is shown at the top.
  open var prefersGrabberVisible = false { didSet { presentationView?.setNeedsLayout() } }
  /// The radius of the corners; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?

  /// The largest detent at which the content below is not dimmed; stored, but without effect on pictures.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether scrolling expands the sheet; no scrolling happens here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the lower edge in a window of compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether a sheet at the lower edge has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  private let grabber = UIView(frame: .zero)

  open override var frameOfPresentedViewInContainerView: CGRect {
    let frame = super.frameOfPresentedViewInContainerView
    guard let container = presentationView, presentationStyle == .pageSheet,
      traits.horizontalSizeClass != .regular,
      let detent = detents.first(where: { $0.identifier == selectedDetentIdentifier })
        ?? detents.first
    else { return frame }
    let metrics = SheetMetrics(traits)
    let bounds = container.bounds
    let safeArea = container.safeAreaInsets
    let context = Detent.ResolutionContext(
      maximumDetentValue: metrics.maximumDetent(bounds, safeArea),
      containerTraitCollection: traits
    )
    guard let value = detent.value(context, pixel: 1 / container.pixelScale) else { return frame }
    return metrics.frame(detent: value, in: bounds, safeArea: safeArea)
  }

  override func styleFrame() {
    super.styleFrame()
    if let preferredCornerRadius { frameView.layer.cornerRadius = preferredCornerRadius }
    showGrabber()
  }

  /// The handle is 36 by 5 points, 5 below the top; estimated from screenshots.
  private func showGrabber() {
    guard prefersGrabberVisible, isSheet else {
      grabber.removeFromSuperview()
      return
    }
    grabber.identity.isGenerated = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.frame = CGRect(x: (frameView.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    if grabber.superview !== frameView { frameView.addSubview(grabber) }
  }
}
