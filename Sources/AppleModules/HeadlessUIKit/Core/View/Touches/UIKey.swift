public import Foundation

/// The number of a key on a keyboard.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number in the usage tables of USB.
  public let rawValue: Int
  /// Creates a key by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a key by its number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The A key.
  public static let keyboardA = UIKeyboardHIDUsage(4)
  /// The B key.
  public static let keyboardB = UIKeyboardHIDUsage(5)
  /// The C key.
  public static let keyboardC = UIKeyboardHIDUsage(6)
  /// The D key.
  public static let keyboardD = UIKeyboardHIDUsage(7)
  /// The E key.
  public static let keyboardE = UIKeyboardHIDUsage(8)
  /// The F key.
  public static let keyboardF = UIKeyboardHIDUsage(9)
  /// The G key.
  public static let keyboardG = UIKeyboardHIDUsage(10)
  /// The H key.
  public static let keyboardH = UIKeyboardHIDUsage(11)
  /// The I key.
  public static let keyboardI = UIKeyboardHIDUsage(12)
  /// The J key.
  public static let keyboardJ = UIKeyboardHIDUsage(13)
  /// The K key.
  public static let keyboardK = UIKeyboardHIDUsage(14)
  /// The L key.
  public static let keyboardL = UIKeyboardHIDUsage(15)
  /// The M key.
  public static let keyboardM = UIKeyboardHIDUsage(16)
  /// The N key.
  public static let keyboardN = UIKeyboardHIDUsage(17)
  /// The O key.
  public static let keyboardO = UIKeyboardHIDUsage(18)
  /// The P key.
  public static let keyboardP = UIKeyboardHIDUsage(19)
  /// The Q key.
  public static let keyboardQ = UIKeyboardHIDUsage(20)
  /// The R key.
  public static let keyboardR = UIKeyboardHIDUsage(21)
  /// The S key.
  public static let keyboardS = UIKeyboardHIDUsage(22)
  /// The T key.
  public static let keyboardT = UIKeyboardHIDUsage(23)
  /// The U key.
  public static let keyboardU = UIKeyboardHIDUsage(24)
  /// The V key.
  public static let keyboardV = UIKeyboardHIDUsage(25)
  /// The W key.
  public static let keyboardW = UIKeyboardHIDUsage(26)
  /// The X key.
  public static let keyboardX = UIKeyboardHIDUsage(27)
  /// The Y key.
  public static let keyboardY = UIKeyboardHIDUsage(28)
  /// The Z key.
  public static let keyboardZ = UIKeyboardHIDUsage(29)
  /// The 1 key.
  public static let keyboard1 = UIKeyboardHIDUsage(30)
  /// The 2 key.
  public static let keyboard2 = UIKeyboardHIDUsage(31)
  /// The 3 key.
  public static let keyboard3 = UIKeyboardHIDUsage(32)
  /// The 4 key.
  public static let keyboard4 = UIKeyboardHIDUsage(33)
  /// The 5 key.
  public static let keyboard5 = UIKeyboardHIDUsage(34)
  /// The 6 key.
  public static let keyboard6 = UIKeyboardHIDUsage(35)
  /// The 7 key.
  public static let keyboard7 = UIKeyboardHIDUsage(36)
  /// The 8 key.
  public static let keyboard8 = UIKeyboardHIDUsage(37)
  /// The 9 key.
  public static let keyboard9 = UIKeyboardHIDUsage(38)
  /// The 0 key.
  public static let keyboard0 = UIKeyboardHIDUsage(39)
  /// The Return or Enter key.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(40)
  /// The Escape key.
  public static let keyboardEscape = UIKeyboardHIDUsage(41)
  /// The Delete or Backspace key.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(42)
  /// The Tab key.
  public static let keyboardTab = UIKeyboardHIDUsage(43)
  /// The Spacebar key.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(44)
  /// The Hyphen key.
  public static let keyboardHyphen = UIKeyboardHIDUsage(45)
  /// The Equal Sign key.
  public static let keyboardEqualSign = UIKeyboardHIDUsage(46)
  /// The Open Bracket key.
  public static let keyboardOpenBracket = UIKeyboardHIDUsage(47)
  /// The Close Bracket key.
  public static let keyboardCloseBracket = UIKeyboardHIDUsage(48)
  /// The Backslash key.
  public static let keyboardBackslash = UIKeyboardHIDUsage(49)
  /// The Semicolon key.
  public static let keyboardSemicolon = UIKeyboardHIDUsage(51)
  /// The Quote key.
  public static let keyboardQuote = UIKeyboardHIDUsage(52)
  /// The Comma key.
  public static let keyboardComma = UIKeyboardHIDUsage(54)
  /// The Period key.
  public static let keyboardPeriod = UIKeyboardHIDUsage(55)
  /// The Slash key.
  public static let keyboardSlash = UIKeyboardHIDUsage(56)
  /// The Caps Lock key.
  public static let keyboardCapsLock = UIKeyboardHIDUsage(57)
  /// The F1 key.
  public static let keyboardF1 = UIKeyboardHIDUsage(58)
  /// The F2 key.
  public static let keyboardF2 = UIKeyboardHIDUsage(59)
  /// The F3 key.
  public static let keyboardF3 = UIKeyboardHIDUsage(60)
  /// The F4 key.
  public static let keyboardF4 = UIKeyboardHIDUsage(61)
  /// The F5 key.
  public static let keyboardF5 = UIKeyboardHIDUsage(62)
  /// The F6 key.
  public static let keyboardF6 = UIKeyboardHIDUsage(63)
  /// The F7 key.
  public static let keyboardF7 = UIKeyboardHIDUsage(64)
  /// The F8 key.
  public static let keyboardF8 = UIKeyboardHIDUsage(65)
  /// The F9 key.
  public static let keyboardF9 = UIKeyboardHIDUsage(66)
  /// The F10 key.
  public static let keyboardF10 = UIKeyboardHIDUsage(67)
  /// The F11 key.
  public static let keyboardF11 = UIKeyboardHIDUsage(68)
  /// The F12 key.
  public static let keyboardF12 = UIKeyboardHIDUsage(69)
  /// The Home key.
  public static let keyboardHome = UIKeyboardHIDUsage(74)
  /// The Page Up key.
  public static let keyboardPageUp = UIKeyboardHIDUsage(75)
  /// The Delete Forward key.
  public static let keyboardDeleteForward = UIKeyboardHIDUsage(76)
  /// The End key.
  public static let keyboardEnd = UIKeyboardHIDUsage(77)
  /// The Page Down key.
  public static let keyboardPageDown = UIKeyboardHIDUsage(78)
  /// The Right Arrow key.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(79)
  /// The Left Arrow key.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(80)
  /// The Down Arrow key.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(81)
  /// The Up Arrow key.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(82)
  /// The Enter key of the keypad.
  public static let keypadEnter = UIKeyboardHIDUsage(88)
  /// The Left Control key.
  public static let keyboardLeftControl = UIKeyboardHIDUsage(224)
  /// The Left Shift key.
  public static let keyboardLeftShift = UIKeyboardHIDUsage(225)
  /// The Left Option key.
  public static let keyboardLeftAlt = UIKeyboardHIDUsage(226)
  /// The Left Command key.
  public static let keyboardLeftGUI = UIKeyboardHIDUsage(227)
  /// The Right Control key.
  public static let keyboardRightControl = UIKeyboardHIDUsage(228)
  /// The Right Shift key.
  public static let keyboardRightShift = UIKeyboardHIDUsage(229)
  /// The Right Option key.
  public static let keyboardRightAlt = UIKeyboardHIDUsage(230)
  /// The Right Command key.
  public static let keyboardRightGUI = UIKeyboardHIDUsage(231)
}

/// A key that was pressed.
open class UIKey: NSObject {
  /// The text of the key with its modifiers.
  public let characters: String
  /// The characters of the key without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys.
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
