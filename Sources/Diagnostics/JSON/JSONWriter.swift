/// Writes JSON text member by member, in the order of the calls.
///
/// The same calls give the same bytes. Keys are not checked for being there twice.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Layout: Hashable, Sendable {
    /// A value a line, indented by two spaces, with a line break at the end.
    case indented
    /// Everything on one line without spaces, as JSON Lines needs it.
    case compact
  }

  private let layout: Layout
  private var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var followsKey = false

  /// Creates a writer with no text.
  public init(_ layout: Layout = .indented) {
    self.layout = layout
  }

  /// The text so far.
  public var text: String {
    String(decoding: bytes, as: UTF8.self) + (layout == .indented ? "\n" : "")
  }

  /// Writes an object with the members that a closure writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    block("{", "}", members)
  }

  /// Writes a list with the elements that a closure writes.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    block("[", "]", elements)
  }

  /// Writes a text.
  public mutating func string(_ value: String) {
    separate()
    append(quoted: value)
  }

  /// Writes a number with the fewest digits that read back as it; one that is not finite is null.
  public mutating func number(_ value: Double) {
    separate()
    bytes += Self.text(of: value).utf8
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
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
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
  private mutating func block(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    _ items: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
    items(&self)
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(UInt8(ascii: close))
    isFirst = false
  }

  /// Writes what stands between two items, and nothing between a key and its value.
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
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  private mutating func append(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
