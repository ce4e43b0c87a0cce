import Testing

@testable import Rendering

@Suite struct `The work of an SVG` {
  @Test(arguments: hostile.keys.sorted())
  func `is refused where it would take minutes`(name: String) {
    let bytes = Array((Self.hostile[name] ?? "").utf8)
    let error = #expect(throws: ImageError.self) { try Image(bytes) }
    #expect(error?.reason == .tooLarge)
  }

  @Test(arguments: ordinary.keys.sorted())
  func `is allowed for what apps draw`(name: String) throws {
    _ = try Image(Array((Self.ordinary[name] ?? "").utf8))
  }

  private static func svg(_ body: String, entities: String = "") -> String {
    """
    \(entities)<svg xmlns="http://www.w3.org/2000/svg" \
    xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">\(body)</svg>
    """
  }

  /// Groups that each use the one before several times.
  private static func nested(_ levels: Int, times: Int, by use: (String) -> String) -> String {
    let first = #"<g id="a0"><rect width="9" height="9"/></g>"#
    let groups = (1..<levels).map { level in
      "<g id=\"a\(level)\">" + String(repeating: use("a\(level - 1)"), count: times) + "</g>"
    }
    return "<defs>\(first)\(groups.joined())</defs>" + use("a\(levels - 1)")
  }

  private static func noise(_ octaves: String) -> String {
    """
    <filter id="f"><feTurbulence baseFrequency=".1" numOctaves="\(octaves)"/></filter>\
    <rect width="100" height="100" filter="url(#f)"/>
    """
  }

  /// A path whose lines lead to places at random.
  private static func path(points: Int, width: Double) -> String {
    var state: UInt64 = 1
    let lines = (0..<points).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (x, y) = (Double(state >> 40) / 16_777_216, Double(state >> 16 & 0xFFFFFF) / 16_777_216)
      return "L\(Double(index % 100) + x * width) \(y * width)"
    }
    return "<path d=\"M0 0\(lines.joined())\"/>"
  }

  static let hostile = [
    "use in use": svg(nested(8, times: 10) { "<use xlink:href=\"#\($0)\"/>" }),
    "use behind character references": svg(
      nested(8, times: 10) { "<use href=\"&#35;\($0)\"/>" }
    ),
    "masks in masks": svg(
      nested(20, times: 2) { "<rect width=\"9\" height=\"9\" mask=\"url(#\($0))\"/>" }
    ),
    "masks by style": svg(
      "<style>rect{mask:url(#a19)}</style>"
        + nested(20, times: 2) { "<rect width=\"9\" height=\"9\" fill=\"url('#\($0)')\"/>" }
    ),
    "a million octaves": svg(noise("1000000")),
    "octaves in an entity": svg(
      noise("&n;"),
      entities: #"<!DOCTYPE svg [<!ENTITY n "1000000">]>"#
    ),
    "many filters": svg(String(repeating: noise("10"), count: 200)),
    "a matrix that ends librsvg": svg(
      "<filter id=\"f\"><feConvolveMatrix order=\"99\" kernelMatrix=\""
        + String(repeating: "1 ", count: 9_801)
        + "\"/></filter><rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>"
    ),
    "a path of two megabytes": svg(path(points: 60_000, width: 100)),
  ]

  static let ordinary = [
    "used shapes": svg(nested(3, times: 10) { "<use href=\"#\($0)\"/>" }),
    "noise": svg(noise("4")),
    "a shape that uses itself": svg(##"<g id="a"><use href="#a"/></g>"##),
    "a long line": svg(path(points: 10_000, width: 0.01)),
    "a thousand shapes": svg(String(repeating: "<rect width=\"3\" height=\"3\"/>", count: 1_000)),
  ]
}
