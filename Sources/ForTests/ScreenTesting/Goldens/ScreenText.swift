import DynamicType
import LayoutGeometry
import ScreenAudit
import Snapshots

/// Screens as lines of text that people and version control can read.
///
/// A heading for each setting and size, and below it a line for each view: its class, its identifier,
/// its frame in its parent's coordinates, its text and the sizes of its fonts.
struct ScreenText {
  private(set) var lines: [String] = []

  init(_ report: ScreenReport) {
    for screen in report.screens {
      if !lines.isEmpty { lines.append("") }
      let name = "\(screen.setting.name), \(screen.category.shortName)"
      lines.append("## \(name)")
      append(screen.snapshot)
    }
  }

  private mutating func append(_ snapshot: LayoutSnapshot) {
    var found: [String] = []
    snapshot.walk { visit in
      guard !visit.element.isHidden else { return false }
      found.append(Self.line(visit.element, depth: visit.depth))
      return true
    }
    lines += found
  }

  private static func line(_ element: SnapshotElement, depth: Int) -> String {
    var words = [element.identity.customClass ?? element.identity.className]
    if let name = element.identity.accessibilityIdentifier { words.append("#\(name)") }
    let frame = element.frame
    words.append(
      "(\(number(frame.x)), \(number(frame.y)), \(number(frame.width)) x \(number(frame.height)))"
    )
    for text in element.drawnTexts {
      words.append("\"\(escaped(text.string))\"")
      var sizes: [String] = []
      for font in text.fonts {
        let size = number(font.pointSize)
        if sizes.last != size { sizes.append(size) }
      }
      if !sizes.isEmpty { words.append(sizes.joined(separator: "+") + " pt") }
      if text.isTruncated || text.isClipped { words.append("cut") }
    }
    return String(repeating: "  ", count: depth) + words.joined(separator: " ")
  }

  /// A length with at most two decimals, which tell pixels of every device apart.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let (points, rest) = (whole.magnitude / 100, whole.magnitude % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(points)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(points).\(digits)"
  }

  /// A text on one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
