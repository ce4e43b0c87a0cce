/// An element of a small XML document.
struct MarkupElement: Hashable, Sendable {
  var name: String
  var attributes: [String: String]
  var text = ""
  var line: Int
  var children: [MarkupElement] = []
}

/// Reads the XML of workspaces and property lists: elements, attributes and texts.
///
/// Comments, declarations and instructions are skipped, and only the five predefined entities and numbers are
/// resolved, so reading never makes a text grow. It takes one pass without recursion.
struct MarkupReader {
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var lines = LineCounter()
  private var open: [MarkupElement] = []
  private var root: MarkupElement?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a text.
  static func read(_ bytes: [UInt8]) throws(ListSyntaxError) -> MarkupElement {
    var reader = MarkupReader(bytes)
    return try reader.document()
  }

  private func error(_ message: String) -> ListSyntaxError {
    ListSyntaxError(line: OpenStepReader.line(at: position, in: bytes), message: message)
  }

  private mutating func document() throws(ListSyntaxError) -> MarkupElement {
    while position < bytes.count, root == nil {
      if bytes[position] == UInt8(ascii: "<") { try tag() } else { characters() }
    }
    guard let root else { throw error("the XML document does not end") }
    return root
  }

  private mutating func characters() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    guard let last = open.indices.last else { return }
    open[last].text += Self.resolved(bytes[start..<position])
  }

  private func isAhead(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(past text: String) throws(ListSyntaxError) {
    let start = position
    while position < bytes.count {
      if bytes[position] == text.utf8.first, isAhead(text) {
        position += text.utf8.count
        return
      }
      position += 1
    }
    position = start
    throw error("'\(text)' is missing")
  }

  private mutating func tag() throws(ListSyntaxError) {
    if isAhead("<!--") { return try skip(past: "-->") }
    if isAhead("<?") { return try skip(past: "?>") }
    if isAhead("<!") { return try skip(past: ">") }
    if isAhead("</") {
      position += 2
      let name = self.name()
      guard let element = open.popLast(), element.name == name else {
        throw error("'\(name)' ends without a beginning")
      }
      try skip(past: ">")
      return close(element)
    }
    let line = lines.line(at: position, in: bytes)
    position += 1
    var element = MarkupElement(name: name(), attributes: [:], line: line)
    guard !element.name.isEmpty else { throw error("a tag has no name") }
    while true {
      skipSpace()
      guard position < bytes.count else { throw error("the tag '\(element.name)' does not end") }
      if isAhead("/>") {
        position += 2
        return close(element)
      }
      if isAhead(">") {
        position += 1
        guard open.count < Self.maximumDepth else {
          throw error("elements are nested deeper than \(Self.maximumDepth) levels")
        }
        return open.append(element)
      }
      try attribute(of: &element)
    }
  }

  private mutating func attribute(of element: inout MarkupElement) throws(ListSyntaxError) {
    let key = name()
    skipSpace()
    guard !key.isEmpty, isAhead("=") else { throw error("an attribute has no value") }
    position += 1
    skipSpace()
    guard position < bytes.count, [0x22, 0x27].contains(bytes[position]) else {
      throw error("the value of '\(key)' is not quoted")
    }
    let quote = bytes[position]
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    guard position < bytes.count else { throw error("the value of '\(key)' does not end") }
    element.attributes[key] = Self.resolved(bytes[start..<position])
    position += 1
  }

  private mutating func close(_ element: MarkupElement) {
    if let last = open.indices.last {
      open[last].children.append(element)
    } else {
      root = element
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, !"=/>\"'<".utf8.contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var pieces = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(pieces.popFirst() ?? "")
    for piece in pieces {
      guard let end = piece.firstIndex(of: ";") else {
        result += "&" + piece
        continue
      }
      let name = piece[..<end]
      result += entities[String(name)] ?? character(name) ?? "&\(name);"
      result += piece[piece.index(after: end)...]
    }
    return result
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
