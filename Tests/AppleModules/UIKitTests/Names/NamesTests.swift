import Testing
import UIKit

/// The types that apps and layout libraries name most often among those that were missing; the file
/// compiles only while they exist.
@Suite("Names that apps use")
struct NamesTests {
  private static let types: [Any.Type] = [
    UITapGestureRecognizer.self, UIBezierPath.self, UIStatusBarStyle.self,
    (any UIApplicationDelegate).self, UIDevice.self, CGAffineTransform.self,
    UIInterfaceOrientationMask.self, UIKeyCommand.self, CAMediaTimingFunction.self,
    (any UITextFieldDelegate).self, CAKeyframeAnimation.self, UITouch.self, CAShapeLayer.self,
    (any UIViewControllerTransitionCoordinator).self, UIActivityViewController.self,
    UIGraphicsImageRenderer.self, CABasicAnimation.self, UIStoryboardSegue.self,
    UIAccessibilityCustomAction.self, (any UIGestureRecognizerDelegate).self,
    UIPanGestureRecognizer.self, (any UITextViewDelegate).self, UIWindowScene.self,
    UIViewPropertyAnimator.self, CAAnimationGroup.self, UIActivity.self, UIScene.self,
    (any UIViewControllerAnimatedTransitioning).self, UISceneSession.self, CAGradientLayer.self,
    CATransaction.self, UIContextualAction.self, (any UIViewControllerTransitioningDelegate).self,
    (any UISearchBarDelegate).self, UISwipeActionsConfiguration.self,
    (any UIWindowSceneDelegate).self,
    (any UIViewControllerContextTransitioning).self, UINotificationFeedbackGenerator.self,
    UIKeyModifierFlags.self, CGImage.self, CATransform3D.self, UIKeyboardType.self,
    CGContext.self, UIRectCorner.self, UIAccessibilityCustomRotor.self,
    UIInterfaceOrientation.self, UIKeyboardAppearance.self, UIImpactFeedbackGenerator.self,
    CGPath.self, CAAnimation.self, UIMenuController.self, UISelectionFeedbackGenerator.self,
    UIGraphicsImageRendererFormat.self, CAMediaTimingFunctionName.self, UIReturnKeyType.self,
    UIAccessibilityElement.self, CGVector.self, (any UIViewControllerInteractiveTransitioning).self,
    UIAccessibilityContainerType.self, CAShapeLayerLineCap.self, UISpringTimingParameters.self,
    UIAccessibilityCustomRotorSearchPredicate.self, UISwipeGestureRecognizer.self,
    UIMenuItem.self, (any UIActivityItemSource).self, UITextAutocapitalizationType.self,
    UIPercentDrivenInteractiveTransition.self, CGMutablePath.self,
    UIBackgroundFetchResult.self, UIAccessibilityCustomRotorItemResult.self, CATransition.self,
    (any UIContentContainer).self, CATextLayer.self, CATransformLayer.self, CADisplayLink.self,
    AXCustomContent.self, CGBlendMode.self, UIBackgroundTaskIdentifier.self,
    UIGraphicsImageRendererContext.self, UIView.AnimationOptions.self, UIView.AnimationCurve.self,
    UIView.TintAdjustmentMode.self, UIWindow.Level.self, UIScrollView.DecelerationRate.self,
    UIAccessibility.Notification.self,
  ]

  /// A view that overrides what apps override.
  private final class Everything: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { nil }
    override var keyCommands: [UIKeyCommand]? { [] }
    override var frame: CGRect { didSet { changes += 1 } }
    override var bounds: CGRect { didSet { changes += 1 } }
    override var center: CGPoint { didSet { changes += 1 } }
    override var accessibilityElements: [Any]? {
      get { nil }
      set { _ = newValue }
    }
    var changes = 0
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    override func draw(_ rect: CGRect) {}
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func addSubview(_ view: UIView) { super.addSubview(view) }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityIncrement() {}
    override func accessibilityDecrement() {}
    override func accessibilityPerformEscape() -> Bool { true }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  private final class Controller: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var shouldAutorotate: Bool { false }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    override var childForStatusBarStyle: UIViewController? { nil }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test("Types are there, each once")
  func types() {
    #expect(Set(Self.types.map { "\($0)" }).count == Self.types.count)
  }

  @Test("Members that apps override can be overridden, and are called")
  func overrides() {
    let view = Everything(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.frame.size.width = 20
    #expect(view.changes == 1)
    #expect(view.layer is CAShapeLayer)
    #expect(view.systemLayoutSizeFitting(CGSize(width: 3, height: 4)).width == 3)
    #expect(Controller().preferredStatusBarStyle == .lightContent)
  }

  @Test("The keyboard's settings are kept")
  func keyboard() {
    let field = UITextField()
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.autocapitalizationType = .none
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .done)
    #expect(UISearchBar().keyboardType == .default)
  }
}
