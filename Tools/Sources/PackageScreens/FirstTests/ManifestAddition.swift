import FileAccess

/// Lines at the end of a manifest that make the tests of its screens build on Linux.
///
/// They change the package only on Linux: the builds of Xcode and of Swift Package Manager elsewhere are
/// unchanged.
struct ManifestAddition {
  /// A target whose sources were written for iOS, with the products that provide its modules on Linux.
  struct Target {
    var name: String
    var products: [String]
  }

  var manifest: PackageManifest
  /// The targets that are compiled as sources for iOS, the tested one first.
  var targets: [Target]
  /// The current test target.
  var tests: PackageManifest.Target?
  var testsName: String
  /// The products that the tests need.
  var testProducts: [String]
  /// The folder of this project's sources, as the manifest names it.
  var library: String

  private static let library = "swift-dynamic-type"
  private static let plugin = "AppleSources"

  /// The lines; empty if the manifest already contains everything that is needed.
  var lines: [String] {
    let parts = packages + targets.flatMap(lines(for:)) + testLines
    guard !parts.isEmpty else { return [] }
    return ["#if os(Linux)", "// The tests of the screens at every text size."] + parts + ["#endif"]
  }

  private var packages: [String] {
    let known = Set(manifest.dependencies.map(\.identity))
    var lines: [String] = []
    if !known.contains(Self.library) {
      lines.append("  .package(name: \"\(Self.library)\", path: \"\(library)\"),")
    }
    if !known.contains(Self.plugin.lowercased()) {
      lines.append("  .package(path: \"\(library)/\(Self.plugin)\"),")
    }
    return lines.isEmpty ? [] : ["package.dependencies += ["] + lines + ["]"]
  }

  /// The lines for a target, unless it is already compiled in this way.
  private func lines(for target: Target) -> [String] {
    guard let known = manifest.targets.first(where: { $0.name == target.name }) else { return [] }
    let lacking = lacking(target.products, in: known)
    guard !(known.sources == [FirstTest.plainFile] && lacking.isEmpty) else { return [] }
    var lines = ["for target in package.targets where target.name == \"\(target.name)\" {"]
    lines += Self.adding(lacking)
    if known.sources != [FirstTest.plainFile] {
      lines.append("  target.sources = [\"\(FirstTest.plainFile)\"]")
      lines += Self.languageMode(manifest)
      lines += [
        "  target.plugins = (target.plugins ?? []) + [",
        "    .plugin(name: \"\(Self.plugin)\", package: \"\(Self.plugin)\")", "  ]",
      ]
    }
    return lines + ["}"]
  }

  private var testLines: [String] {
    guard let tests else {
      var lines = ["package.targets.append(", "  .testTarget(", "    name: \"\(testsName)\","]
      lines += ["    dependencies: ["] + targets.prefix(1).map { "      \"\($0.name)\"," }
      lines += testProducts.map { "      \(Self.product($0))," }
      lines.append("    ]" + (manifest.isSwift6 ? "," : ""))
      if manifest.isSwift6 { lines.append("    swiftSettings: [.swiftLanguageMode(.v5)]") }
      return lines + ["  )", ")"]
    }
    let lacking = lacking(testProducts, in: tests)
    guard !lacking.isEmpty else { return [] }
    return ["for target in package.targets where target.name == \"\(tests.name)\" {"]
      + Self.adding(lacking) + ["}"]
  }

  private func lacking(_ products: [String], in target: PackageManifest.Target) -> [String] {
    products.filter { name in !target.dependencies.contains { $0.name == name } }
  }

  private static func adding(_ products: [String]) -> [String] {
    guard !products.isEmpty else { return [] }
    return ["  target.dependencies += ["] + products.map { "    \(product($0))," } + ["  ]"]
  }

  /// Sources for iOS are compiled in the language mode of Swift 5, in which views may belong to no actor.
  private static func languageMode(_ manifest: PackageManifest) -> [String] {
    guard manifest.isSwift6 else { return [] }
    return [
      "  target.swiftSettings = (target.swiftSettings ?? []) + [.swiftLanguageMode(.v5)]"
    ]
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(library)\")"
  }
}
