import FileAccess

extension PackageManifest {
  /// Reads a manifest as text; `nil` if it defines no package.
  ///
  /// Parts that were not understood are in ``gaps``.
  init?(text: String) {
    let interpreter = ManifestInterpreter()
    interpreter.run(text)
    guard let package = interpreter.globals.record(named: "Package") else { return nil }
    self.init(package, toolsVersion: Self.toolsVersion(of: text))
    if interpreter.isExhausted { gaps.append("a loop that does not end") }
  }

  private init(_ package: ManifestRecord, toolsVersion: String) {
    self.init(name: package["name"].string ?? "", toolsVersion: toolsVersion)
    defaultLocalization =
      package["defaultLocalization"].string
      ?? package["defaultLocalization"].record?
      .unlabeled.string
    languageModes = ["swiftLanguageModes", "swiftLanguageVersions"].flatMap { key in
      (package[key].array ?? []).compactMap(Self.languageMode)
    }
    for platform in records(package["platforms"], "a platform") where platform.name == "iOS" {
      deploymentTarget = Self.version(platform.unlabeled)
    }
    neighbors = records(package["dependencies"], "a dependency").compactMap { neighbor($0) }
    products = records(package["products"], "a product").compactMap { product($0) }
    targets = records(package["targets"], "a target").compactMap { target($0) }
  }

  /// The records of a list; anything else is a gap.
  private mutating func records(_ value: ManifestValue, _ what: String) -> [ManifestRecord] {
    switch value {
    case .nothing: return []
    case .array(let items):
      let records = items.compactMap(\.record)
      if records.count < items.filter({ !$0.isNothing }).count { gap(what) }
      return records
    default:
      gap(what)
      return []
    }
  }

  private mutating func gap(_ what: String) {
    if !gaps.contains(what) { gaps.append(what) }
  }

  private mutating func texts(_ value: ManifestValue, _ what: String) -> [String]? {
    guard let items = value.array else {
      if !value.isNothing { gap(what) }
      return nil
    }
    let texts = items.compactMap(\.string)
    if texts.count < items.count { gap(what) }
    return texts
  }

  /// The version of `.v16`, `.v16_4` or `"16.4"`.
  private static func version(_ value: ManifestValue) -> String? {
    if let text = value.string { return text }
    guard let name = value.record?.name, name.hasPrefix("v") else { return nil }
    let version = name.dropFirst().replacing("_", with: ".")
    return version.contains(".") ? String(version) : version + ".0"
  }

  /// The language mode of `.v5`, `.version("6")` or `.v4_2`.
  private static func languageMode(_ value: ManifestValue) -> String? {
    if let text = value.record?.unlabeled.string ?? value.string {
      return AppTarget.Settings.languageMode(text)
    }
    return version(value).map(AppTarget.Settings.languageMode)
  }

  private mutating func neighbor(_ record: ManifestRecord) -> Neighbor? {
    guard record.name == "package" else { return nil }
    if let path = record["path"].string {
      return Neighbor(identity: XcodePackages.identity(ofAddress: path), path: path)
    }
    if let url = record["url"].string {
      return Neighbor(identity: XcodePackages.identity(ofAddress: url), url: url)
    }
    if let id = record["id"].string { return Neighbor(identity: id.lowercased()) }
    gap("a dependency")
    return nil
  }

  private mutating func product(_ record: ManifestRecord) -> Product? {
    guard let name = record["name"].string else {
      gap("a product")
      return nil
    }
    let type = record.name == "iOSApplication" ? "app" : record.name
    return Product(name: name, type: type, targets: texts(record["targets"], "a product") ?? [])
  }

  private static let types = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test",
    "systemLibrary": "system", "binaryTarget": "binary", "plugin": "plugin", "macro": "macro",
  ]

  private mutating func target(_ record: ManifestRecord) -> Target? {
    guard let type = Self.types[record.name], let name = record["name"].string else {
      // A product for plug-ins has the name of their targets, but is not one.
      gap("a target")
      return nil
    }
    var target = Target(name: name, type: type)
    target.path = record["path"].string
    if !record["path"].isNothing, target.path == nil { gap("the path of '\(name)'") }
    target.sources = texts(record["sources"], "the sources of '\(name)'")
    target.exclude = texts(record["exclude"], "the exclusions of '\(name)'") ?? []
    target.publicHeaders = record["publicHeadersPath"].string
    target.dependencies = dependencies(record["dependencies"], of: name)
    for resource in records(record["resources"], "the resources of '\(name)'") {
      guard let path = resource.unlabeled.string else { continue }
      target.resources.append(.init(path: path, isCopied: resource.name == "copy"))
    }
    for setting in records(record["swiftSettings"], "the settings of '\(name)'") {
      read(setting, into: &target)
    }
    for setting in ["cSettings", "cxxSettings"] {
      for setting in records(record[setting], "the settings of '\(name)'")
      where setting.name == "headerSearchPath" {
        if let path = setting.unlabeled.string { target.headerFolders.append(path) }
      }
    }
    return target
  }

  private mutating func dependencies(
    _ value: ManifestValue,
    of target: String
  ) -> [AppTarget.Dependency] {
    guard let items = value.array else {
      if !value.isNothing { gap("the dependencies of '\(target)'") }
      return []
    }
    return items.compactMap { item -> AppTarget.Dependency? in
      if let name = item.string { return .target(name) }
      guard let record = item.record, Self.isForPhones(record["condition"]) else {
        if item.record == nil, !item.isNothing { gap("the dependencies of '\(target)'") }
        return nil
      }
      guard let name = record["name"].string ?? record.unlabeled.string else {
        gap("the dependencies of '\(target)'")
        return nil
      }
      switch record.name {
      case "product": return .product(name, package: record["package"].string)
      case "plugin": return nil
      default: return .target(name)
      }
    }
  }

  /// Whether a condition is true on iOS; `nil` and unknown conditions are.
  private static func isForPhones(_ condition: ManifestValue) -> Bool {
    guard let platforms = condition.record?["platforms"].array else { return true }
    return platforms.isEmpty || platforms.contains { $0.record?.name == "iOS" }
  }

  private static func isForDebugging(_ condition: ManifestValue) -> Bool {
    guard let configuration = condition.record?["configuration"].record else { return true }
    return configuration.name == "debug"
  }

  private mutating func read(_ setting: ManifestRecord, into target: inout Target) {
    let condition = setting.arguments.first { $0.value.record?.name == "when" }?.value ?? .nothing
    guard Self.isForPhones(condition), Self.isForDebugging(condition) else { return }
    let text = setting.unlabeled.string
    switch setting.name {
    case "define": target.conditions += [text].compactMap { $0 }
    case "enableUpcomingFeature": target.upcomingFeatures += [text].compactMap { $0 }
    case "enableExperimentalFeature": target.experimentalFeatures += [text].compactMap { $0 }
    case "swiftLanguageMode", "swiftLanguageVersion":
      target.languageMode = Self.languageMode(setting.unlabeled)
    case "defaultIsolation":
      target.isolatesToMainActor = !setting.unlabeled.isNothing
    case "unsafeFlags": target.flags += setting.unlabeled.array?.compactMap(\.string) ?? []
    default: break
    }
  }
}
