/// Code that ends a screen at a left-out part that no value can replace.
enum Trap {
  /// The function that ends the process.
  private static let function = "fatalError"

  /// A call with a reason.
  static func call(_ reason: String) -> String {
    let plain = reason.map { character in
      character.isNewline || character == "\\" || character == "\"" ? "'" : character
    }
    return "\(function)(\"\(String(plain))\")"
  }

  /// Whether a call is such a trap.
  static func isCall(_ name: String) -> Bool { name == function }
}
