#if !canImport(ObjectiveC)
public import Foundation

/// Returns a fact of an element.
public typealias AXBoolReturnBlock = () -> Bool
/// Returns a text of an element.
public typealias AXStringReturnBlock = () -> String?
/// Returns an attributed text of an element.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Returns a list of an element.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Returns the kinds of an element.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Returns a rectangle of an element.
public typealias AXRectReturnBlock = () -> CGRect
/// Returns a place of an element.
public typealias AXPointReturnBlock = () -> CGPoint
/// Returns the shape of an element.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Returns the kind of a container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Returns the navigation style of the elements.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Performs an action.
public typealias AXVoidReturnBlock = () -> Void

extension AccessibilityInformation {
  private func block<Block>(_ name: String) -> Block? { kept(\.blocks)?[name] as? Block }

  private func set(_ block: Any?, as name: String) { keep { $0.blocks[name] = block } }

  /// The closure that an assistive technology calls in place of `isAccessibilityElement`; audits do not call
  /// it.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { block("isAccessibilityElementBlock") }
    set { set(newValue, as: "isAccessibilityElementBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityLabel`; audits do not call it.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { block("accessibilityLabelBlock") }
    set { set(newValue, as: "accessibilityLabelBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityValue`; audits do not call it.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { block("accessibilityValueBlock") }
    set { set(newValue, as: "accessibilityValueBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityHint`; audits do not call it.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { block("accessibilityHintBlock") }
    set { set(newValue, as: "accessibilityHintBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityIdentifier`; audits do not call
  /// it.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { block("accessibilityIdentifierBlock") }
    set { set(newValue, as: "accessibilityIdentifierBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityLanguage`; audits do not call
  /// it.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { block("accessibilityLanguageBlock") }
    set { set(newValue, as: "accessibilityLanguageBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityAttributedLabel`; audits do not
  /// call it.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { block("accessibilityAttributedLabelBlock") }
    set { set(newValue, as: "accessibilityAttributedLabelBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityAttributedValue`; audits do not
  /// call it.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { block("accessibilityAttributedValueBlock") }
    set { set(newValue, as: "accessibilityAttributedValueBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityAttributedHint`; audits do not
  /// call it.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { block("accessibilityAttributedHintBlock") }
    set { set(newValue, as: "accessibilityAttributedHintBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityTraits`; audits do not call it.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { block("accessibilityTraitsBlock") }
    set { set(newValue, as: "accessibilityTraitsBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityElements`; audits do not call
  /// it.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { block("accessibilityElementsBlock") }
    set { set(newValue, as: "accessibilityElementsBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityCustomActions`; audits do not
  /// call it.
  public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
    get { block("accessibilityCustomActionsBlock") }
    set { set(newValue, as: "accessibilityCustomActionsBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityCustomRotors`; audits do not
  /// call it.
  public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { block("accessibilityCustomRotorsBlock") }
    set { set(newValue, as: "accessibilityCustomRotorsBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityUserInputLabels`; audits do not
  /// call it.
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { block("accessibilityUserInputLabelsBlock") }
    set { set(newValue, as: "accessibilityUserInputLabelsBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityElementsHidden`; audits do not
  /// call it.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { block("accessibilityElementsHiddenBlock") }
    set { set(newValue, as: "accessibilityElementsHiddenBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityViewIsModal`; audits do not
  /// call it.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { block("accessibilityViewIsModalBlock") }
    set { set(newValue, as: "accessibilityViewIsModalBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityRespondsToUserInteraction`;
  /// audits do not call it.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { block("accessibilityRespondsToUserInteractionBlock") }
    set { set(newValue, as: "accessibilityRespondsToUserInteractionBlock") }
  }

  /// The closure that an assistive technology calls in place of
  /// `accessibilityShouldGroupAccessibilityChildren`; audits do not call it.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { block("accessibilityShouldGroupAccessibilityChildrenBlock") }
    set { set(newValue, as: "accessibilityShouldGroupAccessibilityChildrenBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityFrame`; audits do not call it.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { block("accessibilityFrameBlock") }
    set { set(newValue, as: "accessibilityFrameBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityActivationPoint`; audits do not
  /// call it.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { block("accessibilityActivationPointBlock") }
    set { set(newValue, as: "accessibilityActivationPointBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityPath`; audits do not call it.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { block("accessibilityPathBlock") }
    set { set(newValue, as: "accessibilityPathBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityContainerType`; audits do not
  /// call it.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { block("accessibilityContainerTypeBlock") }
    set { set(newValue, as: "accessibilityContainerTypeBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityNavigationStyle`; audits do not
  /// call it.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { block("accessibilityNavigationStyleBlock") }
    set { set(newValue, as: "accessibilityNavigationStyleBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityActivate`; audits do not call
  /// it.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { block("accessibilityActivateBlock") }
    set { set(newValue, as: "accessibilityActivateBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityIncrement`; audits do not call
  /// it.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { block("accessibilityIncrementBlock") }
    set { set(newValue, as: "accessibilityIncrementBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityDecrement`; audits do not call
  /// it.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { block("accessibilityDecrementBlock") }
    set { set(newValue, as: "accessibilityDecrementBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityPerformEscape`; audits do not
  /// call it.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { block("accessibilityPerformEscapeBlock") }
    set { set(newValue, as: "accessibilityPerformEscapeBlock") }
  }

  /// The closure that an assistive technology calls in place of `accessibilityMagicTap`; audits do not call
  /// it.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { block("accessibilityMagicTapBlock") }
    set { set(newValue, as: "accessibilityMagicTapBlock") }
  }
}
#endif
