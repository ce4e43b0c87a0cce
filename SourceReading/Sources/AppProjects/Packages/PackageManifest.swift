import FileAccess

/// A Swift package manifest, as far as it determines the compiled sources.
struct PackageManifest: Hashable, Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `binary` or `system`.
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String] = []
    var dependencies: [AppTarget.Dependency] = []
    var resources: [Resource] = []
    var conditions: [String] = []
    var flags: [String] = []
    var languageMode: String?
    var isolatesToMainActor = false
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    var headerFolders: [String] = []
    var publicHeaders: String?
  }

  struct Resource: Hashable, Sendable {
    var path: String
    var isCopied: Bool
  }

  struct Product: Hashable, Sendable {
    var name: String
    /// `library`, `executable`, `plugin` or `app`, the last for an app playground.
    var type: String
    var targets: [String]
  }

  struct Neighbor: Hashable, Sendable {
    var identity: String
    var path: String?
    var url: String?
  }

  var name: String
  var toolsVersion: String
  var languageModes: [String] = []
  var deploymentTarget: String?
  var defaultLocalization: String?
  var targets: [Target] = []
  var products: [Product] = []
  var neighbors: [Neighbor] = []
  /// The parts that were not understood as text, such as `a target`; empty if everything was.
  var gaps: [String] = []

  /// The language mode of targets that specify none.
  var languageMode: String {
    if let newest = languageModes.max() { return newest }
    return (toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? "6" : "5"
  }
}

extension PackageManifest {
  /// The tools version in the first line of a manifest.
  static func toolsVersion(of text: String) -> String {
    guard let line = text.split(whereSeparator: \.isNewline).first, line.hasPrefix("//"),
      let colon = line.firstIndex(of: ":")
    else { return "3.1" }
    return line[line.index(after: colon)...].trimmed.prefix { $0.isNumber || $0 == "." }.description
  }
}
