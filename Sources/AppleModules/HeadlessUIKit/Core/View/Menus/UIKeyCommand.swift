import Foundation

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// UIKit's value of this name.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// UIKit's value of this name.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// UIKit's value of this name.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// UIKit's value of this name.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// UIKit's value of this name.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// UIKit's value of this name.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that calls a method; there is no keyboard here.
open class UIKeyCommand: UICommand {
  /// UIKit's value of this name.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// UIKit's value of this name.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// UIKit's value of this name.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// UIKit's value of this name.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// UIKit's value of this name.
  public static let inputEscape = "UIKeyInputEscape"
  /// UIKit's value of this name.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// UIKit's value of this name.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// UIKit's value of this name.
  public static let inputHome = "UIKeyInputHome"
  /// UIKit's value of this name.
  public static let inputEnd = "UIKeyInputEnd"
  /// UIKit's value of this name.
  public static let inputDelete = "UIKeyInputDelete"

  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before those of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Creates a command of a key.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }
}
