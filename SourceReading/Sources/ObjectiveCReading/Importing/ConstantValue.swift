/// The value of a constant expression in a header.
struct ConstantValue {
  /// A value as a Swift literal, with the type that it has in Swift.
  struct Literal {
    var text: String
    var type: String
  }

  private let tokens: [HeaderToken]
  private let known: [String: Int]
  private var index = 0
  private var depth = 0
  private var hasFailed = false

  private init(_ tokens: [HeaderToken], _ known: [String: Int]) {
    (self.tokens, self.known) = (tokens, known)
  }

  /// The whole number that an expression has; `nil` for another one.
  static func integer(_ tokens: [HeaderToken], _ known: [String: Int] = [:]) -> Int? {
    guard !tokens.isEmpty else { return nil }
    var value = ConstantValue(tokens, known)
    let result = value.expression(0)
    return value.hasFailed || value.index < tokens.count ? nil : result
  }

  /// The literal of a text or a number; `nil` for another expression.
  static func literal(of tokens: [HeaderToken], _ known: [String: Int] = [:]) -> Literal? {
    var tokens = tokens[...]
    while tokens.first?.is("(") == true, tokens.last?.is(")") == true, tokens.count > 2 {
      tokens = tokens.dropFirst().dropLast()
    }
    if tokens.allSatisfy({ $0.kind == .text }), let first = tokens.first, !first.text.hasPrefix("'")
    {
      let parts = tokens.map { $0.text.drop { $0 == "@" }.dropFirst().dropLast() }
      let text = parts.joined()
      // Other escapes of C are not those of Swift.
      let escapes = text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
      guard escapes.allSatisfy({ $0.isEmpty || "nt\"".contains($0.first ?? " ") }) else {
        return nil
      }
      return Literal(text: "\"\(text)\"", type: "String")
    }
    if tokens.count == 1, let only = tokens.first, ["YES", "NO"].contains(only.text) {
      return Literal(text: only.text == "YES" ? "true" : "false", type: "Bool")
    }
    if let number = integer(Array(tokens), known) {
      let isLong = number > Int(Int32.max) || number < Int(Int32.min)
      return Literal(text: "\(number)", type: isLong ? "Int" : "Int32")
    }
    let sign = tokens.first?.is("-") == true ? "-" : ""
    let digits = sign.isEmpty ? tokens : tokens.dropFirst()
    guard digits.count == 1, let number = digits.first, number.kind == .number else { return nil }
    let isFloat = number.text.lowercased().hasSuffix("f")
    guard let value = Double(isFloat ? String(number.text.dropLast()) : number.text) else {
      return nil
    }
    return Literal(text: "\(sign)\(value)", type: isFloat ? "Float" : "Double")
  }

  // MARK: Reading

  private static let operators: [(text: String, rank: Int)] = [
    ("|", 1), ("^", 2), ("&", 3), ("<<", 4), (">>", 4), ("+", 5), ("-", 5), ("*", 6), ("/", 6),
  ]

  private var mark: String {
    guard index < tokens.count, tokens[index].kind == .mark else { return "" }
    let text = tokens[index].text
    let isShift =
      (text == "<" || text == ">") && index + 1 < tokens.count && tokens[index + 1].is(text)
    return isShift ? text + text : text
  }

  private mutating func expression(_ rank: Int) -> Int {
    var value = single()
    while !hasFailed, let found = Self.operators.first(where: { $0.text == mark }),
      found.rank > rank
    {
      index += found.text.count
      let other = expression(found.rank)
      value = apply(found.text, value, other)
    }
    return value
  }

  private mutating func apply(_ text: String, _ first: Int, _ second: Int) -> Int {
    switch text {
    case "|": return first | second
    case "^": return first ^ second
    case "&": return first & second
    case "<<": return second < 64 && second >= 0 ? first << second : 0
    case ">>": return second < 64 && second >= 0 ? first >> second : 0
    case "+": return first &+ second
    case "-": return first &- second
    case "*": return first &* second
    default:
      guard second != 0 else {
        hasFailed = true
        return 0
      }
      return first / second
    }
  }

  private mutating func single() -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, index < tokens.count else {
      hasFailed = true
      return 0
    }
    let token = tokens[index]
    index += 1
    switch token.text {
    case "-": return 0 &- single()
    case "+": return single()
    case "~": return ~single()
    case "(":
      // A cast before a value says nothing about it.
      if index + 1 < tokens.count, tokens[index].kind == .word, known[tokens[index].text] == nil,
        tokens[index + 1].is(")")
      {
        index += 2
        return single()
      }
      let value = expression(0)
      if mark == ")" { index += 1 } else { hasFailed = true }
      return value
    case "NSIntegerMax", "INT64_MAX": return Int.max
    case "NSUIntegerMax": return -1
    default: break
    }
    if token.kind == .number, let value = Self.number(token.text) { return value }
    if token.kind == .text, token.text.hasPrefix("'") {
      let letters = token.text.utf8.dropFirst().dropLast()
      if !letters.isEmpty, letters.count <= 4, letters.first != UInt8(ascii: "\\") {
        return letters.reduce(0) { $0 << 8 | Int($1) }
      }
    }
    if let value = known[token.text] { return value }
    hasFailed = true
    return 0
  }

  private static func number(_ text: String) -> Int? {
    let text = text.lowercased()
    let isHexadecimal = text.hasPrefix("0x")
    var digits = Substring(text)
    while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
    if isHexadecimal { return UInt(digits.dropFirst(2), radix: 16).map { Int(bitPattern: $0) } }
    if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) }
    if digits.count > 1, digits.hasPrefix("0") { return Int(digits, radix: 8) }
    return Int(digits)
  }
}
