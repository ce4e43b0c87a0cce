/// A number or a text of a screen.
package enum FactValue: Equatable, Sendable, CustomStringConvertible {
  case number(Double)
  case text(String)

  package var description: String {
    switch self {
    case .number(let number): "\((number * 1000).rounded() / 1000)"
    case .text(let text): "\"\(text)\""
    }
  }
}

/// The reason why an expectation is not fulfilled, or cannot be read.
package struct FactFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A comparison such as `b.minX == a.maxX + 8`, with a tolerance behind `±` where it is not that of
/// a third of a point.
package struct FactExpectation {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = Substring(text)
  }

  /// Compares a screen, and throws what was found where it differs.
  package static func check(_ text: String, on screen: FactScreen) throws(FactFailure) {
    var expectation = FactExpectation(text)
    try expectation.check(screen)
  }

  private mutating func check(_ screen: FactScreen) throws(FactFailure) {
    let left = try sum(screen)
    let comparison = try comparison()
    let right = try sum(screen)
    let tolerance = take("±") ? try sum(screen) : nil
    skipSpaces()
    guard rest.isEmpty else { throw unreadable() }
    guard try holds(left, comparison, right, tolerance) else {
      throw FactFailure("\(text): found \(left) \(comparison) \(right)")
    }
  }

  private func holds(
    _ left: FactValue,
    _ comparison: String,
    _ right: FactValue,
    _ tolerance: FactValue?
  ) throws(FactFailure) -> Bool {
    guard case .number(let a) = left, case .number(let b) = right else {
      guard comparison == "==" || comparison == "!=" else { throw unreadable() }
      return (left == right) == (comparison == "==")
    }
    var within = 1.0 / 3 + 0.001
    var slack = 0.01
    if case .number(let given)? = tolerance { (within, slack) = (given, given) }
    switch comparison {
    case "==": return a == b || abs(a - b) <= within
    case "!=": return abs(a - b) > within
    case "<": return a < b
    case ">": return a > b
    case "<=": return a <= b + slack
    default: return a >= b - slack
    }
  }

  private mutating func comparison() throws(FactFailure) -> String {
    for one in ["==", "!=", "<=", ">=", "<", ">"] where take(one) { return one }
    throw unreadable()
  }

  private mutating func sum(_ screen: FactScreen) throws(FactFailure) -> FactValue {
    var value = try product(screen)
    while true {
      if take("+") {
        value = try combine(value, product(screen), +)
      } else if take("-") {
        value = try combine(value, product(screen), -)
      } else {
        return value
      }
    }
  }

  private mutating func product(_ screen: FactScreen) throws(FactFailure) -> FactValue {
    var value = try factor(screen)
    while true {
      if take("*") {
        value = try combine(value, factor(screen), *)
      } else if take("/") {
        value = try combine(value, factor(screen), /)
      } else {
        return value
      }
    }
  }

  private func combine(
    _ left: FactValue,
    _ right: FactValue,
    _ operation: (Double, Double) -> Double
  ) throws(FactFailure) -> FactValue {
    guard case .number(let a) = left, case .number(let b) = right else { throw unreadable() }
    return .number(operation(a, b))
  }

  private mutating func factor(_ screen: FactScreen) throws(FactFailure) -> FactValue {
    if take("(") {
      let value = try sum(screen)
      guard take(")") else { throw unreadable() }
      return value
    }
    if take("-") { return try combine(.number(0), factor(screen), -) }
    if take("\"") {
      let text = until("\"")
      guard take("\"") else { throw unreadable() }
      return .text(text)
    }
    skipSpaces()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(word.count)
    if let number = Double(word), word.first?.isNumber == true { return .number(number) }
    return try named(word, screen)
  }

  private mutating func named(
    _ word: Substring,
    _ screen: FactScreen
  ) throws(FactFailure) -> FactValue {
    guard !word.isEmpty else { throw unreadable() }
    if take("(") {
      let argument = until(")")
      guard take(")") else { throw unreadable() }
      return try screen.call(String(word), argument)
    }
    let parts = word.split(separator: ".")
    guard parts.count == 2 else { return try screen.value(String(word)) }
    return try screen.value(of: String(parts[0]), String(parts[1]))
  }

  private mutating func until(_ end: Character) -> String {
    let text = rest.prefix { $0 != end }
    rest.removeFirst(text.count)
    return String(text)
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(sign) else { return false }
    rest.removeFirst(sign.count)
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " }
  }

  private func unreadable() -> FactFailure {
    FactFailure("\(text): cannot be read at \"\(rest)\"")
  }
}
