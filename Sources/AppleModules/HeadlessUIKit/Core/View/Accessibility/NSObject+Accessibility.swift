#if !canImport(ObjectiveC)
public import Foundation

/// The accessibility properties that programs can set on any object.
///
/// Views and elements have stored properties for them; for other objects they are kept separately.
public protocol AccessibilityInformation: NSObject {}

extension NSObject: AccessibilityInformation {}

extension AccessibilityInformation {
  /// Whether the object is an element.
  public var isAccessibilityElement: Bool {
    get { information?.isAccessibilityElement ?? kept(\.isElement) ?? false }
    set {
      if let information { return information.isAccessibilityElement = newValue }
      keep { $0.isElement = newValue }
    }
  }

  /// The name of the element.
  public var accessibilityLabel: String? {
    get { information.map(\.accessibilityLabel) ?? kept(\.label) ?? nil }
    set {
      if let information { return information.accessibilityLabel = newValue }
      keep { $0.label = newValue }
    }
  }

  /// The result of the element's action.
  public var accessibilityHint: String? {
    get { information.map(\.accessibilityHint) ?? kept(\.hint) ?? nil }
    set {
      if let information { return information.accessibilityHint = newValue }
      keep { $0.hint = newValue }
    }
  }

  /// The value of the element.
  public var accessibilityValue: String? {
    get { information.map(\.accessibilityValue) ?? kept(\.value) ?? nil }
    set {
      if let information { return information.accessibilityValue = newValue }
      keep { $0.value = newValue }
    }
  }

  var information: (any AccessibilityElement)? { self as? any AccessibilityElement }

  func kept<Value>(_ path: KeyPath<KeptAccessibility, Value>) -> Value? {
    (objc_getAssociatedObject(self, KeptAccessibility.key) as? KeptAccessibility)?[keyPath: path]
  }

  func keep(_ change: (KeptAccessibility) -> Void) {
    let key = KeptAccessibility.key
    let kept = objc_getAssociatedObject(self, key) as? KeptAccessibility ?? KeptAccessibility()
    change(kept)
    objc_setAssociatedObject(self, key, kept, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// An object with its own properties for assistive technologies.
protocol AccessibilityElement: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: AccessibilityElement {}
extension UIAccessibilityElement: AccessibilityElement {}

/// The accessibility properties of an object that does not store them itself.
final class KeptAccessibility: NSObject {
  var state = AccessibilityState()
  var texts: [String: NSAttributedString] = [:]
  var blocks: [String: Any] = [:]
  var traits = UIAccessibilityTraits.none
  var identifier: String?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?

  private final class Key: Sendable {}
  private static let keyObject = Key()

  static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyObject).toOpaque())
  }
}
#endif
