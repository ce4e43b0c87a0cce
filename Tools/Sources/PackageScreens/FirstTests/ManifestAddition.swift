/// Lines that a manifest needs for a test of screens.
public struct ManifestAddition: Hashable, Sendable {
  /// The place in the manifest, as the words before a colon.
  public let place: String
  /// The lines.
  public let lines: [String]

  private static let library = "swift-dynamic-type"
  private static let plugin = "AppleSources"
  private static let products = ["HeadlessUIKit", "DynamicTypeTesting"]

  /// Returns what a manifest lacks.
  static func missing(
    in manifest: PackageManifest,
    target: PackageManifest.Target,
    tests: PackageManifest.Target?,
    library folder: String?
  ) -> [ManifestAddition] {
    var found: [ManifestAddition] = []
    let folder = folder ?? "../\(library)"
    let known = Set(manifest.dependencies.map(\.identity))
    var packages: [String] = []
    if !known.contains(library) {
      packages.append(".package(name: \"\(library)\", path: \"\(folder)\"),")
    }
    if !known.contains(plugin.lowercased()) {
      packages.append(".package(path: \"\(folder)/\(plugin)\"),")
    }
    if !packages.isEmpty {
      found.append(
        ManifestAddition(place: "among the dependencies of the package", lines: packages)
      )
    }
    let uses = Set(target.dependencies.map(\.name))
    if !uses.contains("HeadlessUIKit") {
      found.append(
        ManifestAddition(
          place: "in the target '\(target.name)', whose file AppleSources.swift may be empty",
          lines: [
            "dependencies: [\(product("HeadlessUIKit"))],",
            "sources: [\"AppleSources.swift\"],",
            "plugins: [.plugin(name: \"\(plugin)\", package: \"\(plugin)\")]",
          ]
        )
      )
    }
    let lacking = products.filter { name in
      !(tests?.dependencies.contains { $0.name == name } ?? false)
    }
    if let tests {
      guard !lacking.isEmpty else { return found }
      let place = "among the dependencies of the target '\(tests.name)'"
      found.append(ManifestAddition(place: place, lines: lacking.map { product($0) + "," }))
      return found
    }
    let lines =
      [".testTarget(", "  name: \"\(target.name)Tests\",", "  dependencies: ["]
      + ["    \"\(target.name)\","] + products.map { "    \(product($0))," } + ["  ]", "),"]
    found.append(ManifestAddition(place: "among the targets", lines: lines))
    return found
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(library)\")"
  }
}
