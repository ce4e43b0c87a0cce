/// A word, a literal or a mark of Objective-C.
struct Token {
  /// The kind of token.
  enum Kind: UInt8 {
    /// A name or a keyword of C.
    case word
    /// A word with a leading `@`, such as `@interface`.
    case directive
    /// A number.
    case number
    /// A text: `"a"` or `@"a"`.
    case text
    /// A bracket, an operator or another sign.
    case mark
  }

  let kind: Kind
  /// The ASCII code of a single-character token, or a value of ``Mark``; 0 for other tokens.
  let mark: UInt8
  /// The bytes of the token.
  let start: Int32
  let end: Int32
  /// The place of the token, from 1.
  let line: Int32
  let column: Int32
  /// The index of the matching bracket; -1 for none.
  var partner: Int32 = -1
}

/// Operators and punctuation as bytes.
enum Mark {
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let leftSquare = UInt8(ascii: "[")
  static let rightSquare = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let dot = UInt8(ascii: ".")
  static let equal = UInt8(ascii: "=")
  static let question = UInt8(ascii: "?")
  static let caret = UInt8(ascii: "^")
  static let at = UInt8(ascii: "@")
  static let star = UInt8(ascii: "*")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let exclamation = UInt8(ascii: "!")

  /// `->`.
  static let arrow: UInt8 = 128
  /// `==`.
  static let same: UInt8 = 129
  /// `!=`.
  static let different: UInt8 = 130
  /// `&&`.
  static let and: UInt8 = 131
  /// `||`.
  static let or: UInt8 = 132
  /// `<=`.
  static let lessOrSame: UInt8 = 133
  /// `>=`.
  static let greaterOrSame: UInt8 = 134
  /// Any other two-character operator.
  static let other: UInt8 = 135

  /// The token that two characters form; `nil` if they are two tokens.
  static func pair(_ first: UInt8, _ second: UInt8) -> UInt8? {
    switch (first, second) {
    case (minus, greater): arrow
    case (equal, equal): same
    case (exclamation, equal): different
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): and
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): or
    case (less, equal): lessOrSame
    case (greater, equal): greaterOrSame
    case (colon, colon), (plus, plus), (minus, minus): other
    case (plus, equal), (minus, equal), (star, equal), (UInt8(ascii: "/"), equal),
      (UInt8(ascii: "|"), equal), (UInt8(ascii: "&"), equal), (caret, equal),
      (UInt8(ascii: "%"), equal):
      other
    default: nil
    }
  }

  /// The bracket that closes another; `nil` for other tokens.
  static func closing(_ mark: UInt8) -> UInt8? {
    switch mark {
    case leftParenthesis: rightParenthesis
    case leftSquare: rightSquare
    case leftBrace: rightBrace
    default: nil
    }
  }
}
