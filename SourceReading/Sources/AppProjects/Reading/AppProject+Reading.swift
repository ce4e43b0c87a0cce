import FileAccess

extension AppProject {
  /// Reads the project in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder, or of a project, workspace or manifest in it.
  ///   - packages: The paths of folders that are searched last for packages: each is a package or contains a
  ///     folder for each package.
  ///   - target: The name of the target to choose; by default all are read.
  /// - Returns: The project. Its findings include the parts that could not be read.
  public static func read(
    _ folder: String,
    packages: [String] = [],
    target: String? = nil
  ) -> AppProject {
    let place = FileSystem.resolved(folder) ?? FilePath.normalized(folder)
    let reading = ProjectReading(place)
    var project = AppProject(
      folder: reading.folders.first ?? place,
      origin: reading.origin,
      targets: reading.draft.targets,
      leftOut: reading.draft.leftOut,
      findings: reading.draft.findings
    )
    project.add(packages: packages.map { FileSystem.resolved($0) ?? $0 }, of: reading)
    project.order()
    if let target { project.choose(target) }
    project.findings.sort { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
    return project
  }

  // MARK: Packages

  private mutating func add(packages given: [String], of reading: ProjectReading) {
    takeOwnPackages(reading.ownPackages, isWhole: reading.draft.targets.isEmpty)
    let pins = ResolvedPackages(reading.resolved)
    findings += pins.findings
    pinned = pins.pins.map { pin in
      PackageReference(
        identity: pin.identity,
        url: pin.url,
        revision: pin.revision,
        version: pin.version
      )
    }
    var gathering = PackageGathering(
      shelf: PackageShelf(projects: reading.folders, packages: given),
      pins: pins.pins
    )
    let local = reading.ownPackages.map { folder in
      PackageReference(
        identity: XcodePackages.identity(ofAddress: folder),
        url: FilePath.relative(folder, to: self.folder),
        folder: folder
      )
    }
    var named = (local + reading.draft.packages + ownNeighbors)
      .map { reference in
        var reference = reference
        reference.products = products(ofPackage: reference.identity)
        return reference
      }
    if case .package = origin {
      named.removeAll { reference in local.contains { $0.folder == reference.folder } }
    }
    gathering.gather(named)
    let wanted = (targets + gathering.targets).flatMap(\.dependencies).compactMap {
      dependency -> (product: String, package: String?)? in
      if case .product(let name, let package) = dependency { (name, package) } else { nil }
    }
    gathering.findGiven(wanted)
    self.packages += gathering.references
    packageTargets += gathering.targets
    packageProducts.merge(gathering.products) { first, _ in first }
    findings += gathering.findings
    for folder in reading.folders {
      add(PodsReader(folder))
      add(CarthageReader(folder))
    }
    // Packages whose products the targets use come from their manifests, when all packages are known.
    for index in self.packages.indices {
      let used = products(ofPackage: self.packages[index].identity)
      if !used.isEmpty { self.packages[index].products = used }
    }
  }

  /// The products of a package that targets use, sorted.
  private func products(ofPackage identity: String) -> [String] {
    let own = packageProducts[identity]?.keys
    let used = (targets + packageTargets).flatMap(\.dependencies).compactMap {
      dependency -> String? in
      guard case .product(let name, let package) = dependency else { return nil }
      if let package { return package == identity ? name : nil }
      return own?.contains(name) ?? false ? name : nil
    }
    return Set(used).sorted()
  }

  /// If the folder itself is a package, its targets are the ones to compile.
  private mutating func takeOwnPackages(_ folders: [String], isWhole: Bool) {
    guard isWhole else { return }
    for folder in folders {
      do throws(ProjectProblem) {
        let identity = XcodePackages.identity(ofAddress: folder)
        let package = try PackageFolder(folder, identity: identity)
        targets += package.targets.map { target in
          var target = target
          target.package = folders.count == 1 ? nil : identity
          return target
        }
        leftOut += package.leftOut
        findings += package.findings
        ownNeighbors += package.manifest.neighbors.map { neighbor in
          let place = neighbor.path.map { FilePath.absolute($0, in: folder) }
          return PackageReference(
            identity: neighbor.identity,
            url: neighbor.url ?? neighbor.path,
            folder: place.flatMap { ManifestFile.path(in: $0) == nil ? nil : $0 }
          )
        }
        packageProducts[identity] = Dictionary(
          package.manifest.products.map { ($0.name, $0.targets) }
        ) { first, _ in first }
      } catch {
        findings.append(error.finding)
      }
    }
  }

  private mutating func add(_ pods: PodsReader) {
    packages += pods.references
    packageTargets += pods.targets
    packageProducts.merge(pods.products) { first, _ in first }
    findings += pods.findings
    guard !pods.references.isEmpty else { return }
    for index in targets.indices {
      let own =
        pods.podsOfTargets[targets[index].name, default: []] + pods.podsOfTargets["", default: []]
      // The library that combines all pods in CocoaPods is not a target of the project.
      targets[index].dependencies.removeAll {
        switch $0 {
        case .target(let name), .product(let name, _):
          name.hasPrefix("Pods_") || name.hasPrefix("Pods-")
        case .binary, .system: false
        }
      }
      targets[index].dependencies += Set(own).sorted().map { .product($0, package: $0) }
    }
  }

  private mutating func add(_ carthage: CarthageReader) {
    packages += carthage.references
    packageTargets += carthage.targets
    packageProducts.merge(carthage.products) { first, _ in first }
    findings += carthage.findings
  }

  // MARK: Choice and order

  private mutating func choose(_ name: String) {
    guard let chosen = targets.last(where: { $0.name == name || $0.module == name }) else {
      let names = targets.suffix(8).map { "'\($0.name)'" }.joined(separator: ", ")
      findings.append(
        .init(
          file: folder,
          message: "there is no target '\(name)'",
          hint: targets.isEmpty ? "leave out the name" : "name one of \(names)"
        )
      )
      return
    }
    let needed = Set(modules(for: chosen).map(\.name)).union([chosen.name])
    leftOut += targets.filter { !needed.contains($0.name) }
      .map { .init(name: $0.name, kind: $0.kind.rawValue, reason: .notChosen) }
    targets.removeAll { !needed.contains($0.name) }
  }

  /// Sorts the targets, each after its dependencies.
  private mutating func order() {
    let graph = ModuleGraph(self)
    var ordered: [AppTarget] = []
    for target in targets {
      for module in graph.modules(below: target, importsToo: false)
      where !ordered.contains(module) && targets.contains(module) {
        ordered.append(module)
      }
    }
    targets = ordered
  }

  /// Returns the targets to compile for a target, each after its dependencies.
  ///
  /// These are frameworks of the project, targets of its packages that were found, and the target itself,
  /// which comes last. A target whose module is imported counts as a dependency, as Xcode finds it.
  /// Dependencies of macros are left out, because they are compiled for another machine.
  public func modules(for target: AppTarget) -> [AppTarget] {
    ModuleGraph(self).modules(below: target, importsToo: true)
  }

  /// The modules of the packages, pods and frameworks that the project needs and that were not found.
  ///
  /// Apple may have a module of the same name: the one that the project needs stands before it.
  public var absentModules: Set<String> {
    let there = Set((targets + packageTargets).map(\.module))
    let names = packages.filter { $0.folder == nil }.flatMap { package in
      // A pod and a framework have the name of their module.
      package.products + (package.manager == .swiftPackageManager ? [] : [package.identity])
    }
    return Set(names.map(\.asIdentifier)).subtracting(there)
  }

  /// Returns the modules that a target and its dependencies import and that no target provides.
  ///
  /// An import below `#if canImport` or a condition that is false on iOS is ignored.
  public func missingModules(for target: AppTarget) -> [MissingModule] {
    let modules = modules(for: target)
    let known = Set(modules.map(\.module))
    let absent = absentModules
    var files: [String: [String]] = [:]
    for module in modules where module.kind != .macro {
      for path in module.sources {
        for name in imports.names(inFile: path) where !known.contains(name) {
          files[name, default: []].append(path)
        }
      }
    }
    return files.sorted { $0.key < $1.key }.map { name, paths in
      MissingModule(
        name: name,
        isApples: AppleModules.contains(name) && !absent.contains(name),
        package: packages.first { $0.products.contains(name) || $0.identity == name.lowercased() }?
          .identity,
        files: paths
      )
    }
  }
}
