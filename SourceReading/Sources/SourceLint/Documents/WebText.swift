/// A style sheet or a page, with the declarations in it.
struct WebText {
  let text: [UInt8]
  let isPage: Bool
  private(set) var declarations: [StyleDeclaration]

  /// Whether a system text style, or the app through a placeholder, sets the font size.
  var hasSizeOfSystem: Bool {
    let plain = string.lowercased()
    return plain.contains("-apple-system-") || plain.contains("font-size: [[")
      || plain.contains("font-size: {{") || plain.contains("font-size:{{")
  }

  /// Whether the file shows text: a page, or a style sheet with a font.
  var string: String { String(decoding: text, as: UTF8.self) }

  init(_ bytes: [UInt8], isPage: Bool) {
    text = bytes
    self.isPage = isPage
    if isPage {
      declarations = PageStyles.ranges(in: bytes).flatMap { StyleReader(bytes, $0).declarations() }
    } else {
      declarations = StyleReader(bytes, 0..<bytes.count).declarations()
    }
    declarations = StyleCascade.winners(of: declarations)
    if hasSizeOfSystem {
      for index in declarations.indices { declarations[index].sizeIsOfSystem = true }
    }
  }
}

/// A property of a style sheet with its value.
struct StyleDeclaration: Hashable {
  /// The selector as written, in lowercase; empty in an attribute.
  var selector: String
  /// The conditions around the rule, such as `@media (max-width: 600px)`.
  var condition = ""
  /// The name of the property in lower case.
  var property: String
  /// The value in lowercase, trimmed.
  var value: String
  /// The start of the property, in bytes.
  var offset: Int
  /// The place of the value, in bytes.
  var valueRange: Range<Int>
  /// Whether the style sheet takes the font size from the system or from the app.
  var sizeIsOfSystem = false

  /// Whether the rule is about the text of a page.
  var isForText: Bool {
    let words = selector.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let elements: Set<Substring> = [
      "html", "body", "p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "a", "span", "div",
      "blockquote", "article", "section", "pre", "code", "label", "button", "input", "textarea",
      "ul",
      "ol", "dt", "dd", "small", "strong", "em", "root",
    ]
    return selector.isEmpty || words.contains { elements.contains($0) } || selector.contains(".")
      || selector.contains("#") || selector.contains("*")
  }
}

/// Reads the declarations of style sheets.
///
/// Comments and quoted texts are skipped, as is anything that is not a declaration.
struct StyleReader {
  private let bytes: [UInt8]
  private let end: Int
  private var offset: Int
  private var selectors: [String] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  func declarations() -> [StyleDeclaration] {
    var reader = self
    return reader.read()
  }

  private mutating func read() -> [StyleDeclaration] {
    var found: [StyleDeclaration] = []
    var start = offset
    while offset < end, found.count < 100_000 {
      switch bytes[offset] {
      case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "*"):
        let isAtStart = isBlank(start..<offset)
        skipComment()
        if isAtStart { start = offset }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuote()
      case UInt8(ascii: "{"):
        if selectors.count < 64 { selectors.append(text(start..<offset)) }
        offset += 1
        start = offset
      case UInt8(ascii: "}"):
        if !isElsewhere, let one = declaration(start..<offset) { found.append(one) }
        _ = selectors.popLast()
        offset += 1
        start = offset
      case UInt8(ascii: ";"):
        if !isElsewhere, let one = declaration(start..<offset) { found.append(one) }
        offset += 1
        start = offset
      default: offset += 1
      }
    }
    if let one = declaration(start..<min(offset, end)) { found.append(one) }
    return found
  }

  /// Whether a surrounding rule is for print, or for browsers other than those of iOS.
  private var isElsewhere: Bool {
    selectors.contains { selector in
      selector == "@media print"
        || selector.hasPrefix("@supports not (-webkit-touch-callout")
    }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < end {
      if bytes[offset] == UInt8(ascii: "/"), bytes[offset - 1] == UInt8(ascii: "*") { break }
      offset += 1
    }
    offset = min(end, offset + 1)
  }

  private mutating func skipQuote() {
    let quote = bytes[offset]
    offset += 1
    while offset < end, bytes[offset] != quote, bytes[offset] != 0x0A { offset += 1 }
    offset = min(end, offset + 1)
  }

  private func declaration(_ range: Range<Int>) -> StyleDeclaration? {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = trimmed(range.lowerBound..<colon)
    let value = trimmed((colon + 1)..<range.upperBound)
    let property = text(name)
    guard !property.isEmpty, !value.isEmpty,
      property.allSatisfy({ $0.isLetter || $0 == "-" || $0.isNumber })
    else { return nil }
    return StyleDeclaration(
      selector: selectors.last { !$0.hasPrefix("@media") && !$0.hasPrefix("@supports") } ?? "",
      condition: selectors.filter { $0.hasPrefix("@") }.joined(separator: " "),
      property: property,
      value: text(value),
      offset: name.lowerBound,
      valueRange: value
    )
  }

  private func isBlank(_ range: Range<Int>) -> Bool { trimmed(range).isEmpty }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = max(lower, range.upperBound)
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[trimmed(range)], as: UTF8.self).lowercased()
  }
}

/// The parts of a page that contain styles.
enum PageStyles {
  /// The contents of `<style>` elements and of `style` attributes.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    let lower = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 32 : $0 }
    var ranges: [Range<Int>] = []
    var offset = 0
    while let start = find("<style", lower, offset), ranges.count < 1_000,
      let open = find(">", lower, start)
    {
      let end = find("</style", lower, open) ?? bytes.count
      ranges.append((open + 1)..<max(open + 1, end))
      offset = max(end, open + 1)
    }
    offset = 0
    while let start = find(" style=\"", lower, offset), ranges.count < 20_000 {
      let open = start + 8
      let end = find("\"", lower, open) ?? bytes.count
      ranges.append(open..<max(open, end))
      offset = max(end, open)
    }
    return ranges
  }

  private static func find(_ text: StaticString, _ bytes: [UInt8], _ start: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
    guard start >= 0, bytes.count >= count, start <= bytes.count - count else { return nil }
    for offset in start...(bytes.count - count)
    where bytes[offset] == wanted[0] && bytes[offset..<(offset + count)].elementsEqual(wanted) {
      return offset
    }
    return nil
  }
}
