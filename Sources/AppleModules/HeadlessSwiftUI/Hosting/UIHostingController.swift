public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A controller that shows a SwiftUI view.
///
/// The view is offered the safe area and is centered in it.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content {
    didSet {
      host = ViewHost(rootView)
      viewIfLoaded?.setNeedsLayout()
      if sizingOptions.contains(.intrinsicContentSize) { hosted?.invalidateIntrinsicContentSize() }
    }
  }

  /// The sizes that follow the view when it changes; even without them, the first layout uses its intrinsic
  /// size.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// The safe areas that the view respects; a still screen has no keyboard.
  open var safeAreaRegions: SafeAreaRegions = .all {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  private var host: ViewHost
  private var hosted: HostedContentView? { viewIfLoaded as? HostedContentView }

  /// Creates a controller of a view.
  nonisolated public init(rootView: Content) {
    self.rootView = rootView
    host = ViewHost(rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives contain no SwiftUI views: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let hosted = HostedContentView(frame: UIScreen.main.bounds)
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.backgroundColor = .systemBackground
    hosted.layOutContent = { [unowned self, unowned hosted] size, insets, traits in
      let insets = safeAreaRegions.contains(.container) ? insets : .zero
      host.layOut(
        screen: Size(width: size.width, height: size.height),
        covered: LayoutGeometry.EdgeInsets(
          top: insets.top,
          left: insets.left,
          bottom: insets.bottom,
          right: insets.right
        ),
        traits: traits
      )
      hosted.preferredStyle = host.preferredStyle
    }
    hosted.makeElements = { [unowned self, unowned hosted] _ in
      let elements = host.elements()
      hosted.messages = host.messages
      return elements
    }
    hosted.measure = { [unowned self] width, height, traits in
      let size = host.size(
        offered: ProposedViewSize(width: width, height: height),
        traits: traits
      )
      return CGSize(width: size.width, height: size.height)
    }
    view = hosted
  }

  /// Returns the size of the view for a proposed size, in whole pixels.
  ///
  /// A size of zero is proposed as it is: frames with limits answer with the minimum, as
  /// `ScaledFrameRangeViewModifierSnapshotTests` of leboncoin/spark-ios-common shows. Actions for the
  /// appearance of views do not run until a window shows them: the tags of `SparkTagSnapshotTests`
  /// (leboncoin/spark-ios-component-tag), which set their font and height when they appear, are in pictures
  /// of their previous size.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let traits = view.traitCollection
    let taken = host.size(
      offered: ProposedViewSize(size),
      traits: traits,
      appearing: view.window != nil
    )
    let pixel = 1 / (traits.displayScale > 0 ? traits.displayScale : 1)
    return CGSize(
      width: WholePixels.above(taken.width, pixel: pixel),
      height: WholePixels.above(taken.height, pixel: pixel)
    )
  }
}

/// The ways in which the size of a SwiftUI view affects constraints.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a value from the raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's preferred size follows the view; presentations do not read it here.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the controller's view is the view's ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
