/// Writes JSON in the order in which it is called.
struct JSONWriter {
  private(set) var text = ""
  private let isIndented: Bool
  private var hasMembers: [Bool] = []
  private var isAfterKey = false

  init(isIndented: Bool) { self.isIndented = isIndented }

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    text += isIndented ? ": " : ":"
    isAfterKey = true
  }

  mutating func value(_ string: String) {
    separate()
    quote(string)
  }

  mutating func value(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
  }

  /// A number rounded to a ten-thousandth; null for one that JSON does not know.
  mutating func value(_ number: Double) {
    separate()
    text += Self.spelling(of: number)
  }

  private static func spelling(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let rounded = (number * 10_000).rounded() / 10_000
    if abs(rounded) < 1e15, rounded == rounded.rounded() { return String(Int(rounded)) }
    return rounded.isFinite ? rounded.description : number.description
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    hasMembers.append(false)
  }

  private mutating func close(_ bracket: String) {
    let hadMembers = hasMembers.popLast() ?? false
    if hadMembers { breakLine() }
    text += bracket
  }

  /// Puts a comma and a line break before a member, and nothing before the value of a key.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let hadMembers = hasMembers.last else { return }
    if hadMembers { text += "," }
    hasMembers[hasMembers.count - 1] = true
    breakLine()
  }

  private mutating func breakLine() {
    guard isIndented else { return }
    text += "\n"
    for _ in hasMembers { text += "  " }
  }

  private mutating func quote(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{2028}", "\u{2029}": text += Self.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
