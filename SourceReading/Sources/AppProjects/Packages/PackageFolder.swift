import FileAccess

/// A package that was found, with its targets for compilation.
struct PackageFolder {
  let folder: String
  let identity: String
  let manifest: PackageManifest
  private(set) var targets: [AppTarget] = []
  private(set) var leftOut: [LeftOutTarget] = []
  private(set) var findings: [ProjectFinding] = []

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of its folder.
  ///   - identity: The name by which others call it.
  /// - Throws: The finding of a manifest that cannot be read.
  init(_ folder: String, identity: String) throws(ProjectProblem) {
    self.folder = folder
    self.identity = identity
    manifest = try ManifestFile.read(folder)
    let file = ManifestFile.path(in: folder) ?? folder
    for gap in manifest.gaps {
      findings.append(
        .init(
          file: file,
          message: "\(gap) of the manifest could not be read",
          hint: "install a Swift toolchain, or write it without computing"
        )
      )
    }
    for target in manifest.targets { add(target, file: file) }
  }

  private mutating func add(_ target: PackageManifest.Target, file: String) {
    guard let kind = kind(of: target) else {
      let reason: LeftOutTarget.Reason = target.type == "test" ? .tests : .tool
      if target.type != "binary", target.type != "system" {
        leftOut.append(.init(name: target.name, kind: target.type, reason: reason))
      }
      return
    }
    guard let root = root(of: target) else {
      findings.append(
        .init(
          file: file,
          message: "the target '\(target.name)' has no folder of sources",
          hint: "restore 'Sources/\(target.name)', or name the folder with 'path:'"
        )
      )
      return
    }
    var read = AppTarget(
      name: target.name,
      module: target.name.asIdentifier,
      kind: kind,
      package: identity,
      folder: root,
      bundle: "\(manifest.name)_\(target.name)",
      dependencies: dependencies(of: target),
      settings: settings(of: target, root: root)
    )
    let files = TargetSources(target, root: root).files
    guard files.hasImplementation else {
      leftOut.append(.init(name: target.name, kind: target.type, reason: .noSources))
      return
    }
    files.give(to: &read)
    targets.append(read)
  }

  private func kind(of target: PackageManifest.Target) -> AppTarget.Kind? {
    switch target.type {
    case "regular":
      let isApp = manifest.products.contains {
        $0.type == "app" && $0.targets.contains(target.name)
      }
      return isApp ? .application : .library
    case "executable": return .application
    case "macro": return .macro
    default: return nil
    }
  }

  /// The folder of a target, found as Swift Package Manager does.
  private func root(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let place = FilePath.absolute(path, in: folder)
      return FileSystem.kind(of: place) == .folder ? place : nil
    }
    let places = ["Sources", "Source", "src", "srcs"].map { FilePath.join(folder, $0) }
    let named = places.map { FilePath.join($0, target.name) }
    if let found = named.first(where: { FileSystem.kind(of: $0) == .folder }) { return found }
    // Since 5.9 the sources of a single target may be directly in `Sources`.
    guard manifest.targets.count(where: { $0.type != "test" && $0.type != "plugin" }) == 1 else {
      return nil
    }
    return places.first { FileSystem.kind(of: $0) == .folder }
  }

  private func dependencies(of target: PackageManifest.Target) -> [AppTarget.Dependency] {
    target.dependencies.compactMap { dependency in
      switch dependency {
      case .target(let name):
        guard let other = manifest.targets.first(where: { $0.name == name }) else {
          return .product(name, package: nil)
        }
        if other.type == "binary" {
          return other.path.map { .binary(FilePath.absolute($0, in: folder)) }
        }
        return other.type == "system" ? .system(name) : .target(name)
      case .product(let name, let package):
        let known = manifest.neighbors.map(\.identity)
        let identity = package?.lowercased()
        return .product(name, package: identity.flatMap { known.contains($0) ? $0 : nil })
      default: return dependency
      }
    }
  }

  private func settings(of target: PackageManifest.Target, root: String) -> AppTarget.Settings {
    var settings = AppTarget.Settings(
      languageVersion: target.languageMode ?? manifest.languageMode,
      isolatesToMainActor: target.isolatesToMainActor,
      upcomingFeatures: target.upcomingFeatures,
      experimentalFeatures: target.experimentalFeatures,
      deploymentTarget: manifest.deploymentTarget,
      developmentRegion: manifest.defaultLocalization
    )
    settings.addConditions(["SWIFT_PACKAGE", "DEBUG"] + target.conditions)
    settings.read(flags: target.flags)
    let headers = [target.publicHeaders ?? "include"] + target.headerFolders
    settings.headerFolders = headers.map { FilePath.absolute($0, in: root) }
      .filter { FileSystem.kind(of: $0) == .folder }
    return settings
  }
}

/// The files of a package target.
private struct TargetSources {
  private(set) var files = TargetFiles()

  /// The one source of a target whose others the plug-in of `AppleSources` compiles, on Linux only.
  private static let carried = "AppleSources.swift"

  /// Resources that need no name in a manifest.
  private static let unnamed: Set<String> = [
    "xcassets", "xib", "storyboard", "xcstrings", "xcdatamodeld", "xcdatamodel", "strings",
    "stringsdict",
  ]

  init(_ target: PackageManifest.Target, root: String) {
    let excluded = target.exclude.map { FilePath.absolute($0, in: root) }
    let isCarried = target.sources == [Self.carried]
    let wanted = isCarried ? nil : target.sources?.map { FilePath.absolute($0, in: root) }
    let processed = target.resources.filter { !$0.isCopied }
      .map { FilePath.absolute($0.path, in: root) }
    let copied = target.resources.filter(\.isCopied).map { FilePath.absolute($0.path, in: root) }
    for path in copied {
      switch FileSystem.kind(of: path) {
      case .folder where !FileRole.isWhole(folder: path): files.add(folder: path)
      case .folder, .file: files.add(resourceFile: path)
      case .other, nil: break
      }
    }
    let isOut: (String) -> Bool = { path in
      excluded.contains { path.isInside($0) } || copied.contains { path.isInside($0) }
    }
    for path in FolderFiles(below: root, entering: { !isOut($0) }).paths where !isOut(path) {
      let isSource = FileRole(path) == .swift || FileRole(path) == .objectiveC
      if isSource {
        if wanted?.contains(where: { path.isInside($0) }) ?? true { files.add(path) }
      } else if processed.contains(where: { path.isInside($0) }) {
        files.add(resourceFile: path)
      } else if Self.unnamed.contains(FilePath.fileExtension(path)) {
        let isText = FilePath.fileExtension(path).hasPrefix("strings")
        if !isText || path.contains(".lproj/") { files.add(path) }
      }
    }
  }
}
