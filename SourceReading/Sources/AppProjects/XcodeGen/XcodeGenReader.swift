import FileAccess

/// Reads the targets of a specification of XcodeGen.
struct XcodeGenReader {
  private let spec: ListValue
  private let root: String
  private let path: String
  private var draft = ProjectDraft()

  static func read(_ path: String) -> ProjectDraft {
    let spec = XcodeGenSpec(path)
    var reader = XcodeGenReader(spec: spec.root, root: FilePath.folder(path), path: path)
    reader.draft.findings = spec.findings
    reader.readPackages()
    for target in spec.root["targets"]?.members ?? [] { reader.read(target) }
    return reader.draft
  }

  private init(spec: ListValue, root: String, path: String) {
    (self.spec, self.root, self.path) = (spec, root, path)
  }

  private mutating func readPackages() {
    for package in spec["packages"]?.members ?? [] {
      if let local = package.value["path"]?.string {
        let place = FilePath.absolute(local, in: root)
        draft.packages.append(
          .init(
            identity: XcodePackages.identity(ofAddress: place),
            url: local,
            folder: ManifestFile.path(in: place) == nil ? nil : place
          )
        )
      } else if let url = package.value["url"]?.string
        ?? package.value["github"]?.string.map({ "https://github.com/\($0)" })
      {
        draft.packages.append(.init(identity: XcodePackages.identity(ofAddress: url), url: url))
      }
    }
    for local in spec["localPackages"]?.strings ?? [] {
      let place = FilePath.absolute(local, in: root)
      draft.packages.append(
        .init(identity: XcodePackages.identity(ofAddress: place), url: local, folder: place)
      )
    }
  }

  /// The identity of a package by its name in the specification.
  private func identity(ofPackage name: String) -> String? {
    guard let package = spec["packages"]?[name] else { return nil }
    let address =
      package["url"]?.string ?? package["github"]?.string
      ?? package["path"]?.string.map { FilePath.absolute($0, in: root) }
    return address.map(XcodePackages.identity(ofAddress:))
  }

  // MARK: Targets

  /// A target with its templates below it.
  private func applied(_ target: ListValue.Member) -> ListValue {
    var names = ["target_name": target.key]
    for attribute in target.value["templateAttributes"]?.members ?? [] {
      names[attribute.key] = attribute.value.string
    }
    var result = ListValue.dictionary([])
    var pending = (target.value["templates"]?.strings ?? []).reversed() as [String]
    var order: [String] = []
    while let name = pending.popLast(), order.count < 100 {
      guard !order.contains(name) else { continue }
      order.append(name)
      pending += spec["targetTemplates"]?[name]?["templates"]?.strings ?? []
    }
    for name in order.reversed() {
      result = result.merged(with: spec["targetTemplates"]?[name] ?? .dictionary([]))
    }
    return result.merged(with: target.value).replacing(names)
  }

  private mutating func read(_ member: ListValue.Member) {
    let target = applied(member)
    let type = target["type"]?.string ?? ""
    let platforms =
      (target["platform"]?.strings ?? []) + (target["supportedDestinations"]?.strings ?? [])
    func leaveOut(_ reason: LeftOutTarget.Reason) {
      draft.leftOut.append(.init(name: member.key, kind: type, reason: reason))
    }
    guard case .compiled(let kind) = XcodeProduct(type) else {
      if case .leftOut(let reason) = XcodeProduct(type) { leaveOut(reason) }
      return
    }
    guard platforms.isEmpty || platforms.contains(where: { ["iOS", "auto"].contains($0) }) else {
      return leaveOut(.otherPlatform)
    }
    let files = self.files(of: target, named: member)
    guard files.hasImplementation else { return leaveOut(.noSources) }
    let settings = buildSettings(of: target, name: member.key)
    var read = AppTarget(
      name: member.key,
      module: settings.text("PRODUCT_MODULE_NAME")?.asIdentifier ?? member.key.asIdentifier,
      kind: kind,
      folder: root,
      dependencies: dependencies(of: target),
      settings: AppTarget.Settings(settings, root: root)
    )
    read.settings.developmentRegion = spec["options"]?["developmentLanguage"]?.string
    if let info = target["info"]?["path"]?.string {
      read.settings.infoPlist = FilePath.absolute(info, in: root)
    }
    var own = files
    if let infoPlist = read.settings.infoPlist { own.remove(infoPlist) }
    own.give(to: &read)
    draft.targets.append(read)
  }

  private mutating func files(of target: ListValue, named member: ListValue.Member) -> TargetFiles {
    var files = TargetFiles()
    var sources = target["sources"]?.items ?? []
    if case .dictionary? = target["sources"], let alone = target["sources"] { sources = [alone] }
    for source in sources {
      guard let name = source.string ?? source["path"]?.string else { continue }
      let isOptional = ["true", "yes"].contains(source["optional"]?.string ?? "")
      let phase = source["buildPhase"]?.string ?? ""
      guard phase != "none" else { continue }
      let place = FilePath.absolute(name, in: root)
      guard FileSystem.kind(of: place) != nil else {
        if !isOptional { report(name, member) }
        continue
      }
      add(place, source, isResource: phase == "resources", to: &files)
    }
    for resource in target["resources"]?.items ?? [] {
      guard let name = resource.string ?? resource["path"]?.string else { continue }
      let place = FilePath.absolute(name, in: root)
      add(place, resource, isResource: true, to: &files)
    }
    return files
  }

  private mutating func report(_ name: String, _ member: ListValue.Member) {
    draft.findings.append(
      .init(
        file: path,
        line: member.line,
        message: "the sources '\(name)' of the target '\(member.key)' are not there",
        hint: "restore or generate them, or write 'optional: true'"
      )
    )
  }

  private func add(
    _ place: String,
    _ source: ListValue,
    isResource: Bool,
    to files: inout TargetFiles
  ) {
    if source["type"]?.string == "folder" { return files.add(folder: place) }
    let filter = PathFilter(
      included: (source["includes"]?.strings ?? []).map { Glob($0) },
      excluded: (source["excludes"]?.strings ?? []).map { Glob($0) }
    )
    guard FileSystem.kind(of: place) == .folder, !FileRole.isWhole(folder: place) else {
      return isResource ? files.add(resourceFile: place) : files.add(place)
    }
    let paths = FolderFiles(below: place).paths
    for path in paths where filter.includes(FilePath.relative(path, to: place)) {
      if isResource { files.add(resourceFile: path) } else { files.add(path) }
    }
  }

  private func dependencies(of target: ListValue) -> [AppTarget.Dependency] {
    (target["dependencies"]?.items ?? []).flatMap { dependency -> [AppTarget.Dependency] in
      let platforms =
        dependency["platforms"]?.strings ?? dependency["platformFilter"]?.strings ?? []
      guard platforms.isEmpty || platforms.contains(where: { $0 == "iOS" || $0 == "all" }) else {
        return []
      }
      if let name = dependency["target"]?.string {
        return [.target(FilePath.name(name))]
      }
      if let name = dependency["package"]?.string {
        let products = dependency["products"]?.strings ?? [dependency["product"]?.string ?? name]
        return products.map { .product($0, package: identity(ofPackage: name)) }
      }
      if let name = dependency["framework"]?.string {
        let place = FilePath.absolute(name, in: root)
        return FileSystem.kind(of: place) == nil
          ? [.product(FilePath.stem(name), package: nil)] : [.binary(place)]
      }
      if let name = dependency["carthage"]?.string { return [.product(name, package: nil)] }
      if let name = dependency["sdk"]?.string { return [.system(FilePath.stem(name))] }
      return []
    }
  }

  // MARK: Settings

  private func buildSettings(of target: ListValue, name: String) -> BuildSettings {
    var known: BuildSettings.Layer = [
      "SRCROOT": root, "PROJECT_DIR": root, "TARGET_NAME": name, "PRODUCT_NAME": name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      // XcodeGen's presets: a debug configuration defines DEBUG.
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_VERSION": "5.0",
    ]
    let deployment =
      target["deploymentTarget"]?.string ?? target["deploymentTarget"]?["iOS"]?.string
      ?? spec["options"]?["deploymentTarget"]?["iOS"]?.string
    known["IPHONEOS_DEPLOYMENT_TARGET"] = deployment
    return BuildSettings(
      [known] + layers(of: spec) + layers(of: target)
    )
  }

  private func layers(of value: ListValue) -> [BuildSettings.Layer] {
    let files = value["configFiles"]?.members ?? []
    let chosen = files.first { $0.key == "Debug" } ?? files.first
    let file = chosen?.value.string.map {
      SettingsFile(FilePath.absolute($0, in: root), roots: [root])
    }
    var pairs: [(String, String)] = []
    if let settings = value["settings"] { collect(settings, into: &pairs, depth: 0) }
    return [file?.pairs ?? [], pairs].map { BuildSettings.layer($0, configuration: "Debug") }
  }

  private func collect(
    _ settings: ListValue,
    into pairs: inout [(String, String)],
    depth: Int
  ) {
    guard depth < 16 else { return }
    for group in settings["groups"]?.strings ?? [] {
      if let group = spec["settingGroups"]?[group] {
        collect(group, into: &pairs, depth: depth + 1)
      }
    }
    let configurations = settings["configs"]?.members ?? []
    let isPlain = settings["base"] == nil && configurations.isEmpty && settings["groups"] == nil
    for setting in (isPlain ? settings : settings["base"] ?? .dictionary([])).members {
      pairs.append((setting.key, Self.text(setting.value)))
    }
    let debug =
      configurations.first { $0.key.lowercased() == "debug" }
      ?? configurations.first { $0.key.lowercased().contains("debug") }
    for setting in debug?.value.members ?? [] {
      pairs.append((setting.key, Self.text(setting.value)))
    }
  }

  /// In YAML, YES and NO are also Boolean values.
  private static func text(_ value: ListValue) -> String {
    switch value.string {
    case "true"?: "YES"
    case "false"?: "NO"
    default: BuildSettings.text(value)
    }
  }
}
