import Foundation

/// A parsed visual format: views in a row, with the spaces between them.
struct VisualFormat {
  /// A size or a space, with its relation and its priority.
  struct Length {
    /// The number, or the other view with the size.
    enum Operand {
      case number(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var operand: Operand
    var priority = UILayoutPriority.required
  }

  /// The space before an item.
  enum Space {
    case none
    case standard
    case lengths([Length])
  }

  /// A view, or the superview at an end.
  struct Item {
    /// The name; `nil` for the superview.
    var name: String?
    var sizes: [Length] = []
    /// The space to the item before.
    var space = Space.none
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var items: [Item] = []
}

/// Reads the visual format.
struct VisualFormatParser {
  /// The position and the reason of a mistake in a format.
  struct Mistake: Error {
    var message: String
    var offset: Int
  }

  private let text: [Character]
  private let metrics: [String: CGFloat]
  private var place = 0

  init(_ text: String, metrics: [String: CGFloat]) {
    self.text = text.filter { !$0.isWhitespace }
    self.metrics = metrics
  }

  /// Reads the whole text.
  mutating func parse() throws(Mistake) -> VisualFormat {
    var format = VisualFormat()
    if takes("V:") { format.axis = .vertical } else { _ = takes("H:") }
    var space = VisualFormat.Space.none
    while place < text.count {
      if peek == "-" {
        guard !format.items.isEmpty else { throw mistake("a space stands before the first view") }
        space = try parseSpace()
      }
      var item = try parseItem(isFirst: format.items.isEmpty)
      item.space = space
      format.items.append(item)
      space = .none
    }
    guard format.items.contains(where: { $0.name != nil }) else { throw mistake("no view") }
    return format
  }

  private var peek: Character? { place < text.count ? text[place] : nil }

  private func mistake(_ message: String) -> Mistake { Mistake(message: message, offset: place) }

  private mutating func takes(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func expect(_ word: String) throws(Mistake) {
    guard takes(word) else { throw mistake("expected \(word)") }
  }

  private mutating func parseItem(isFirst: Bool) throws(Mistake) -> VisualFormat.Item {
    if takes("|") {
      guard isFirst || place == text.count else { throw mistake("the superview is in the middle") }
      return VisualFormat.Item(name: nil)
    }
    try expect("[")
    var item = VisualFormat.Item(name: parseName())
    guard item.name?.isEmpty == false else { throw mistake("a view has no name") }
    if peek == "(" { item.sizes = try parseLengths() }
    try expect("]")
    return item
  }

  private mutating func parseName() -> String {
    let start = place
    while let next = peek, next.isLetter || next.isNumber || "_.".contains(next) { place += 1 }
    return String(text[start..<place])
  }

  /// Reads `-`, `-8-` or `-(>=8@750,<=20)-`.
  private mutating func parseSpace() throws(Mistake) -> VisualFormat.Space {
    try expect("-")
    if peek == "[" || peek == "|" { return .standard }
    let lengths = peek == "(" ? try parseLengths() : [try parseLength()]
    try expect("-")
    return .lengths(lengths)
  }

  private mutating func parseLengths() throws(Mistake) -> [VisualFormat.Length] {
    try expect("(")
    var lengths = [try parseLength()]
    while takes(",") { lengths.append(try parseLength()) }
    try expect(")")
    return lengths
  }

  private mutating func parseLength() throws(Mistake) -> VisualFormat.Length {
    let relation: NSLayoutConstraint.Relation =
      takes(">=") ? .greaterThanOrEqual : takes("<=") ? .lessThanOrEqual : .equal
    if relation == .equal { _ = takes("==") }
    var length = VisualFormat.Length(relation: relation, operand: try parseOperand())
    if takes("@") {
      guard case .number(let priority) = try parseOperand() else {
        throw mistake("a priority is no number")
      }
      length.priority = UILayoutPriority(Float(priority))
    }
    return length
  }

  private mutating func parseOperand() throws(Mistake) -> VisualFormat.Length.Operand {
    let start = place
    if peek == "-" { place += 1 }
    let name = parseName()
    let word = String(text[start..<place])
    if let number = Double(word) { return .number(CGFloat(number)) }
    if let metric = metrics[name] { return .number(word.hasPrefix("-") ? -metric : metric) }
    guard !name.isEmpty else { throw mistake("expected a number, a metric or a view") }
    return .view(name)
  }
}
