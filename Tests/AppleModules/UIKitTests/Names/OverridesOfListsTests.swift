// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Testing
import UIKit

// Members that apps override: those of a census of the sources of 29 public apps and libraries, and of
// the classes beside them. The file compiles where each can be overridden.

private class AnyCell: UITableViewCell {
  override func prepareForReuse() {}
  override func setSelected(_ s: Bool, animated: Bool) {}
  override func setHighlighted(_ s: Bool, animated: Bool) {}
  override func setEditing(_ s: Bool, animated: Bool) {}
  override func updateConfiguration(using s: UICellConfigurationState) {}
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func willTransition(to s: UITableViewCell.StateMask) {}
  override func didTransition(to s: UITableViewCell.StateMask) {}
  override var reuseIdentifier: String? { nil }
  override var textLabel: UILabel? { nil }
  override var detailTextLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var accessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var accessoryView: UIView? { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var selectionStyle: UITableViewCell.SelectionStyle { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var separatorInset: UIEdgeInsets { didSet {} }
  override var editingStyle: UITableViewCell.EditingStyle { .none }
}
private class AnyItemCell: UICollectionViewCell {
  override func prepareForReuse() {}
  override func preferredLayoutAttributesFitting(
    _ a: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { a }
  override func apply(_ a: UICollectionViewLayoutAttributes) {}
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var reuseIdentifier: String? { nil }
  override func updateConfiguration(using s: UICellConfigurationState) {}
}
private class AnyTableController: UITableViewController {
  override func numberOfSections(in t: UITableView) -> Int { 1 }
  override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
  override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
    .init()
  }
  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}
  override func tableView(_ t: UITableView, willSelectRowAt i: IndexPath) -> IndexPath? { nil }
  override func tableView(_ t: UITableView, shouldHighlightRowAt i: IndexPath) -> Bool { true }
  override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }
  override func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { nil }
  override func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
  override func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { nil }
  override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { 1 }
  override func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt i: IndexPath) {
  }
  override func tableView(_ t: UITableView, willDisplayHeaderView v: UIView, forSection s: Int) {}
  override func tableView(_ t: UITableView, willDisplayFooterView v: UIView, forSection s: Int) {}
  override func tableView(
    _ t: UITableView,
    didEndDisplaying c: UITableViewCell,
    forRowAt i: IndexPath
  ) {}
  override func tableView(_ t: UITableView, canEditRowAt i: IndexPath) -> Bool { true }
  override func tableView(_ t: UITableView, canMoveRowAt i: IndexPath) -> Bool { true }
  override func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}
  override func tableView(
    _ t: UITableView,
    editingStyleForRowAt i: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  override func tableView(_ t: UITableView, shouldIndentWhileEditingRowAt i: IndexPath) -> Bool {
    true
  }
  override func tableView(_ t: UITableView, indentationLevelForRowAt i: IndexPath) -> Int { 0 }
  override func tableView(
    _ t: UITableView,
    commit e: UITableViewCell.EditingStyle,
    forRowAt i: IndexPath
  ) {}
  override func tableView(
    _ t: UITableView,
    leadingSwipeActionsConfigurationForRowAt i: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  override func tableView(
    _ t: UITableView,
    trailingSwipeActionsConfigurationForRowAt i: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  override func tableView(_ t: UITableView, accessoryButtonTappedForRowWith i: IndexPath) {}
  override func tableView(
    _ t: UITableView,
    titleForDeleteConfirmationButtonForRowAt i: IndexPath
  ) -> String? { nil }
  override func tableView(
    _ t: UITableView,
    targetIndexPathForMoveFromRowAt a: IndexPath,
    toProposedIndexPath b: IndexPath
  ) -> IndexPath { b }
  override func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
  override func tableView(_ t: UITableView, sectionForSectionIndexTitle s: String, at i: Int) -> Int
  { 0 }
  override func scrollViewDidScroll(_ s: UIScrollView) {}
  override func scrollViewWillBeginDragging(_ s: UIScrollView) {}
  override func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate d: Bool) {}
  override func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
  override var tableView: UITableView! { didSet {} }
  override var refreshControl: UIRefreshControl? { didSet {} }
}
private class AnyCollectionController: UICollectionViewController {
  override func numberOfSections(in t: UICollectionView) -> Int { 1 }
  override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 0 }
  override func collectionView(
    _ c: UICollectionView,
    cellForItemAt i: IndexPath
  ) -> UICollectionViewCell { .init() }
  override func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}
  override func collectionView(_ c: UICollectionView, didDeselectItemAt i: IndexPath) {}
  override func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool {
    true
  }
  override func collectionView(_ c: UICollectionView, shouldHighlightItemAt i: IndexPath) -> Bool {
    true
  }
  override func collectionView(
    _ c: UICollectionView,
    viewForSupplementaryElementOfKind k: String,
    at i: IndexPath
  ) -> UICollectionReusableView { .init() }
  override func collectionView(
    _ c: UICollectionView,
    willDisplay x: UICollectionViewCell,
    forItemAt i: IndexPath
  ) {}
  override func collectionView(
    _ c: UICollectionView,
    didEndDisplaying x: UICollectionViewCell,
    forItemAt i: IndexPath
  ) {}
  override func scrollViewDidScroll(_ s: UIScrollView) {}
}
private class AnyLayout: UICollectionViewFlowLayout {
  override func prepare() {}
  override func layoutAttributesForElements(in r: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  override func layoutAttributesForItem(at i: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  override func layoutAttributesForSupplementaryView(
    ofKind k: String,
    at i: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override func shouldInvalidateLayout(forBoundsChange b: CGRect) -> Bool { true }
  override func invalidateLayout() {}
  override func invalidationContext(
    forBoundsChange b: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: b) }
  override var collectionViewContentSize: CGSize { .zero }
  override func targetContentOffset(
    forProposedContentOffset p: CGPoint,
    withScrollingVelocity v: CGPoint
  ) -> CGPoint { p }
  override var itemSize: CGSize { didSet {} }
}
private class AnyScrollView: UIScrollView {
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override func setContentOffset(_ p: CGPoint, animated: Bool) {}
  override func touchesShouldCancel(in v: UIView) -> Bool { true }
  override func touchesShouldBegin(_ t: Set<UITouch>, with e: UIEvent?, in v: UIView) -> Bool {
    true
  }
  override func scrollRectToVisible(_ r: CGRect, animated: Bool) {}
  override func adjustedContentInsetDidChange() {}
  override var delegate: (any UIScrollViewDelegate)? { didSet {} }
  override var zoomScale: CGFloat { didSet {} }
  override var isScrollEnabled: Bool { didSet {} }
}
private class AnyTable: UITableView {
  override func reloadData() {}
  override func dequeueReusableCell(withIdentifier i: String) -> UITableViewCell? { nil }
  override func reloadRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func insertRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func deleteRows(at i: [IndexPath], with a: UITableView.RowAnimation) {}
  override func beginUpdates() {}
  override func endUpdates() {}
  override func setEditing(_ e: Bool, animated: Bool) {}
  override func scrollToRow(at i: IndexPath, at s: UITableView.ScrollPosition, animated: Bool) {}
  override func selectRow(
    at i: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {}
  override func deselectRow(at i: IndexPath, animated: Bool) {}
  override var tableHeaderView: UIView? { didSet {} }
  override var tableFooterView: UIView? { didSet {} }
  override var backgroundView: UIView? { didSet {} }
  override var dataSource: (any UITableViewDataSource)? { didSet {} }
}
private class AnyLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool { true }
  override func draw(in c: CGContext) {}
  override func display() {}
  override func layoutSublayers() {}
  override func action(forKey k: String) -> (any CAAction)? { nil }
  override class func defaultAction(forKey k: String) -> (any CAAction)? { nil }
  override func add(_ a: CAAnimation, forKey k: String?) {}
  override func removeAllAnimations() {}
  override func addSublayer(_ l: CALayer) {}
  override var bounds: CGRect { didSet {} }
  override var frame: CGRect { didSet {} }
  override var position: CGPoint { didSet {} }
  override var cornerRadius: CGFloat { didSet {} }
  override var contents: Any? { didSet {} }
  override var opacity: Float { didSet {} }
  override var isHidden: Bool { didSet {} }
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
  override func contains(_ p: CGPoint) -> Bool { true }
  override func setNeedsLayout() {}
  override func setNeedsDisplay() {}
}
private class AnyRecognizer: UIGestureRecognizer {
  override func reset() {}
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent) {}
  override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent) {}
  override func canPrevent(_ g: UIGestureRecognizer) -> Bool { true }
  override func canBePrevented(by g: UIGestureRecognizer) -> Bool { true }
  override func shouldRequireFailure(of g: UIGestureRecognizer) -> Bool { true }
  override func shouldBeRequiredToFail(by g: UIGestureRecognizer) -> Bool { true }
  override func location(in v: UIView?) -> CGPoint { .zero }
}
private class AnyPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ c: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ c: Bool) {}
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override func containerViewWillLayoutSubviews() {}
  override func containerViewDidLayoutSubviews() {}
  override var presentedView: UIView? { nil }
  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { false }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func size(
    forChildContentContainer c: any UIContentContainer,
    withParentContainerSize s: CGSize
  ) -> CGSize { s }
  override func preferredContentSizeDidChange(forChildContentContainer c: any UIContentContainer) {}
  override func viewWillTransition(to s: CGSize, with c: any UIViewControllerTransitionCoordinator)
  {}
}
private class AnyNavigation: UINavigationController {
  override func pushViewController(_ v: UIViewController, animated: Bool) {}
  override func popViewController(animated: Bool) -> UIViewController? { nil }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  override func popToViewController(_ v: UIViewController, animated: Bool) -> [UIViewController]? {
    nil
  }
  override func setViewControllers(_ v: [UIViewController], animated: Bool) {}
  override var viewControllers: [UIViewController] { didSet {} }
  override func setNavigationBarHidden(_ h: Bool, animated: Bool) {}
  override var isNavigationBarHidden: Bool { didSet {} }
  override var topViewController: UIViewController? { nil }
  override var visibleViewController: UIViewController? { nil }
  override var delegate: (any UINavigationControllerDelegate)? { didSet {} }
}
private class AnyTabs: UITabBarController {
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func setViewControllers(_ v: [UIViewController]?, animated: Bool) {}
}
private class AnyWindow: UIWindow {
  override func sendEvent(_ e: UIEvent) {}
  override func makeKeyAndVisible() {}
  override func becomeKey() {}
}
private class AnyActivity: UIActivity {
  override var activityTitle: String? { nil }
  override var activityType: UIActivity.ActivityType? { nil }
  override var activityImage: UIImage? { nil }
  override func canPerform(withActivityItems i: [Any]) -> Bool { true }
  override func prepare(withActivityItems i: [Any]) {}
  override func perform() {}
  override var activityViewController: UIViewController? { nil }
  override class var activityCategory: UIActivity.Category { .share }
}
private class AnyItemProvider: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { 1 }
}
private class AnyTransition: UIPercentDrivenInteractiveTransition {
  override func startInteractiveTransition(_ c: any UIViewControllerContextTransitioning) {}
  override func update(_ p: CGFloat) {}
  override func finish() {}
  override func cancel() {}
}
private class AnyImageView: UIImageView {
  override var image: UIImage? { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var highlightedImage: UIImage? { didSet {} }
  override func startAnimating() {}
  override func stopAnimating() {}
  override var animationImages: [UIImage]? { didSet {} }
}
private class AnyStack: UIStackView {
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var spacing: CGFloat { didSet {} }
  override var alignment: UIStackView.Alignment { didSet {} }
  override var distribution: UIStackView.Distribution { didSet {} }
  override func addArrangedSubview(_ v: UIView) {}
  override func removeArrangedSubview(_ v: UIView) {}
  override func insertArrangedSubview(_ v: UIView, at i: Int) {}
  override var arrangedSubviews: [UIView] { [] }
}
private class AnyBar: UINavigationBar {
  override var barTintColor: UIColor? { didSet {} }
  override var items: [UINavigationItem]? { didSet {} }
  override func sizeThatFits(_ s: CGSize) -> CGSize { s }
  override var prefersLargeTitles: Bool { didSet {} }
}
private class AnyTabBar: UITabBar {
  override var items: [UITabBarItem]? { didSet {} }
  override var selectedItem: UITabBarItem? { didSet {} }
}
private class AnySearchBar: UISearchBar {
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
  override func setShowsCancelButton(_ s: Bool, animated: Bool) {}
}
private class AnySwitch: UISwitch {
  override func setOn(_ o: Bool, animated: Bool) {}
  override var isOn: Bool { didSet {} }
}
private class AnySlider: UISlider {
  override func trackRect(forBounds b: CGRect) -> CGRect { b }
  override func thumbRect(forBounds b: CGRect, trackRect r: CGRect, value v: Float) -> CGRect { b }
  override var value: Float { didSet {} }
  override func setValue(_ v: Float, animated: Bool) {}
  override func minimumValueImageRect(forBounds b: CGRect) -> CGRect { b }
}
private class AnySegments: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet {} }
  override func insertSegment(withTitle t: String?, at i: Int, animated: Bool) {}
}
private class AnyPages: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
  override func size(forNumberOfPages p: Int) -> CGSize { .zero }
}
private class AnyAlert: UIAlertController { override func addAction(_ a: UIAlertAction) {} }
private class AnyBarItem: UIBarButtonItem {
  override var isEnabled: Bool { didSet {} }
  override var title: String? { didSet {} }
  override var customView: UIView? { didSet {} }
}
private class AnyReusableView: UICollectionReusableView { override func prepareForReuse() {} }
private class AnyEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? { didSet {} }
}
private class AnySegue: UIStoryboardSegue { override func perform() {} }
private class AnyElement: UIAccessibilityElement {
  override var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }
  override func accessibilityActivate() -> Bool { true }
  override var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

@Suite("Members of lists, layers and bars that apps override")
struct OverridesOfListsTests {
  @Test("Overrides answer where the class of UIKit is asked")
  func dispatch() {
    let layer: CALayer = AnyLayer()
    layer.addSublayer(CALayer())
    #expect(layer.sublayers?.isEmpty ?? true)
    let activity: UIActivity = AnyActivity()
    #expect(activity.canPerform(withActivityItems: []))
    let provider: UIActivityItemProvider = AnyItemProvider(placeholderItem: "")
    #expect(provider.item as? Int == 1)
  }
}
