#if !canImport(ObjectiveC)
public import Foundation

extension AccessibilityInformation {
  private var responder: UIResponder? { self as? UIResponder }

  /// A name for tests.
  public var accessibilityIdentifier: String? {
    get { information.map(\.accessibilityIdentifier) ?? kept(\.identifier) ?? nil }
    set {
      if let information { return information.accessibilityIdentifier = newValue }
      keep { $0.identifier = newValue }
    }
  }

  /// The kinds of element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { information.map(\.accessibilityTraits) ?? kept(\.traits) ?? .none }
    set {
      if let information { return information.accessibilityTraits = newValue }
      keep { $0.traits = newValue }
    }
  }

  /// The elements in the object in their order.
  public var accessibilityElements: [Any]? {
    get { responder.map(\.accessibilityElements) ?? kept(\.state.elements) ?? nil }
    set {
      if let responder { return responder.accessibilityElements = newValue }
      keep { $0.state.elements = newValue }
    }
  }

  /// Whether the elements in the object are left out.
  public var accessibilityElementsHidden: Bool {
    get { responder.map(\.accessibilityElementsHidden) ?? kept(\.state.elementsHidden) ?? false }
    set {
      if let responder { return responder.accessibilityElementsHidden = newValue }
      keep { $0.state.elementsHidden = newValue }
    }
  }

  /// The actions that are offered.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder.map(\.accessibilityCustomActions) ?? kept(\.state.customActions) ?? nil }
    set {
      if let responder { return responder.accessibilityCustomActions = newValue }
      keep { $0.state.customActions = newValue }
    }
  }

  /// The ways through elements of one kind.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { responder.map(\.accessibilityCustomRotors) ?? kept(\.state.customRotors) ?? nil }
    set {
      if let responder { return responder.accessibilityCustomRotors = newValue }
      keep { $0.state.customRotors = newValue }
    }
  }

  /// The shape of the element on the screen.
  public var accessibilityPath: UIBezierPath? {
    get { responder.map(\.accessibilityPath) ?? kept(\.state.path) ?? nil }
    set {
      if let responder { return responder.accessibilityPath = newValue }
      keep { $0.state.path = newValue }
    }
  }

  /// The language in which the element is spoken.
  public var accessibilityLanguage: String? {
    get { responder.map(\.accessibilityLanguage) ?? kept(\.state.language) ?? nil }
    set {
      if let responder { return responder.accessibilityLanguage = newValue }
      keep { $0.state.language = newValue }
    }
  }

  /// Whether elements outside the object are ignored.
  public var accessibilityViewIsModal: Bool {
    get { responder.map(\.accessibilityViewIsModal) ?? kept(\.state.isModal) ?? false }
    set {
      if let responder { return responder.accessibilityViewIsModal = newValue }
      keep { $0.state.isModal = newValue }
    }
  }

  /// Whether the elements in the object are read as a group.
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      responder.map(\.shouldGroupAccessibilityChildren) ?? kept(\.state.groupsChildren) ?? false
    }
    set {
      if let responder { return responder.shouldGroupAccessibilityChildren = newValue }
      keep { $0.state.groupsChildren = newValue }
    }
  }

  /// The kind of container.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { responder.map(\.accessibilityContainerType) ?? kept(\.state.containerType) ?? .none }
    set {
      if let responder { return responder.accessibilityContainerType = newValue }
      keep { $0.state.containerType = newValue }
    }
  }

  /// The rectangle of the element on the screen.
  public var accessibilityFrame: CGRect {
    get { responder.map(\.accessibilityFrame) ?? (kept(\.state.frame) ?? nil) ?? .zero }
    set {
      if let responder { return responder.accessibilityFrame = newValue }
      keep { $0.state.frame = newValue }
    }
  }

  /// The point on the screen that represents touches of the element.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      let frame = accessibilityFrame
      return (kept(\.state.activationPoint) ?? nil) ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set {
      if let responder { return responder.accessibilityActivationPoint = newValue }
      keep { $0.state.activationPoint = newValue }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a person can refer to the element.
  public var accessibilityUserInputLabels: [String]! {
    get { responder.map(\.accessibilityUserInputLabels) ?? kept(\.state.userInputLabels) ?? [] }
    set {
      if let responder { return responder.accessibilityUserInputLabels = newValue }
      keep { $0.state.userInputLabels = newValue }
    }
  }

  /// The navigation style of the elements of the object.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(\.navigationStyle) ?? .automatic }
    set { keep { $0.navigationStyle = newValue } }
  }

  /// Called when the element is activated; returns whether it did something.
  @discardableResult
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }

  /// Called to increase the value.
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }

  /// Called to decrease the value.
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }

  /// Called to scroll the content; returns whether it did.
  @discardableResult
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    responder?.accessibilityScroll(direction) ?? false
  }

  /// Called to dismiss the topmost content; returns whether it did.
  @discardableResult
  public func accessibilityPerformEscape() -> Bool {
    responder?.accessibilityPerformEscape() ?? false
  }

  /// Called for the main action of the screen; returns whether it did something.
  @discardableResult
  public func accessibilityPerformMagicTap() -> Bool {
    responder?.accessibilityPerformMagicTap() ?? false
  }
}
#endif
