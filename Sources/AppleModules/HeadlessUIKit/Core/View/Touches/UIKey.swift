public import Foundation

/// The number of a key on a keyboard.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number in the usage tables of USB.
  public let rawValue: Int
  /// Creates a key by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a key by its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// UIKit's value of this name.
  public static let keyboardA = UIKeyboardHIDUsage(4)
  /// UIKit's value of this name.
  public static let keyboardB = UIKeyboardHIDUsage(5)
  /// UIKit's value of this name.
  public static let keyboardC = UIKeyboardHIDUsage(6)
  /// UIKit's value of this name.
  public static let keyboardD = UIKeyboardHIDUsage(7)
  /// UIKit's value of this name.
  public static let keyboardE = UIKeyboardHIDUsage(8)
  /// UIKit's value of this name.
  public static let keyboardF = UIKeyboardHIDUsage(9)
  /// UIKit's value of this name.
  public static let keyboardG = UIKeyboardHIDUsage(10)
  /// UIKit's value of this name.
  public static let keyboardH = UIKeyboardHIDUsage(11)
  /// UIKit's value of this name.
  public static let keyboardI = UIKeyboardHIDUsage(12)
  /// UIKit's value of this name.
  public static let keyboardJ = UIKeyboardHIDUsage(13)
  /// UIKit's value of this name.
  public static let keyboardK = UIKeyboardHIDUsage(14)
  /// UIKit's value of this name.
  public static let keyboardL = UIKeyboardHIDUsage(15)
  /// UIKit's value of this name.
  public static let keyboardM = UIKeyboardHIDUsage(16)
  /// UIKit's value of this name.
  public static let keyboardN = UIKeyboardHIDUsage(17)
  /// UIKit's value of this name.
  public static let keyboardO = UIKeyboardHIDUsage(18)
  /// UIKit's value of this name.
  public static let keyboardP = UIKeyboardHIDUsage(19)
  /// UIKit's value of this name.
  public static let keyboardQ = UIKeyboardHIDUsage(20)
  /// UIKit's value of this name.
  public static let keyboardR = UIKeyboardHIDUsage(21)
  /// UIKit's value of this name.
  public static let keyboardS = UIKeyboardHIDUsage(22)
  /// UIKit's value of this name.
  public static let keyboardT = UIKeyboardHIDUsage(23)
  /// UIKit's value of this name.
  public static let keyboardU = UIKeyboardHIDUsage(24)
  /// UIKit's value of this name.
  public static let keyboardV = UIKeyboardHIDUsage(25)
  /// UIKit's value of this name.
  public static let keyboardW = UIKeyboardHIDUsage(26)
  /// UIKit's value of this name.
  public static let keyboardX = UIKeyboardHIDUsage(27)
  /// UIKit's value of this name.
  public static let keyboardY = UIKeyboardHIDUsage(28)
  /// UIKit's value of this name.
  public static let keyboardZ = UIKeyboardHIDUsage(29)
  /// UIKit's value of this name.
  public static let keyboard1 = UIKeyboardHIDUsage(30)
  /// UIKit's value of this name.
  public static let keyboard2 = UIKeyboardHIDUsage(31)
  /// UIKit's value of this name.
  public static let keyboard3 = UIKeyboardHIDUsage(32)
  /// UIKit's value of this name.
  public static let keyboard4 = UIKeyboardHIDUsage(33)
  /// UIKit's value of this name.
  public static let keyboard5 = UIKeyboardHIDUsage(34)
  /// UIKit's value of this name.
  public static let keyboard6 = UIKeyboardHIDUsage(35)
  /// UIKit's value of this name.
  public static let keyboard7 = UIKeyboardHIDUsage(36)
  /// UIKit's value of this name.
  public static let keyboard8 = UIKeyboardHIDUsage(37)
  /// UIKit's value of this name.
  public static let keyboard9 = UIKeyboardHIDUsage(38)
  /// UIKit's value of this name.
  public static let keyboard0 = UIKeyboardHIDUsage(39)
  /// UIKit's value of this name.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(40)
  /// UIKit's value of this name.
  public static let keyboardEscape = UIKeyboardHIDUsage(41)
  /// UIKit's value of this name.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(42)
  /// UIKit's value of this name.
  public static let keyboardTab = UIKeyboardHIDUsage(43)
  /// UIKit's value of this name.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(44)
  /// UIKit's value of this name.
  public static let keyboardHyphen = UIKeyboardHIDUsage(45)
  /// UIKit's value of this name.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(46)
  /// UIKit's value of this name.
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(47)
  /// UIKit's value of this name.
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(48)
  /// UIKit's value of this name.
  public static let keyboardBackslash = UIKeyboardHIDUsage(49)
  /// UIKit's value of this name.
  public static let keyboardSemicolon = UIKeyboardHIDUsage(51)
  /// UIKit's value of this name.
  public static let keyboardQuote = UIKeyboardHIDUsage(52)
  /// UIKit's value of this name.
  public static let keyboardComma = UIKeyboardHIDUsage(54)
  /// UIKit's value of this name.
  public static let keyboardPeriod = UIKeyboardHIDUsage(55)
  /// UIKit's value of this name.
  public static let keyboardSlash = UIKeyboardHIDUsage(56)
  /// UIKit's value of this name.
  public static let keyboardCapsLock = UIKeyboardHIDUsage(57)
  /// UIKit's value of this name.
  public static let keyboardF1 = UIKeyboardHIDUsage(58)
  /// UIKit's value of this name.
  public static let keyboardF2 = UIKeyboardHIDUsage(59)
  /// UIKit's value of this name.
  public static let keyboardF3 = UIKeyboardHIDUsage(60)
  /// UIKit's value of this name.
  public static let keyboardF4 = UIKeyboardHIDUsage(61)
  /// UIKit's value of this name.
  public static let keyboardF5 = UIKeyboardHIDUsage(62)
  /// UIKit's value of this name.
  public static let keyboardF6 = UIKeyboardHIDUsage(63)
  /// UIKit's value of this name.
  public static let keyboardF7 = UIKeyboardHIDUsage(64)
  /// UIKit's value of this name.
  public static let keyboardF8 = UIKeyboardHIDUsage(65)
  /// UIKit's value of this name.
  public static let keyboardF9 = UIKeyboardHIDUsage(66)
  /// UIKit's value of this name.
  public static let keyboardF10 = UIKeyboardHIDUsage(67)
  /// UIKit's value of this name.
  public static let keyboardF11 = UIKeyboardHIDUsage(68)
  /// UIKit's value of this name.
  public static let keyboardF12 = UIKeyboardHIDUsage(69)
  /// UIKit's value of this name.
  public static let keyboardHome = UIKeyboardHIDUsage(74)
  /// UIKit's value of this name.
  public static let keyboardPageUp = UIKeyboardHIDUsage(75)
  /// UIKit's value of this name.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(76)
  /// UIKit's value of this name.
  public static let keyboardEnd = UIKeyboardHIDUsage(77)
  /// UIKit's value of this name.
  public static let keyboardPageDown = UIKeyboardHIDUsage(78)
  /// UIKit's value of this name.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(79)
  /// UIKit's value of this name.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(80)
  /// UIKit's value of this name.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(81)
  /// UIKit's value of this name.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(82)
  /// UIKit's value of this name.
  public static let keypadEnter = UIKeyboardHIDUsage(88)
  /// UIKit's value of this name.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(224)
  /// UIKit's value of this name.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(225)
  /// UIKit's value of this name.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(226)
  /// UIKit's value of this name.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(227)
  /// UIKit's value of this name.
  public static let keyboardRightControl = UIKeyboardHIDUsage(228)
  /// UIKit's value of this name.
  public static let keyboardRightShift = UIKeyboardHIDUsage(229)
  /// UIKit's value of this name.
  public static let keyboardRightAlt = UIKeyboardHIDUsage(230)
  /// UIKit's value of this name.
  public static let keyboardRightGUI = UIKeyboardHIDUsage(231)
}

/// A key that was pressed.
open class UIKey: NSObject {
  /// The text of the key with its modifiers.
  public let characters: String
  /// The characters of the key without modifiers.
  public let charactersIgnoringModifiers: String
  /// The keys that were held.
  public let modifierFlags: UIKeyModifierFlags
  /// The number of the key.
  public let keyCode: UIKeyboardHIDUsage

  /// Creates a key for a test.
  public init(
    characters: String,
    keyCode: UIKeyboardHIDUsage,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.characters = characters
    charactersIgnoringModifiers = characters.lowercased()
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}
