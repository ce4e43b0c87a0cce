import FileAccess
import Snapshots

/// An estimate of the work that drawing an SVG file takes, made before librsvg draws it.
///
/// A file of a kilobyte can ask for hours: elements that are used in elements that are used,
/// noise of a million octaves, a line that crosses itself a million times. librsvg limits the number
/// of elements only, far above what a picture of an app needs. One unit is about 20 µs, the time
/// of a small shape.
struct SVGWork {
  /// The most units of a picture: about a fifth of a second, as it is drawn many times.
  static let limit = 10_000.0

  private let tags: [SVGTags.Tag]
  private let children: [[Int]]
  private let positions: [String: Int]
  private let rules: [StyleRule]
  private let depth: Int
  private var known: [Int: Double] = [:]

  /// The part of a style sheet that refers to other elements.
  private struct StyleRule {
    var selector: String
    var body: String
  }

  /// Returns the units of a file; infinite for one whose work cannot be known.
  static func units(of bytes: [UInt8], depth: Int = 0) -> Double {
    guard depth < 4, let tags = SVGTags(bytes) else { return .infinity }
    var work = SVGWork(tags, depth)
    return work.tags.indices.filter { work.tags[$0].parent == nil }
      .reduce(0) { $0 + work.units(of: $1, level: 0) }
  }

  private init(_ file: SVGTags, _ depth: Int) {
    tags = file.tags
    self.depth = depth
    var children = [[Int]](repeating: [], count: file.tags.count)
    var positions: [String: Int] = [:]
    for (index, tag) in file.tags.enumerated() {
      if let parent = tag.parent { children[parent].append(index) }
      if let id = tag.attributes["id"], positions[id] == nil { positions[id] = index }
    }
    self.children = children
    self.positions = positions
    rules = file.styles.split(separator: "}").compactMap { rule in
      let parts = rule.split(separator: "{", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[1].contains("#") else { return nil }
      return StyleRule(selector: parts[0], body: parts[1])
    }
  }

  /// Elements that are drawn only where another one refers to them.
  private static let definitions: Set<String> = [
    "defs", "symbol", "pattern", "mask", "clipPath", "filter", "marker", "linearGradient",
    "radialGradient",
  ]

  private mutating func units(of index: Int, level: Int) -> Double {
    if let units = known[index] { return units }
    guard level < 256 else { return .infinity }
    // An element that leads to itself is not drawn again: librsvg ends circles.
    known[index] = 0
    let tag = tags[index]
    var units = ownUnits(of: tag)
    for child in children[index] where !Self.definitions.contains(tags[child].name) {
      units += self.units(of: child, level: level + 1)
    }
    for (reference, times) in references(of: tag) {
      guard let target = positions[reference] else { continue }
      units += times * self.units(of: target, level: level + 1)
    }
    units = min(units, 1e12)
    known[index] = units
    return units
  }

  private func ownUnits(of tag: SVGTags.Tag) -> Double {
    switch tag.name {
    case "feTurbulence": return 500 * max(1, number(tag, "numOctaves", 1))
    case "feConvolveMatrix":
      let sides = (tag.attributes["order"] ?? "3").split { $0 == " " || $0 == "," }
        .map { Double($0) ?? .infinity }
      let size = (sides.first ?? 3) * (sides.last ?? 3)
      // librsvg 2.54 ends the process for matrices of more than some 400 numbers.
      return size > 400 ? .infinity : 200 + size
    case "image": return 1 + embedded(tag.attributes["href"] ?? "")
    case let name where name.hasPrefix("fe"): return 200
    default:
      let points = tag.attributes["d"] ?? tag.attributes["points"] ?? ""
      return points.isEmpty ? 1 : 1 + SVGPathLength(points).units
    }
  }

  /// A number of an attribute; a text that is not a number may be any.
  private func number(_ tag: SVGTags.Tag, _ name: String, _ fallback: Double) -> Double {
    guard let text = tag.attributes[name] else { return fallback }
    let first = text.split { $0 == " " || $0 == "," }.first ?? ""
    return Double(first) ?? .infinity
  }

  /// The identifiers that a tag refers to, and how often each is drawn.
  private func references(of tag: SVGTags.Tag) -> [(String, Double)] {
    var references: [(String, Double)] = []
    if let link = tag.attributes["href"], link.hasPrefix("#") {
      references.append((String(link.dropFirst()), 1))
    }
    for (name, value) in tag.attributes where value.contains("url(") {
      references += Self.addresses(in: value).map { ($0, Self.times(of: name, value, tag)) }
    }
    for rule in rules where Self.matches(rule.selector, tag) {
      references += Self.addresses(in: rule.body).map { ($0, Self.times(of: "", rule.body, tag)) }
    }
    return references
  }

  /// Markers are drawn at each point of a line.
  private static func times(of name: String, _ value: String, _ tag: SVGTags.Tag) -> Double {
    guard name.hasPrefix("marker") || value.contains("marker") else { return 1 }
    let points = tag.attributes["d"] ?? tag.attributes["points"] ?? ""
    return Double(max(1, points.utf8.count / 4))
  }

  private static func addresses(in text: String) -> [String] {
    text.split(separator: "url(").dropFirst(text.hasPrefix("url(") ? 0 : 1).compactMap { part in
      let address = part.prefix { $0 != ")" }.filter { !"\"' ".contains($0) }
      return address.hasPrefix("#") ? String(address.dropFirst()) : nil
    }
  }

  /// Whether a selector may choose a tag; too often rather than too seldom.
  private static func matches(_ selector: String, _ tag: SVGTags.Tag) -> Bool {
    let classes = tag.attributes["class"]?.split(separator: " ") ?? []
    return selector.contains("*") || selector.contains(tag.name) || selector.contains("[")
      || classes.contains { selector.contains(".\($0)") }
      || tag.attributes["id"].map { selector.contains("#\($0)") } ?? false
  }

  /// The work of an SVG file inside an address.
  private func embedded(_ address: String) -> Double {
    guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") else { return 0 }
    let data = address[address.index(after: comma)...]
    let bytes =
      address[..<comma].contains("base64")
      ? Base64.decode(Array(data.utf8)[...], .lenient) ?? [] : Self.unescaped(data)
    return ImageFormat(of: bytes) == .svg ? Self.units(of: bytes, depth: depth + 1) : 0
  }

  /// The bytes of a text in which `%` and two digits stand for a byte.
  private static func unescaped(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
