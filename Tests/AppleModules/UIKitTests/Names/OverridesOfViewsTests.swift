// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Testing
import UIKit

// Members that apps override: those of a census of the sources of 29 public apps and libraries, and of
// the classes beside them. The file compiles where each can be overridden.

private class AnyView: UIView {
  override func awakeFromNib() {}
  override func layoutSubviews() {}
  override func traitCollectionDidChange(_ p: UITraitCollection?) {}
  override var intrinsicContentSize: CGSize { .zero }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  override var canBecomeFirstResponder: Bool { true }
  override func draw(_ rect: CGRect) {}
  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}
  override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) {}
  override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {}
  override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {}
  override func becomeFirstResponder() -> Bool { true }
  override func resignFirstResponder() -> Bool { true }
  override func didMoveToSuperview() {}
  override func willMove(toSuperview v: UIView?) {}
  override func willMove(toWindow v: UIWindow?) {}
  override func didAddSubview(_ v: UIView) {}
  override func willRemoveSubview(_ v: UIView) {}
  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true }
  override var bounds: CGRect { didSet {} }
  override var frame: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var tag: Int { didSet {} }
  override var mask: UIView? { didSet {} }
  override var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { nil }
    set {}
  }
  override var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  override var accessibilityActivationPoint: CGPoint {
    get { .zero }
    set {}
  }
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  override var accessibilityHint: String? {
    get { nil }
    set {}
  }
  override var accessibilityValue: String? {
    get { nil }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
  override var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  override var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
  override var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }
  override var accessibilityUserInputLabels: [String]! {
    get { nil }
    set {}
  }
  override var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set {}
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityIgnoresInvertColors: Bool {
    get { true }
    set {}
  }
  override var largeContentTitle: String? {
    get { nil }
    set {}
  }
  override var largeContentImage: UIImage? {
    get { nil }
    set {}
  }
  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() {}
  override func accessibilityDecrement() {}
  override func accessibilityPerformEscape() -> Bool { true }
  override func accessibilityPerformMagicTap() -> Bool { true }
  override func accessibilityScroll(_ d: UIAccessibilityScrollDirection) -> Bool { true }
  override func accessibilityElementCount() -> Int { 0 }
  override func accessibilityElement(at i: Int) -> Any? { nil }
  override func index(ofAccessibilityElement e: Any) -> Int { 0 }
  override func didMoveToWindow() {}
  override var tintColor: UIColor! {
    get { .red }
    set {}
  }
  override func tintColorDidChange() {}
  override func safeAreaInsetsDidChange() {}
  override func layoutMarginsDidChange() {}
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() { super.updateConstraints() }
  override func setNeedsUpdateConstraints() {}
  override func setNeedsLayout() {}
  override func layoutIfNeeded() {}
  override func setNeedsDisplay() {}
  override func setNeedsDisplay(_ r: CGRect) {}
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
  override func layoutSublayers(of layer: CALayer) {}
  override func action(for layer: CALayer, forKey k: String) -> (any CAAction)? { nil }
  override func systemLayoutSizeFitting(_ s: CGSize) -> CGSize { s }
  override func systemLayoutSizeFitting(
    _ s: CGSize,
    withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize { s }
  override func motionEnded(_ m: UIEvent.EventSubtype, with e: UIEvent?) {}
  override func motionBegan(_ m: UIEvent.EventSubtype, with e: UIEvent?) {}
  override var inputAccessoryView: UIView? { nil }
  override var inputView: UIView? { nil }
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
  override func paste(_ s: Any?) {}
  override func copy(_ s: Any?) {}
  override func cut(_ s: Any?) {}
  override func delete(_ s: Any?) {}
  override func select(_ s: Any?) {}
  override func selectAll(_ s: Any?) {}
  override func canPerformAction(_ a: Selector, withSender s: Any?) -> Bool { true }
  override func target(forAction a: Selector, withSender s: Any?) -> Any? { nil }
  override func addSubview(_ v: UIView) {}
  override func insertSubview(_ v: UIView, at i: Int) {}
  override func insertSubview(_ v: UIView, aboveSubview s: UIView) {}
  override func insertSubview(_ v: UIView, belowSubview s: UIView) {}
  override func bringSubviewToFront(_ v: UIView) {}
  override func sendSubviewToBack(_ v: UIView) {}
  override func removeFromSuperview() {}
  override func sizeToFit() {}
  override func invalidateIntrinsicContentSize() {}
  override func setContentHuggingPriority(_ p: UILayoutPriority, for a: NSLayoutConstraint.Axis) {}
  override func setContentCompressionResistancePriority(
    _ p: UILayoutPriority,
    for a: NSLayoutConstraint.Axis
  ) {}
  override var forFirstBaselineLayout: UIView { self }
  override var forLastBaselineLayout: UIView { self }
  override var alignmentRectInsets: UIEdgeInsets { .zero }
  override func prepareForInterfaceBuilder() {}
  override var backgroundColor: UIColor? { didSet {} }
  override var canBecomeFocused: Bool { true }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  override func pressesBegan(_ p: Set<UIPress>, with e: UIPressesEvent?) {}
  override func pressesEnded(_ p: Set<UIPress>, with e: UIPressesEvent?) {}
  override var keyCommands: [UIKeyCommand]? { nil }
  override var next: UIResponder? { nil }
  override var isFirstResponder: Bool { false }
  override var canResignFirstResponder: Bool { true }
  override var textInputMode: UITextInputMode? { nil }
  override func reloadInputViews() {}
  override func isEqual(_ o: Any?) -> Bool { false }
  override func observeValue(
    forKeyPath k: String?,
    of o: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  override func addGestureRecognizer(_ g: UIGestureRecognizer) {}
  override func endEditing(_ f: Bool) -> Bool { true }
  override func snapshotView(afterScreenUpdates a: Bool) -> UIView? { nil }
}
private class AnyController: UIViewController {
  override func viewDidLoad() {}
  override func loadView() {}
  override func viewWillAppear(_ a: Bool) {}
  override func viewIsAppearing(_ a: Bool) {}
  override func viewDidAppear(_ a: Bool) {}
  override func viewWillDisappear(_ a: Bool) {}
  override func viewDidDisappear(_ a: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func viewDidLayoutSubviews() {}
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewSafeAreaInsetsDidChange() {}
  override func viewLayoutMarginsDidChange() {}
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForStatusBarHidden: UIViewController? { nil }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var shouldAutorotate: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
  override func prepare(for s: UIStoryboardSegue, sender: Any?) {}
  override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { true }
  override func performSegue(withIdentifier i: String, sender: Any?) {}
  override func viewWillTransition(to s: CGSize, with c: any UIViewControllerTransitionCoordinator)
  {}
  override func willTransition(
    to t: UITraitCollection,
    with c: any UIViewControllerTransitionCoordinator
  ) {}
  override func setEditing(_ e: Bool, animated: Bool) {}
  override func dismiss(animated f: Bool, completion: (() -> Void)? = nil) {}
  override func present(_ v: UIViewController, animated f: Bool, completion: (() -> Void)? = nil) {}
  override func show(_ v: UIViewController, sender: Any?) {}
  override func showDetailViewController(_ v: UIViewController, sender: Any?) {}
  override func preferredContentSizeDidChange(forChildContentContainer c: any UIContentContainer) {}
  override func size(
    forChildContentContainer c: any UIContentContainer,
    withParentContainerSize s: CGSize
  ) -> CGSize { s }
  override var preferredContentSize: CGSize {
    get { .zero }
    set {}
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var prefersPointerLocked: Bool { true }
  override func didReceiveMemoryWarning() {}
  override func didMove(toParent p: UIViewController?) {}
  override func willMove(toParent p: UIViewController?) {}
  override func addChild(_ c: UIViewController) {}
  override func removeFromParent() {}
  override var title: String? { didSet {} }
  override var view: UIView! { didSet {} }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var tabBarItem: UITabBarItem! {
    get { nil }
    set {}
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  override var isModalInPresentation: Bool {
    get { true }
    set {}
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var isEditing: Bool { didSet {} }
  override var isBeingDismissed: Bool { false }
  override var presentedViewController: UIViewController? { nil }
  override var presentingViewController: UIViewController? { nil }
  override var navigationController: UINavigationController? { nil }
  override var tabBarController: UITabBarController? { nil }
  override var editButtonItem: UIBarButtonItem { UIBarButtonItem() }
  override var toolbarItems: [UIBarButtonItem]? {
    get { nil }
    set {}
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .dark }
    set {}
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
  override var restorationIdentifier: String? {
    get { nil }
    set {}
  }
  override func encodeRestorableState(with c: NSCoder) {}
  override func decodeRestorableState(with c: NSCoder) {}
  override func setNeedsStatusBarAppearanceUpdate() {}
  override func transition(
    from f: UIViewController,
    to t: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override func beginAppearanceTransition(_ a: Bool, animated: Bool) {}
  override func endAppearanceTransition() {}
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func canPerformUnwindSegueAction(
    _ a: Selector,
    from v: UIViewController,
    sender: Any?
  ) -> Bool { false }
  override var disablesAutomaticKeyboardDismissal: Bool { false }
  override func updateUserActivityState(_ a: NSUserActivity) {}
  override func restoreUserActivityState(_ a: NSUserActivity) {}
  override func becomeFirstResponder() -> Bool { true }
}
private class AnyControl: UIControl {
  override var isEnabled: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var state: UIControl.State { .normal }
  override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }
  override func continueTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }
  override func endTracking(_ t: UITouch?, with e: UIEvent?) {}
  override func cancelTracking(with e: UIEvent?) {}
  override func sendAction(_ a: Selector, to t: Any?, for e: UIEvent?) {}
  override func sendActions(for e: UIControl.Event) {}
  override func addTarget(_ t: Any?, action a: Selector, for e: UIControl.Event) {}
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { .center }
    set {}
  }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { .center }
    set {}
  }
}
private class AnyButton: UIButton {
  override func titleRect(forContentRect r: CGRect) -> CGRect { r }
  override func imageRect(forContentRect r: CGRect) -> CGRect { r }
  override func contentRect(forBounds r: CGRect) -> CGRect { r }
  override func backgroundRect(forBounds r: CGRect) -> CGRect { r }
  override func setTitle(_ t: String?, for s: UIControl.State) {}
  override func setImage(_ t: UIImage?, for s: UIControl.State) {}
  override func setTitleColor(_ t: UIColor?, for s: UIControl.State) {}
  override func setBackgroundImage(_ t: UIImage?, for s: UIControl.State) {}
  override func setAttributedTitle(_ t: NSAttributedString?, for s: UIControl.State) {}
  override var buttonType: UIButton.ButtonType { .system }
  override var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  override var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  override var contentEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  override var titleLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var currentTitle: String? { nil }
  override func updateConfiguration() {}
  override var configuration: UIButton.Configuration? {
    get { nil }
    set {}
  }
  override var menu: UIMenu? {
    get { nil }
    set {}
  }
}
private class AnyLabel: UILabel {
  override func drawText(in r: CGRect) {}
  override func textRect(forBounds r: CGRect, limitedToNumberOfLines n: Int) -> CGRect { r }
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont! {
    get { nil }
    set {}
  }
  override var textColor: UIColor! {
    get { nil }
    set {}
  }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var highlightedTextColor: UIColor? { didSet {} }
  override var shadowColor: UIColor? { didSet {} }
  override var shadowOffset: CGSize { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override var minimumScaleFactor: CGFloat { didSet {} }
  override var adjustsFontForContentSizeCategory: Bool { didSet {} }
}
private class AnyField: UITextField {
  override func textRect(forBounds r: CGRect) -> CGRect { r }
  override func editingRect(forBounds r: CGRect) -> CGRect { r }
  override func placeholderRect(forBounds r: CGRect) -> CGRect { r }
  override func leftViewRect(forBounds r: CGRect) -> CGRect { r }
  override func rightViewRect(forBounds r: CGRect) -> CGRect { r }
  override func clearButtonRect(forBounds r: CGRect) -> CGRect { r }
  override func borderRect(forBounds r: CGRect) -> CGRect { r }
  override func drawText(in r: CGRect) {}
  override func drawPlaceholder(in r: CGRect) {}
  override func caretRect(for p: UITextPosition) -> CGRect { .zero }
  override func deleteBackward() {}
  override func insertText(_ t: String) {}
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var delegate: (any UITextFieldDelegate)? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var inputView: UIView? {
    get { nil }
    set {}
  }
  override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  override var leftView: UIView? { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var isEditing: Bool { true }
  override var isEnabled: Bool { didSet {} }
  override var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
}
private class AnyTextView: UITextView {
  override var text: String! { didSet {} }
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  override var selectedRange: NSRange { didSet {} }
  override var isEditable: Bool { didSet {} }
  override var isSelectable: Bool { didSet {} }
  override var isScrollEnabled: Bool { didSet {} }
  override var typingAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet {} }
  override func caretRect(for p: UITextPosition) -> CGRect { .zero }
  override func insertText(_ t: String) {}
  override func deleteBackward() {}
  override var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
  override var inputView: UIView? {
    get { nil }
    set {}
  }
}

@Suite("Members of views and controllers that apps override")
struct OverridesOfViewsTests {
  @Test("Overrides answer where the class of UIKit is asked")
  func dispatch() {
    let view: UIView = AnyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(recognizer.view == nil)
    let controller: UIViewController = AnyController()
    let navigation = UINavigationController(rootViewController: controller)
    #expect(controller.navigationController == nil)
    #expect(navigation.viewControllers.count == 1)
  }
}
