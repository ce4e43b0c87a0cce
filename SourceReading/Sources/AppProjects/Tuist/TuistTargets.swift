import FileAccess

/// Reads the targets of a project of Tuist.
struct TuistTargets {
  private let file: String
  private let folder: String
  private let root: String
  private let project: ManifestRecord
  private(set) var draft = ProjectDraft()

  init(file: String, root: String, project: ManifestRecord) {
    self.file = file
    folder = FilePath.folder(file)
    self.root = root
    self.project = project
    for package in project["packages"].array ?? [] {
      guard let record = package.record else { continue }
      if let path = record["path"].string
        ?? (record.name == "local" ? record.unlabeled.string : nil)
      {
        let place = FilePath.absolute(path, in: folder)
        draft.packages.append(
          .init(identity: XcodePackages.identity(ofAddress: place), url: path, folder: place)
        )
      } else if let url = record["url"].string {
        draft.packages.append(.init(identity: XcodePackages.identity(ofAddress: url), url: url))
      }
    }
  }

  private static let products: [String: AppTarget.Kind] = [
    "app": .application, "appClip": .application, "framework": .framework,
    "staticFramework": .framework, "staticLibrary": .library, "dynamicLibrary": .library,
    "appExtension": .appExtension, "messagesExtension": .appExtension,
    "extensionKitExtension": .appExtension,
  ]

  mutating func read(_ value: ManifestValue) {
    guard let target = value.record, let name = target["name"].string else {
      return report("a target of the project could not be read as text")
    }
    let product = target["product"].record?.name ?? "app"
    guard let kind = Self.products[product] else {
      let reason: LeftOutTarget.Reason =
        product.hasSuffix("Tests")
        ? .tests
        : product == "bundle"
          ? .resourcesOnly
          : product.hasPrefix("watch") || product.hasPrefix("tv") ? .otherPlatform : .tool
      draft.leftOut.append(.init(name: name, kind: product, reason: reason))
      return
    }
    guard Self.isForPhones(target) else {
      draft.leftOut.append(.init(name: name, kind: product, reason: .otherPlatform))
      return
    }
    var files = TargetFiles()
    addFiles(target["sources"], to: &files, of: name, isResource: false)
    addFiles(target["resources"], to: &files, of: name, isResource: true)
    addFolders(target["buildableFolders"], to: &files, of: name)
    guard files.hasImplementation else {
      draft.leftOut.append(.init(name: name, kind: product, reason: .noSources))
      return
    }
    let productName = target["productName"].string ?? name
    var read = AppTarget(
      name: name,
      module: productName.asIdentifier,
      kind: kind,
      folder: folder,
      dependencies: (target["dependencies"].array ?? []).compactMap(dependency),
      settings: settings(of: target, name: productName)
    )
    if let infoPlist = read.settings.infoPlist { files.remove(infoPlist) }
    files.give(to: &read)
    draft.targets.append(read)
  }

  private mutating func report(_ message: String) {
    draft.findings.append(
      .init(
        file: file,
        message: message,
        hint: "run 'tuist generate', and name the generated workspace"
      )
    )
  }

  /// Whether a target is for iOS, which is the default without a platform.
  private static func isForPhones(_ target: ManifestRecord) -> Bool {
    if let platform = target["platform"].record?.name { return platform == "iOS" }
    switch target["destinations"] {
    case .record(let record): return record.name == "iOS" || record["iOS"].bool ?? false
    case .array(let items):
      return items.contains { ["iPhone", "iPad", "iOS"].contains($0.record?.name ?? "") }
    default: return true
    }
  }

  // MARK: Files

  private mutating func addFiles(
    _ value: ManifestValue,
    to files: inout TargetFiles,
    of target: String,
    isResource: Bool
  ) {
    for pattern in Self.patterns(value) {
      guard let pattern else {
        report(
          "the \(isResource ? "resources" : "sources") of '\(target)' could not be read as text"
        )
        continue
      }
      if pattern.isFolder {
        files.add(folder: absolute(pattern.text))
        continue
      }
      let excluded = pattern.excluding.map { Glob(absolute($0)) }
      for path in paths(matching: pattern.text)
      where !excluded.contains(where: { $0.matches(path) }) {
        if isResource {
          if FileRole(path) != .swift { files.add(resourceFile: path) }
        } else {
          files.add(path)
        }
      }
    }
  }

  /// Adds the files of folders that Xcode synchronizes with the target.
  private mutating func addFolders(
    _ value: ManifestValue,
    to files: inout TargetFiles,
    of target: String
  ) {
    guard let folders = value.array else { return }
    for folder in folders {
      guard let path = TuistReader.path(folder) else {
        report("a folder of '\(target)' could not be read as text")
        continue
      }
      for path in FolderFiles(below: absolute(path)).paths { files.add(path) }
    }
  }

  private func absolute(_ path: String) -> String {
    if path.hasPrefix("//") { return FilePath.absolute(String(path.dropFirst(2)), in: root) }
    return FilePath.absolute(path, in: folder)
  }

  private struct Pattern {
    var text: String
    var excluding: [String] = []
    var isFolder = false
  }

  /// The patterns in a list, `.glob(…)`, `.folderReference(path:)` or a container of such lists.
  private static func patterns(_ value: ManifestValue, depth: Int = 0) -> [Pattern?] {
    guard depth < 8 else { return [nil] }
    switch value {
    case .nothing: return []
    case .string(let text): return [Pattern(text: text)]
    case .array(let items): return items.flatMap { patterns($0, depth: depth + 1) }
    case .record(let record):
      for label in ["globs", "resources"] where !record[label].isNothing {
        return patterns(record[label], depth: depth + 1)
      }
      let main = record["pattern"].isNothing ? record.unlabeled : record["pattern"]
      if record.name == "folderReference" {
        return [TuistReader.path(record["path"]).map { Pattern(text: $0, isFolder: true) }]
      }
      guard let text = TuistReader.path(main) else {
        return main.isNothing ? [] : patterns(main, depth: depth + 1)
      }
      let excluding = patterns(record["excluding"], depth: depth + 1).compactMap { $0?.text }
      let prefix = main.record?.name == "relativeToRoot" ? "//" : ""
      return [Pattern(text: prefix + text, excluding: excluding)]
    default: return [nil]
    }
  }

  /// The files that match a pattern, searched below its part without wildcards.
  private func paths(matching pattern: String) -> [String] {
    let full = absolute(pattern)
    let parts = full.split(separator: "/", omittingEmptySubsequences: true)
    let isSign: (Character) -> Bool = { "*?[{".contains($0) }
    let fixed = parts.prefix { !$0.contains(where: isSign) }
    let base = "/" + fixed.joined(separator: "/")
    guard fixed.count < parts.count else {
      guard FileSystem.kind(of: base) == .folder, !FileRole.isWhole(folder: base) else {
        return FileSystem.kind(of: base) == nil ? [] : [base]
      }
      return FolderFiles(below: base).paths
    }
    let globs = Self.alternatives(full).map { Glob($0) }
    return FolderFiles(below: base).paths.filter { path in globs.contains { $0.matches(path) } }
  }

  /// The alternatives of a pattern with `{a,b}`.
  private static func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    return pattern[pattern.index(after: open)..<close].split(separator: ",").prefix(16).map {
      String(pattern[..<open] + $0 + pattern[pattern.index(after: close)...])
    }
  }

  // MARK: Dependencies and settings

  private func dependency(_ value: ManifestValue) -> AppTarget.Dependency? {
    guard let record = value.record else { return nil }
    let name = record["name"].string ?? record.unlabeled.string
    switch record.name {
    case "target": return (name ?? record["target"].string).map { .target($0) }
    case "project": return record["target"].string.map { .target($0) }
    case "external": return name.map { .product($0, package: nil) }
    case "package", "product":
      return (record["product"].string ?? name).map { .product($0, package: nil) }
    case "framework", "xcframework", "library":
      return TuistReader.path(record["path"]).map { .binary(absolute($0)) }
    case "sdk": return name.map { .system($0) }
    default: return nil
    }
  }

  private func settings(of target: ManifestRecord, name: String) -> AppTarget.Settings {
    var layers: [BuildSettings.Layer] = [
      [
        "SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": name, "PRODUCT_NAME": name,
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_VERSION": "5.0",
      ]
    ]
    for value in [project["settings"], target["settings"]] {
      guard let record = value.record else { continue }
      layers.append(Self.layer(record["base"]))
      let debug = record["configurations"].array?.lazy.compactMap(\.record).first {
        $0.name == "debug" || $0["name"].string?.lowercased().contains("debug") ?? false
      }
      if let debug { layers.append(Self.layer(debug["settings"])) }
    }
    let build = BuildSettings(layers)
    var settings = AppTarget.Settings(build, root: folder)
    settings.bundleIdentifier = target["bundleId"].string ?? settings.bundleIdentifier
    if let path = TuistReader.path(target["infoPlist"]), path.hasSuffix(".plist") {
      settings.infoPlist = absolute(path)
    }
    let deployment = target["deploymentTargets"].record ?? target["deploymentTarget"].record
    settings.deploymentTarget =
      deployment?.unlabeled.string ?? deployment?["iOS"].string
      ?? deployment?["targetVersion"].string ?? settings.deploymentTarget
    settings.developmentRegion = project["options"].record?["developmentRegion"].string
    return settings
  }

  private static func layer(_ value: ManifestValue) -> BuildSettings.Layer {
    guard case .dictionary(let pairs) = value else { return [:] }
    let texts = pairs.compactMap { pair -> (String, String)? in
      guard let name = pair.key.string else { return nil }
      switch pair.value {
      case .string(let text): return (name, text)
      case .bool(let flag): return (name, flag ? "YES" : "NO")
      case .array(let items): return (name, items.compactMap(\.string).joined(separator: " "))
      default: return nil
      }
    }
    return BuildSettings.layer(texts, configuration: "Debug")
  }
}
