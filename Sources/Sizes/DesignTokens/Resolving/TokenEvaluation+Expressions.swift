import JSONText

/// A number with the unit behind it, which may be empty.
struct Quantity: Hashable {
  var value: Double
  var unit: String
}

extension TokenEvaluation {
  /// Returns the number that a text stands for, or `nil`.
  ///
  /// Besides numbers with units these are the expressions of Tokens Studio: references, `+ - * /` and
  /// parentheses. The result has the first unit that occurs.
  mutating func quantity(_ text: String, at node: PlacedNode, _ path: TokenPath) -> Quantity? {
    guard options.mode == .lenient else { return Quantity(plain: text[...]) }
    if let plain = Quantity(plain: text[...]) { return plain }
    guard text.utf8.count <= 1000 else { return nil }
    var calculation = Calculation()
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}") else { return nil }
        let reference = PlacedNode(
          node: JSONNode(content: .string(String(rest[...end])), offset: node.node.offset),
          file: node.file
        )
        guard let operand = operand(reference, path), calculation.push(operand) else { return nil }
        rest = rest[rest.index(after: end)...]
      } else if calculation.takes(first) {
        rest.removeFirst()
      } else {
        let end = rest.firstIndex { "+*/() ".contains($0) } ?? rest.endIndex
        guard let operand = Quantity(plain: rest[..<end]), calculation.push(operand) else {
          return nil
        }
        rest = rest[end...]
      }
    }
    return calculation.result
  }

  /// The number that a reference inside an expression names.
  private mutating func operand(_ node: PlacedNode, _ path: TokenPath) -> Quantity? {
    guard let text = node.node.string,
      case .token(let index)? = target(of: text, at: node.place, path: path)
    else { return nil }
    let type = type(of: index)
    let expected: TokenType = type == .number || type == .fontWeight ? .number : .dimension
    switch part(node, as: expected, references: .any, path: path) {
    case .dimension(let value)?: return Quantity(value: value.value, unit: value.unit.rawValue)
    case .number(let value)?: return Quantity(value: value, unit: "")
    default: return nil
    }
  }
}

extension Quantity {
  /// Reads a number with letters or a percent sign behind it.
  init?(plain text: Substring) {
    let end = text.lastIndex { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let end else { return nil }
    let number = text[...end]
    let unit = text[text.index(after: end)...].filter { $0 != " " }
    let digits = number.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard digits, unit.allSatisfy({ $0.isASCII && $0.isLetter || $0 == "%" }),
      let value = Double(number), value.isFinite
    else { return nil }
    self.init(value: value, unit: unit)
  }
}

/// A calculation by operator precedence, without recursion.
struct Calculation {
  private var operands: [Quantity] = []
  private var operators: [Character] = []
  private var expectsOperand = true
  private var isBroken = false

  /// Adds an operand; false where an operator is expected.
  mutating func push(_ operand: Quantity) -> Bool {
    guard expectsOperand else { return false }
    operands.append(operand)
    expectsOperand = false
    return true
  }

  /// Takes an operator or a parenthesis; false for any other character.
  mutating func takes(_ character: Character) -> Bool {
    switch character {
    case "(" where expectsOperand: operators.append(character)
    case ")" where !expectsOperand:
      while let last = operators.last, last != "(" { apply() }
      if operators.popLast() == nil { isBroken = true }
    case "+", "-", "*", "/":
      guard !expectsOperand else { return false }
      while let last = operators.last, last != "(", rank(last) >= rank(character) { apply() }
      operators.append(character)
      expectsOperand = true
    default: return false
    }
    return true
  }

  /// The result, or `nil` for an expression that is incomplete or not finite.
  var result: Quantity? {
    var copy = self
    while !copy.operators.isEmpty {
      if copy.operators.last == "(" { return nil }
      copy.apply()
    }
    guard !copy.isBroken, copy.operands.count == 1, copy.operands[0].value.isFinite else {
      return nil
    }
    return copy.operands[0]
  }

  private func rank(_ character: Character) -> Int { character == "*" || character == "/" ? 2 : 1 }

  private mutating func apply() {
    guard let operation = operators.popLast(), let second = operands.popLast(),
      let first = operands.popLast()
    else {
      isBroken = true
      return
    }
    let value: Double
    switch operation {
    case "+": value = first.value + second.value
    case "-": value = first.value - second.value
    case "*": value = first.value * second.value
    default: value = first.value / second.value
    }
    operands.append(Quantity(value: value, unit: first.unit.isEmpty ? second.unit : first.unit))
  }
}
