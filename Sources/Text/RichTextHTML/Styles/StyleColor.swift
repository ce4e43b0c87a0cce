import RichText

/// The colors of CSS.
enum StyleColor {
  /// The basic names of CSS, with the few others that programs write.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkblue": 0x00008B, "darkgreen": 0x006400,
    "darkred": 0x8B0000, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE,
  ]

  /// Returns a color; `nil` for text that names none.
  static func parse(_ text: String) -> Color? {
    let text = text.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let value = names[text] { return color(value) }
    guard text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = inside.split { ", /".contains($0) }.map(String.init)
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let values = parts.prefix(3).compactMap { component($0, full: 255) }
    guard values.count == 3 else { return nil }
    let alpha = parts.count == 4 ? component(parts[3], full: 1) : 1
    return alpha.map { Color(red: values[0], green: values[1], blue: values[2], alpha: $0) }
  }

  private static func component(_ text: String, full: Double) -> Double? {
    let value =
      StyleLength.number(text, "%").map { $0 / 100 } ?? StyleLength.number(text).map { $0 / full }
    return value.map { min(max($0, 0), 1) }
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3:
      return color((value >> 8 & 15) * 0x110000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: return color(value)
    case 8: return color(value >> 8).withAlpha(Double(value & 255) / 255)
    default: return nil
    }
  }

  private static func color(_ value: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  /// Returns a color as CSS has it.
  static func text(_ color: Color) -> String {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let values = [color.red, color.green, color.blue]
    let isExact = values.allSatisfy { abs($0 * 255 - Double(byte($0))) < 1e-9 }
    if isExact, color.alpha == 1 {
      let digits = values.map { value in
        let text = String(byte(value), radix: 16)
        return text.utf8.count == 1 ? "0" + text : text
      }
      return "#" + digits.joined()
    }
    let parts = values.map { "\(min(max($0, 0), 1) * 100)%" }.joined(separator: ",")
    return "rgb(\(parts),\(min(max(color.alpha, 0), 1)))"
  }
}
