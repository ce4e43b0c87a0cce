import DynamicType
import Foundation

extension UIViewController {
  /// The object that places the controller while it is presented.
  public var presentationController: UIPresentationController? {
    outermost.ownPresentation
  }

  /// The object that places the controller in a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private var ownPresentation: UIPresentationController {
    if let presentation { return presentation }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case _ where isPopoverOnPad && traitCollection.userInterfaceIdiom == .pad:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default:
      made = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    presentation = made
    return made
  }

  /// The outermost controller around this one.
  var outermost: UIViewController {
    var step = self
    while let above = step.parent { step = above }
    return step
  }

  var isInSheet: Bool {
    let top = outermost
    return top.presenter != nil && (top.presentation?.isSheet ?? false)
  }

  func startPresenting(_ controller: UIViewController) {
    let owner = outermost
    // UIKit refuses these and logs a message.
    guard owner.presented == nil, controller.presenter == nil, controller.parent == nil,
      controller !== owner, let host = owner.view?.rootOfTree
    else { return }
    owner.presented = controller
    controller.presenter = owner
    let presentation = controller.ownPresentation
    presentation.adoptPresenter(owner)
    let container = PresentationView(frame: host.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.identity.isGenerated = true
    container.presentation = presentation
    presentation.presentationView = container
    presentation.presentationTransitionWillBegin()
    let isRemoved = presentation.shouldRemovePresentersView && owner.view !== host
    if isRemoved { owner.beginAppearanceTransition(false, animated: false) }
    host.addSubview(container)
    if presentation.presentationStyle == .formSheet {
      controller.traitsOfPresentation = UITraitCollection(horizontalSizeClass: .compact)
    }
    if let view = controller.view { presentation.frameView.addSubview(view) }
    presentation.layoutContainer()
    container.addSubview(presentation.frameView)
    if isRemoved {
      presentation.coveredFrom = owner.loadedView?.superview
      owner.loadedView?.removeFromSuperview()
      presentation.finishCovering = { [weak owner] in owner?.endAppearanceTransition() }
      container.afterLayoutOfWindow { [weak presentation] in presentation?.endCovering() }
    }
    presentation.presentationTransitionDidEnd(true)
  }

  func stopPresenting() {
    let owner = outermost
    guard let controller = owner.presented else {
      if let presenter = owner.presenter { presenter.stopPresenting() }
      return
    }
    // A presented controller on top is dismissed first.
    if controller.presented != nil { controller.stopPresenting() }
    guard let presentation = controller.presentation else { return }
    presentation.endCovering()
    presentation.dismissalTransitionWillBegin()
    if let view = owner.loadedView, let place = presentation.coveredFrom {
      view.frame = place.bounds
      place.insertSubview(view, at: 0)
    }
    presentation.presentationView?.removeFromSuperview()
    controller.loadedView?.removeFromSuperview()
    presentation.presentationView = nil
    presentation.coveredFrom = nil
    owner.presented = nil
    controller.presenter = nil
    controller.presentation = nil
    controller.traitsOfPresentation = nil
    presentation.dismissalTransitionDidEnd(true)
  }
}

extension UIPresentationController {
  /// Notifies the presenting controller of its disappearance, unless it was notified before.
  func endCovering() {
    let finish = finishCovering
    finishCovering = nil
    finish?()
  }
}
