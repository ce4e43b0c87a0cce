import JSONText

extension PackageManifest {
  /// Reads the output of `swift package dump-package`; `nil` for other input.
  init?(json: [UInt8]) {
    guard let root = try? JSONDocument(parsing: json).root, let name = root["name"]?.string else {
      return nil
    }
    self.init(name: name, toolsVersion: root["toolsVersion"]?["_version"]?.string ?? "5.0")
    defaultLocalization = root["defaultLocalization"]?.string
    languageModes = Self.texts(root["swiftLanguageVersions"]).map(AppTarget.Settings.languageMode)
    deploymentTarget =
      root["platforms"]?.elements?.first { $0["platformName"]?.string == "ios" }?["version"]?.string
    neighbors = (root["dependencies"]?.elements ?? []).compactMap(Self.neighbor)
    products = (root["products"]?.elements ?? []).compactMap { product in
      guard let name = product["name"]?.string else { return nil }
      let type = product["type"]?.members?.first?.key ?? "library"
      return Product(name: name, type: type, targets: Self.texts(product["targets"]))
    }
    targets = (root["targets"]?.elements ?? []).compactMap(Self.target)
  }

  private static func texts(_ node: JSONNode?) -> [String] {
    (node?.elements ?? []).compactMap(\.string)
  }

  private static func neighbor(_ node: JSONNode) -> Neighbor? {
    guard let member = node.members?.first, let place = member.value.elements?.first,
      let identity = place["identity"]?.string
    else { return nil }
    let remote = place["location"]?["remote"]?.elements?.first
    return Neighbor(
      identity: identity,
      path: place["path"]?.string,
      url: remote?["urlString"]?.string ?? remote?.string
    )
  }

  private static func target(_ node: JSONNode) -> Target? {
    guard let name = node["name"]?.string, let type = node["type"]?.string else { return nil }
    var target = Target(name: name, type: type)
    target.path = node["path"]?.string
    target.sources = node["sources"]?.elements.map { $0.compactMap(\.string) }
    target.exclude = texts(node["exclude"])
    target.publicHeaders = node["publicHeadersPath"]?.string
    target.dependencies = (node["dependencies"]?.elements ?? []).compactMap(dependency)
    target.resources = (node["resources"]?.elements ?? []).compactMap { resource in
      guard let path = resource["path"]?.string else { return nil }
      return Resource(path: path, isCopied: resource["rule"]?["copy"] != nil)
    }
    for setting in node["settings"]?.elements ?? [] { read(setting, into: &target) }
    return target
  }

  private static func dependency(_ node: JSONNode) -> AppTarget.Dependency? {
    guard let member = node.members?.first, let parts = member.value.elements,
      let name = parts.first?.string
    else { return nil }
    if let platforms = parts.lazy.compactMap({ $0["platformNames"]?.elements }).first,
      !platforms.isEmpty, !platforms.contains(where: { $0.string == "ios" })
    {
      return nil
    }
    return member.key == "product"
      ? .product(name, package: parts.dropFirst().first?.string) : .target(name)
  }

  private static func read(_ setting: JSONNode, into target: inout Target) {
    let condition = setting["condition"]
    let platforms = texts(condition?["platformNames"])
    guard platforms.isEmpty || platforms.contains("ios"),
      condition?["config"]?.string ?? "debug" == "debug",
      let kind = setting["kind"]?.members?.first, let tool = setting["tool"]?.string
    else { return }
    let value = kind.value["_0"]
    let text = value?.string
    if tool == "swift" {
      switch kind.key {
      case "define": target.conditions += [text].compactMap { $0 }
      case "enableUpcomingFeature": target.upcomingFeatures += [text].compactMap { $0 }
      case "enableExperimentalFeature": target.experimentalFeatures += [text].compactMap { $0 }
      case "swiftLanguageMode", "swiftLanguageVersion":
        target.languageMode = text.map(AppTarget.Settings.languageMode)
      case "defaultIsolation": target.isolatesToMainActor = text == "MainActor"
      case "unsafeFlags": target.flags += texts(value)
      default: break
      }
    } else if kind.key == "headerSearchPath", let text {
      target.headerFolders.append(text)
    }
  }
}
