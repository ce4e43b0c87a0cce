/// Writes JSON text member by member, in the order of the calls.
///
/// The same calls give the same bytes. Repeated keys are not detected.
public struct JSONWriter: Sendable {
  private let style: JSONStyle
  private var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  /// Creates a writer with no text.
  public init(_ style: JSONStyle = .indented) {
    self.style = style
  }

  /// The text so far.
  public var text: String {
    String(decoding: bytes, as: UTF8.self) + (style.endsWithLineBreak ? "\n" : "")
  }

  /// Writes an object with the members that a closure writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  /// Writes a list with the elements that a closure writes.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    beginArray()
    elements(&self)
    endArray()
  }

  /// Opens an object; for trees that are written without recursion.
  public mutating func beginObject() { open("{") }

  /// Closes the object that was opened last.
  public mutating func endObject() { close("}") }

  /// Opens a list; for trees that are written without recursion.
  public mutating func beginArray() { open("[") }

  /// Closes the list that was opened last.
  public mutating func endArray() { close("]") }

  /// Writes a text.
  public mutating func string(_ value: String) {
    separate()
    append(quoted: value)
  }

  /// Writes a number with the digits of the style; one that is not finite is null.
  public mutating func number(_ value: Double) {
    separate()
    bytes += style.text(of: value).utf8
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) {
    separate()
    bytes += String(value).utf8
  }

  /// Writes true or false.
  public mutating func boolean(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes null.
  public mutating func null() {
    separate()
    bytes += "null".utf8
  }

  /// Writes a key; the next call writes its value.
  public mutating func key(_ key: String) {
    separate()
    append(quoted: key)
    bytes.append(UInt8(ascii: ":"))
    if style.isIndented { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Returns the fewest digits that read back as a number, without `.0`; `null` for none.
  public static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension JSONWriter {
  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(UInt8(ascii: bracket))
    isFirst = false
  }

  /// Writes the comma and the line break between two items; nothing follows a key.
  private mutating func separate() {
    guard !followsKey else {
      followsKey = false
      return
    }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
    isFirst = false
  }

  private mutating func breakLine() {
    guard style.isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      // A terminal that shows JSON obeys the other controls, and those that turn text around.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        append(escaped: scalar)
      case "\u{2028}",
        "\u{2029}" where style.escapesLineSeparators:
        append(escaped: scalar)
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    bytes += "\\u".utf8
    bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    bytes += digits.utf8
  }
}
