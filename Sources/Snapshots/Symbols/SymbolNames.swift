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

  /// Whether a version of the system has a symbol of a name.
  package static func contains(_ name: String, in generation: SystemGeneration) -> Bool {
    versions[name].map { generation.has($0) } ?? false
  }
}
