#if !canImport(ObjectiveC)
import Foundation

/// Splits the text of a condition into tokens, with the values in place of its placeholders.
struct PredicateReader {
  enum Token: Equatable {
    case word(String)
    case sign(String)
    case value(PredicateOperand)

    static func == (first: Token, second: Token) -> Bool {
      switch (first, second) {
      case (.word(let a), .word(let b)): a.uppercased() == b.uppercased()
      case (.sign(let a), .sign(let b)): a == b
      default: false
      }
    }
  }

  private var tokens: [Token] = []
  private var place = 0

  var next: Token? { place < tokens.count ? tokens[place] : nil }

  init(_ format: String, _ arguments: [Any]) {
    var rest = Substring(format)
    var arguments = arguments[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "%" {
        tokens.append(Self.placeholder(&rest, &arguments))
      } else if first == "'" || first == "\"" {
        let body = rest.dropFirst().prefix { $0 != first }
        rest = rest.dropFirst(body.count + 2)
        tokens.append(.value(.constant(String(body))))
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        rest = rest.dropFirst(digits.count)
        tokens.append(.value(.constant(Double(digits) ?? 0)))
      } else if first.isLetter || first == "_" || first == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        rest = rest.dropFirst(word.count)
        tokens.append(.word(String(word)))
      } else {
        let two = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].first(
          where: rest.hasPrefix
        )
        tokens.append(.sign(two ?? String(first)))
        rest = rest.dropFirst(two?.count ?? 1)
      }
    }
  }

  private static func placeholder(
    _ rest: inout Substring,
    _ arguments: inout ArraySlice<Any>
  ) -> Token {
    rest.removeFirst()
    let isKey = rest.first == "K"
    let size = rest.prefix { "lhqzt".contains($0) }
    rest = rest.dropFirst(size.count + 1)
    guard let argument = arguments.popFirst() else { return .value(.constant(nil)) }
    return isKey ? .word("\(argument)") : .value(.constant(argument))
  }

  /// Skips a token if it is the next one.
  mutating func take(_ token: Token) -> Bool {
    guard next == token else { return false }
    place += 1
    return true
  }

  /// Skips one of some words if it is the next token.
  mutating func take(oneOf words: String...) -> Bool {
    words.contains { take(.word($0)) || take(.sign($0)) }
  }

  mutating func step() -> Token? {
    defer { place += 1 }
    return next
  }
}

/// A side of a comparison.
enum PredicateOperand {
  case constant(Any?)
  case object
  case path(String)
  case list([PredicateOperand])

  init?(reading reader: inout PredicateReader) {
    if reader.take(.sign("{")) || reader.take(.sign("(")) {
      var members: [PredicateOperand] = []
      while let next = reader.next, next != .sign("}"), next != .sign(")") {
        guard !reader.take(.sign(",")) else { continue }
        guard let member = PredicateOperand(reading: &reader) else { return nil }
        members.append(member)
      }
      _ = reader.step()
      self = .list(members)
      return
    }
    switch reader.step() {
    case .value(let operand): self = operand
    case .word(let word):
      switch word.uppercased() {
      case "SELF": self = .object
      case "YES", "TRUE": self = .constant(true)
      case "NO", "FALSE": self = .constant(false)
      case "NIL", "NULL": self = .constant(nil)
      default: self = .path(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
      }
    default: return nil
    }
  }

  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): return value
    case .object: return object
    case .list(let members): return members.map { $0.value(of: object) as Any }
    case .path(let path):
      return path.split(separator: ".").reduce(object) { value, key in
        // A dictionary is also an object, but its entries are not properties.
        if let dictionary = value as? [String: Any] { return dictionary[String(key)] }
        return (value as? NSObject)?.value(forKeyPath: String(key))
      }
    }
  }
}
#endif
