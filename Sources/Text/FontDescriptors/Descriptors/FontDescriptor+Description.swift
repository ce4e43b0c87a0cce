import DynamicType

extension FontDescriptor: CustomStringConvertible {
  /// The attributes that are not open, as UIKit prints a descriptor.
  public var description: String {
    var parts: [String] = []
    func add<Value>(_ name: String, _ value: Value?) {
      if let value { parts.append("\(name) = \(value)") }
    }
    add("family", family)
    add("face", face)
    add("name", postScriptName)
    if isSystemFont { add("design", "\(design)") }
    add("textStyle", textStyle)
    if pointSize > 0 { add("size", Self.points(pointSize)) }
    add("weight", weight)
    add("width", width)
    add("slant", slant)
    if !symbolicTraits.isEmpty { add("traits", symbolicTraits) }
    add("variations", Self.settings(variations.map { ("\($0.key)", "\($0.value)") }))
    add("features", Self.settings(features.map { ("\($0.key)", "\($0.value)") }))
    add("language", language)
    if !cascadeList.isEmpty { add("cascadeList", cascadeList) }
    return "<UIFontDescriptor: \(parts.joined(separator: "; "))>"
  }

  /// A size with at most two decimals and its unit, as UIKit prints that of a font.
  package static func points(_ size: Double) -> String {
    guard size.magnitude < 1e9 else { return "\(size)pt" }
    let hundredths = Int((size * 100).rounded())
    let decimals = "\(hundredths % 100)"
    return "\(hundredths / 100).\(decimals.count < 2 ? "0" + decimals : decimals)pt"
  }

  private static func settings(_ values: [(tag: String, value: String)]) -> String? {
    guard !values.isEmpty else { return nil }
    return values.sorted { $0.tag < $1.tag }.map { "\($0.tag) \($0.value)" }.joined(separator: ", ")
  }
}

extension SymbolicTraits: CustomStringConvertible {
  private static let names: [(trait: SymbolicTraits, name: String)] = [
    (.italic, "italic"), (.bold, "bold"), (.expanded, "expanded"), (.condensed, "condensed"),
    (.monoSpace, "monoSpace"), (.vertical, "vertical"), (.uiOptimized, "uiOptimized"),
    (.tightLeading, "tightLeading"), (.looseLeading, "looseLeading"),
  ]

  /// The names of the traits.
  public var description: String {
    let names = Self.names.filter { contains($0.trait) }.map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
