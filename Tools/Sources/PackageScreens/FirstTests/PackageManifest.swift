import Foundation

/// A package as its manifest describes it, as far as a test of its screens needs it.
struct PackageManifest: Decodable {
  /// A target of the package.
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var dependencies: [Dependency]
  }

  /// A dependency of a target.
  struct Dependency: Decodable {
    /// A target or a product; with the package of a product if the manifest names it.
    var name: String
    var package: String?

    private enum Keys: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      let key =
        values.contains(.product) ? Keys.product : values.contains(.target) ? .target : .byName
      var list = try values.nestedUnkeyedContainer(forKey: key)
      name = try list.decode(String.self)
      package = key == .product ? try list.decodeIfPresent(String.self) : nil
    }
  }

  /// Another package.
  struct Neighbor: Decodable {
    /// The name of its checkout.
    var identity: String

    private enum Keys: String, CodingKey { case fileSystem, sourceControl, registry }
    private struct Place: Decodable { var identity: String }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      let key: Keys =
        values.contains(.fileSystem)
        ? .fileSystem : values.contains(.sourceControl) ? .sourceControl : .registry
      guard let place = try values.decode([Place].self, forKey: key).first else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription: "a dependency without a place"
        )
      }
      identity = place.identity
    }
  }

  var name: String
  var targets: [Target]
  var dependencies: [Neighbor]
  private var toolsVersion: ToolsVersion?

  private struct ToolsVersion: Decodable {
    var version: String

    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  /// Whether the package is compiled in the language mode of Swift 6 unless a target sets another.
  var isSwift6: Bool {
    (toolsVersion?.version.prefix { $0 != "." }).flatMap { Int($0) }.map { $0 >= 6 } ?? false
  }

  /// Reads the output of `swift package dump-package`.
  init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }
}
