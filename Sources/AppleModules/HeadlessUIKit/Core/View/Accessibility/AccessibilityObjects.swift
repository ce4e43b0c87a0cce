public import Foundation

/// An action of an element that assistive technologies offer.
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The attributed form of the name.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The group in which the action is offered.
  open var category: String?
  /// The image of the action.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// The object whose method performs the action.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("performCustomAction:")
    super.init()
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(
    name: String,
    image: UIImage?,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with an attributed name that calls a closure.
  public convenience init(
    attributedName: NSAttributedString,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) { self.init(name: attributedName.string, actionHandler: actionHandler) }

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}

/// A rotor: a way through the elements of one kind on a screen.
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Hashable, Sendable {
    case previous, next
  }

  /// The kinds that the system defines.
  public enum SystemRotorType: Int, Hashable, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// Returns the element after or before another one.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The name of the kind.
  open var name: String
  /// The kind by the system's name.
  public let systemRotorType: SystemRotorType
  /// Finds the next element.
  open var itemSearchBlock: Search

  /// Creates a way through elements of a kind.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor for elements of one of the system's kinds.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// The search of a rotor: the current item and the direction.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that a rotor found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: AnyObject?
  /// The part of the element's text.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() { super.init() }

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// A part of a view that assistive technologies see as an element.
open class UIAccessibilityElement: UIResponder {
  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = true
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The rectangle in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// The importance of content for assistive technologies.
public enum AXCustomContentImportance: UInt, Hashable, Sendable {
  case `default`, high
}

/// A fact about an element that assistive technologies read on request.
open class AXCustomContent: NSObject {
  /// The kinds of importance.
  public typealias Importance = AXCustomContentImportance
  /// The name of the fact.
  public let label: String
  /// The fact.
  public let value: String
  /// Whether it is read without a request.
  open var importance = Importance.default

  /// Creates a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }
}

/// An object with facts for assistive technologies.
public protocol AXCustomContentProvider: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// The closure that an assistive technology calls in place of the list.
  var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? { get set }
}

extension AXCustomContentProvider {
  /// The closure that an assistive technology calls in place of the list; by default there is none.
  public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? {
    get { nil }
    set { _ = newValue }
  }
}

/// A kind of container of elements.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// The way in which the elements of a container are navigated.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// The direction of a scroll by assistive technologies.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// The accessibility properties of a responder beyond its label.
struct AccessibilityState {
  var elements: [Any]?
  var elementsHidden = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var language: String?
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var userInputLabels: [String]?
  var containerType = UIAccessibilityContainerType.none
}
