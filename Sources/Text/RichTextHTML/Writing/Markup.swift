import DynamicType
import FontDescriptors
import RichText

/// The pieces of markup.
enum Markup {
  /// The body size at Large, which is 1rem.
  static let bodySize = TextStyleFont.request(.body).pointSize

  /// Text with references; a line separator is a line break.
  static func text(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{2028}": result += "<br>"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default: if !isControl(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// The value of an attribute between double quotation marks.
  static func attribute(_ value: String) -> String {
    text(value.replacing("\u{2028}", with: " ")).replacing("\"", with: "&quot;")
  }

  /// Whether HTML has no place for a character.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" && scalar != "\n"
      || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// A number with at most five decimals.
  static func number(_ value: Double) -> String {
    let scaled = (min(max(value, -1e9), 1e9) * 100_000).rounded() / 100_000
    if scaled == scaled.rounded() { return String(Int(scaled)) }
    let text = "\(scaled)"
    return text.contains("e") ? "0" : text
  }

  /// A length in the units of the options.
  static func length(_ points: Double, _ sizes: HTMLWritingOptions.FontSizes) -> String {
    if points == 0 { return "0" }
    return sizes == .relative ? number(points / bodySize) + "rem" : number(points) + "px"
  }
}
