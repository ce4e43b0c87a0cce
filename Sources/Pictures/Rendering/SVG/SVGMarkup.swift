import FileAccess
import RichText
import Snapshots

/// Pieces of SVG text.
enum SVGMarkup {
  /// A number with at most three decimals and no trailing zeros.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    let factor = decimals == 3 ? 1_000.0 : 1_000_000.0
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let scaled = Int64((value * factor).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(factor))
    var text = scaled < 0 ? "-" : ""
    text += String(whole)
    guard rest > 0 else { return text }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return text + "." + digits
  }

  /// Text between tags or in an attribute.
  ///
  /// Characters that XML 1.0 forbids become U+FFFD.
  static func escape(_ text: String) -> String {
    XMLText.escaped(text, ["\"": "&quot;", "\t": " ", "\n": " ", "\r": " "])
  }

  /// An attribute, with a space before it.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escape(value))\""
  }

  /// A number as an attribute, with a space before it.
  static func attribute(_ name: String, _ value: Double) -> String {
    " \(name)=\"\(number(value))\""
  }

  /// The color of a paint attribute, with its opacity when it is not full.
  ///
  /// For `stop` and `flood` the attribute of the color has a name of its own.
  static func paint(_ name: String, _ color: Color, attribute colorName: String? = nil) -> String {
    func component(_ value: Double) -> String {
      let level = Int((min(max(value, 0), 1) * 255).rounded())
      let digits = String(level, radix: 16, uppercase: true)
      return level < 16 ? "0" + digits : digits
    }
    let hex = "#" + component(color.red) + component(color.green) + component(color.blue)
    let opacity = color.alpha < 1 ? attribute(name + "-opacity", max(color.alpha, 0)) : ""
    return attribute(colorName ?? name, hex) + opacity
  }

  /// The value of a `transform` attribute.
  static func transform(_ transform: Transform) -> String {
    let isMove =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    guard !isMove else { return "translate(\(number(transform.tx)) \(number(transform.ty)))" }
    let linear = [transform.a, transform.b, transform.c, transform.d].map {
      number($0, decimals: 6)
    }
    let values = linear + [number(transform.tx), number(transform.ty)]
    return "matrix(\(values.joined(separator: " ")))"
  }

  /// The value of a `d` attribute.
  static func path(_ path: Path) -> String {
    func point(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return path.elements
      .map { element in
        switch element {
        case .move(let end): "M" + point(end)
        case .line(let end): "L" + point(end)
        case .curve(let first, let second, let end):
          "C" + point(first) + " " + point(second) + " " + point(end)
        case .close: "Z"
        }
      }
      .joined()
  }

  /// Bytes as the address of a picture inside the document.
  static func dataAddress(_ type: String, _ bytes: [UInt8]) -> String {
    "data:\(type);base64," + Base64.encode(bytes)
  }
}
