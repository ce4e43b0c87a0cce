import DynamicType
public import Foundation
import Snapshots

/// The position and the size of a presented controller.
public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// As the system chooses: a page sheet.
  case automatic = -2
  /// Not at all.
  case none
  /// Over everything.
  case fullScreen
  /// As a sheet that leaves a strip of the content below visible.
  case pageSheet
  /// As a small sheet in the middle, where it fits.
  case formSheet
  /// Over the controller that defines the context.
  case currentContext
  /// As a custom presentation controller decides.
  case custom
  /// Over everything; the content below stays in place.
  case overFullScreen
  /// Over the controller that defines the context, which stays in place.
  case overCurrentContext
  /// In a bubble beside a view.
  case popover
}

/// The motion of a presentation.
public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Places a presented controller.
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  /// The controller over which it is presented.
  public var presentingViewController: UIViewController {
    if let presenter { return presenter }
    let made = UIViewController()
    madePresenter = made
    presenter = made
    return made
  }
  private weak var presenter: UIViewController?
  /// The controller that replaces a missing one.
  private var madePresenter: UIViewController?
  var presentationView: PresentationView?
  /// The container of the presented view: the frame with the corners of a sheet.
  let frameView = UIView(frame: .zero)
  /// The superview of the presenting controller's view before it was covered.
  weak var coveredFrom: UIView?
  /// Notifies the presenting controller of its disappearance, after the presented one has appeared.
  var finishCovering: (() -> Void)?

  /// The delegate of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that override those of the presented controller.
  open var overrideTraitCollection: UITraitCollection?
  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style for the available size.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The traits of the presentation.
  open var traitCollection: UITraitCollection { traits }

  /// Creates a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
    frameView.identity.isGenerated = true
    frameView.clipsToBounds = true
  }

  func adoptPresenter(_ presenter: UIViewController) { self.presenter = presenter }

  /// The style after its adaptation to the available size.
  ///
  /// On an iPhone held sideways sheets cover the whole screen; in a compact width form sheets and popovers
  /// become page sheets.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover:
      if traits.verticalSizeClass == .compact { return .fullScreen }
      if traits.horizontalSizeClass != .regular || style == .automatic { return .pageSheet }
      return style
    case .none: return .fullScreen
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: return style
    }
  }

  /// Whether the presenting view is taken away.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The view over the covered content.
  open var containerView: UIView? { presentationView }

  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }

  var traits: UITraitCollection {
    presentationView?.traitCollection ?? presenter?.traitCollection ?? .current
  }

  var isSheet: Bool {
    presentationStyle == .pageSheet || presentationStyle == .formSheet
      || presentationStyle == .popover
  }

  /// The rectangle of the presented view in the container view.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let container = presentationView else { return .zero }
    let bounds = container.bounds
    let safeArea = container.safeAreaInsets
    if let own = presentedViewController.presentedFrame(in: bounds, safeArea: safeArea) {
      return own
    }
    guard isSheet else { return bounds }
    return SheetMetrics(traits).frame(
      presentationStyle,
      in: bounds,
      safeArea: safeArea,
      preferred: presentedViewController.preferredContentSize,
      pixel: 1 / container.pixelScale
    )
  }

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller has another preferred size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller in a container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size changes; sizes do not change by themselves here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before traits change; nothing here changes traits with a coordinator.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the container lays out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presentation ends.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presentation has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  func layoutContainer() {
    containerViewWillLayoutSubviews()
    frameView.frame = frameOfPresentedViewInContainerView
    presentedViewController.loadedView?.frame = frameView.bounds
    styleFrame()
    containerViewDidLayoutSubviews()
  }

  /// Rounds the corners of a sheet, and dims the content below.
  func styleFrame() {
    let isCard = isSheet || presentedViewController.dimsPresenter
    presentationView?.backgroundColor = isCard ? UIColor(white: 0, alpha: 0.2) : nil
    frameView.clipsToBounds = isSheet
    frameView.layer.cornerRadius = isSheet ? SheetMetrics(traits).cornerRadius : 0
    let isFloating = frameView.frame.maxY < (presentationView?.bounds.maxY ?? 0)
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    frameView.layer.maskedCorners =
      isFloating ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
  }
}

/// The view over the content that a presentation covers.
final class PresentationView: UIView {
  override var elementRole: ElementRole { .container }

  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layoutContainer()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsLayout()
  }
}
