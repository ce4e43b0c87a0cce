#if !canImport(ObjectiveC)
import Foundation

/// A condition with its parts.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateOperand, PredicateOperator, PredicateOperand)

  init(reading reader: inout PredicateReader) {
    var parts = [Self.conjunction(&reader)]
    while reader.take(oneOf: "OR", "||") { parts.append(Self.conjunction(&reader)) }
    self = reader.next == nil || reader.next == .sign(")") ? .any(parts) : .always(false)
  }

  private static func conjunction(_ reader: inout PredicateReader) -> PredicateCondition {
    var parts = [part(&reader)]
    while reader.take(oneOf: "AND", "&&") { parts.append(part(&reader)) }
    return .all(parts)
  }

  private static func part(_ reader: inout PredicateReader) -> PredicateCondition {
    if reader.take(oneOf: "NOT", "!") { return .not(part(&reader)) }
    if reader.take(.word("TRUEPREDICATE")) { return .always(true) }
    if reader.take(.word("FALSEPREDICATE")) { return .always(false) }
    if reader.take(.sign("(")) {
      let inner = PredicateCondition(reading: &reader)
      return reader.take(.sign(")")) ? inner : .always(false)
    }
    guard let left = PredicateOperand(reading: &reader),
      let relation = PredicateOperator(reading: &reader),
      let right = PredicateOperand(reading: &reader)
    else { return .always(false) }
    return .comparison(left, relation, right)
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let answer): answer
    case .not(let part): !part.holds(for: object)
    case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): parts.contains { $0.holds(for: object) }
    case .comparison(let left, let relation, let right):
      relation.holds(left.value(of: object), right.value(of: object))
    }
  }
}

/// The relation of a comparison.
struct PredicateOperator {
  private var name: String
  private var options: String.CompareOptions = []

  init?(reading reader: inout PredicateReader) {
    switch reader.step() {
    case .sign(let sign): name = sign
    case .word(let word): name = word.uppercased()
    default: return nil
    }
    guard reader.take(.sign("[")) else { return }
    if case .word(let letters) = reader.next {
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    }
    _ = reader.step()
    _ = reader.take(.sign("]"))
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch name {
    case "=", "==": order(left, right) == .orderedSame
    case "!=", "<>": order(left, right) != .orderedSame
    case "<": order(left, right) == .orderedAscending
    case ">": order(left, right) == .orderedDescending
    case "<=", "=<": [.orderedAscending, .orderedSame].contains(order(left, right))
    case ">=", "=>": [.orderedDescending, .orderedSame].contains(order(left, right))
    case "IN": isMember(left, of: right)
    case "BETWEEN": isBetween(left, right as? [Any])
    case "CONTAINS": left is String ? find(left, right, []) : isMember(right, of: left)
    case "BEGINSWITH": find(left, right, .anchored)
    case "ENDSWITH": find(left, right, [.anchored, .backwards])
    case "MATCHES": match(left, (right as? String).map { "^(?:\($0))$" })
    case "LIKE": match(left, (right as? String).map(Self.pattern))
    default: false
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return left == nil && right == nil ? .orderedSame : nil }
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = Self.number(left), let right = Self.number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return nil }
    return left == right ? .orderedSame : nil
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  private func isMember(_ value: Any?, of list: Any?) -> Bool {
    if list is String { return find(list, value, []) }
    let members = list as? [Any] ?? (list as? Set<AnyHashable>).map(Array.init) ?? []
    return members.contains { order(value, $0) == .orderedSame }
  }

  private func isBetween(_ value: Any?, _ range: [Any]?) -> Bool {
    guard let range, range.count == 2 else { return false }
    return order(value, range[0]) != .orderedAscending
      && order(value, range[1]) != .orderedDescending
  }

  private func find(_ text: Any?, _ part: Any?, _ place: String.CompareOptions) -> Bool {
    guard let text = text as? String, let part = part as? String else { return false }
    return text.range(of: part, options: options.union(place)) != nil
  }

  private func match(_ text: Any?, _ pattern: String?) -> Bool {
    guard let text = text as? String, let pattern else { return false }
    return text.range(of: pattern, options: options.union(.regularExpression)) != nil
  }

  private static func pattern(_ text: String) -> String {
    let escaped = NSRegularExpression.escapedPattern(for: text)
    return "^"
      + escaped.replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".") + "$"
  }
}
#endif
