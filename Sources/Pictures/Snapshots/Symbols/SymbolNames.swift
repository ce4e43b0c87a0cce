package import DynamicType

/// The names of the system's symbols.
///
/// Source: `Reference/symbol-names.json`.
package enum SymbolNames {
  /// The version of iOS that brought each symbol.
  private static let versions: [String: SystemVersion] = {
    var versions: [String: SystemVersion] = [:]
    versions.reserveCapacity(10_000)
    for release in releases {
      guard let version = SystemVersion(release.version) else { continue }
      for name in release.names.description.split(whereSeparator: \.isWhitespace) {
        versions[String(name)] = version
      }
    }
    return versions
  }()

  /// Whether a symbol is another one upon a filled shape, such as `1.circle.fill`: a symbol of two layers.
  package static func isUponFilledShape(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count > 2, parts.last == "fill" else { return false }
    return filledShapes.contains(String(parts[parts.count - 2]))
  }

  private static let filledShapes: Set<String> = [
    "app", "capsule", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal", "shield",
    "square", "triangle",
  ]

  /// Whether a version of the system has a symbol of a name.
  package static func contains(_ name: String, in generation: SystemGeneration) -> Bool {
    versions[name].map { generation.has($0) } ?? false
  }
}
