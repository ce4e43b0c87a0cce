import FileAccess

/// The files of a target of an Xcode project: those of its build phases and of its synchronized folders.
struct XcodeTargetFiles {
  private let project: XcodeProjectFile
  private let id: String
  private let target: XcodeProjectFile.Object

  private(set) var files = TargetFiles()
  private(set) var dependencies: [AppTarget.Dependency] = []
  private(set) var findings: [ProjectFinding] = []

  init(_ id: String, _ target: XcodeProjectFile.Object, in project: XcodeProjectFile) {
    (self.project, self.id, self.target) = (project, id, target)
    for (_, phase) in project.objects("buildPhases", of: target) { read(phase) }
    for folder in target.texts("fileSystemSynchronizedGroups") { addSynchronized(folder) }
    addNamedInOtherFolders()
  }

  // MARK: Build phases

  private mutating func read(_ phase: XcodeProjectFile.Object) {
    for (_, file) in project.objects("files", of: phase) where Self.isForPhones(file) {
      if let product = file.text("productRef").flatMap({ project[$0] }) {
        addProduct(product)
      } else if let reference = file.text("fileRef") {
        switch phase.isa {
        case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase":
          add(reference, isResource: phase.isa == "PBXResourcesBuildPhase")
        case "PBXFrameworksBuildPhase": addLinked(reference)
        default: break
        }
      }
    }
  }

  private static func isForPhones(_ file: XcodeProjectFile.Object) -> Bool {
    let filters = file.texts("platformFilters") + file.texts("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func addProduct(_ product: XcodeProjectFile.Object) {
    guard let dependency = Self.dependency(on: product, in: project),
      !dependencies.contains(dependency)
    else { return }
    dependencies.append(dependency)
  }

  /// A package product that a target names; plug-ins are not linked.
  static func dependency(
    on product: XcodeProjectFile.Object,
    in project: XcodeProjectFile
  ) -> AppTarget.Dependency? {
    guard let name = product.text("productName"), !name.hasPrefix("plugin:") else { return nil }
    let package = product.text("package").flatMap { project[$0] }
    return .product(name, package: package.flatMap(XcodePackages.identity))
  }

  private mutating func add(_ reference: String, isResource: Bool) {
    guard let object = project[reference] else { return }
    switch object.isa {
    case "PBXVariantGroup":
      for child in object.texts("children") { addVariant(child, of: object) }
    case "XCVersionGroup": addFile(reference, object, isResource: isResource)
    case "PBXFileReference": addFile(reference, object, isResource: isResource)
    case "PBXGroup":
      for child in object.texts("children") where project[child]?.isa == "PBXFileReference" {
        add(child, isResource: isResource)
      }
    default: break
    }
  }

  private mutating func addFile(
    _ reference: String,
    _ object: XcodeProjectFile.Object,
    isResource: Bool
  ) {
    guard let path = project.place(of: reference) else { return }
    let kind = FileSystem.kind(of: path)
    guard kind != nil else { return report(path, line: object.line) }
    let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? ""
    if type == "folder", kind == .folder {
      files.add(folder: path)
    } else if isResource, FileRole(path) == .none || FileRole(path) == .objectiveC {
      files.add(resourceFile: path)
    } else {
      files.add(path)
    }
  }

  private mutating func report(_ path: String, line: Int) {
    findings.append(
      .init(
        file: project.file,
        line: line,
        message: "'\(FilePath.relative(path, to: project.root))' is named in the target "
          + "'\(target.text("name") ?? "")' and not there",
        hint: "restore or generate the file, or remove it from the project"
      )
    )
  }

  /// Adds a localized file: with the name of its group, in the folder of the language.
  private mutating func addVariant(_ child: String, of group: XcodeProjectFile.Object) {
    guard let object = project[child], let path = project.place(of: child) else { return }
    guard FileSystem.kind(of: path) != nil else { return report(path, line: object.line) }
    files.add(path)
  }

  // MARK: Linked products

  private mutating func addLinked(_ reference: String) {
    guard let object = project[reference] else { return }
    let name = object.text("path") ?? object.text("name") ?? ""
    let found: AppTarget.Dependency
    if object.isa == "PBXReferenceProxy" {
      let proxy = object.text("remoteRef").flatMap { project[$0] }
      found = .target(proxy?.text("remoteInfo") ?? FilePath.stem(name))
    } else if object.text("sourceTree") == "BUILT_PRODUCTS_DIR" {
      found = .target(owner(of: reference) ?? Self.module(ofProduct: name))
    } else if let path = project.place(of: reference), !path.contains("/System/Library/") {
      guard FileSystem.kind(of: path) != nil else { return addMissing(name) }
      found = .binary(path)
    } else {
      found = .system(FilePath.stem(FilePath.name(name)))
    }
    if !dependencies.contains(found) { dependencies.append(found) }
  }

  /// A framework that Carthage or a script would have put there is resolved as a product.
  private mutating func addMissing(_ name: String) {
    let product = AppTarget.Dependency.product(FilePath.stem(name), package: nil)
    if !dependencies.contains(product) { dependencies.append(product) }
  }

  private static func module(ofProduct name: String) -> String {
    let stem = FilePath.stem(FilePath.name(name))
    return name.hasSuffix(".a") && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
  }

  private func owner(of product: String) -> String? {
    project.objects("targets", of: project.project).first {
      $0.object.text("productReference") == product
    }?.object.text("name")
  }

  // MARK: Synchronized folders

  /// Adds the files of a folder, except those that are excluded by exceptions.
  private mutating func addSynchronized(_ folder: String) {
    guard let object = project[folder], let path = project.place(of: folder) else { return }
    guard FileSystem.kind(of: path) == .folder else { return report(path, line: object.line) }
    let excluded = Set(
      exceptions(of: object).flatMap { $0.texts("membershipExceptions") + Self.otherPlatforms($0) }
        .map { FilePath.absolute($0, in: path) }
    )
    let whole = Set(object.texts("explicitFolders").map { FilePath.absolute($0, in: path) })
    for folder in whole where !excluded.contains(folder) { files.add(folder: folder) }
    let walk = FolderFiles(below: path) { place in
      !excluded.contains(place) && !whole.contains(place)
        && FileSystem.kind(of: FilePath.join(place, "Package.swift")) == nil
    }
    for file in walk.paths where !excluded.contains(file) && FileRole(file) != .binary {
      files.add(file)
    }
  }

  /// The files of a folder that are only for other platforms.
  private static func otherPlatforms(_ exceptions: XcodeProjectFile.Object) -> [String] {
    (exceptions.fields["platformFiltersByRelativePath"]?.members ?? []).filter {
      !$0.value.strings.contains("ios")
    }.map(\.key)
  }

  private func exceptions(of folder: XcodeProjectFile.Object) -> [XcodeProjectFile.Object] {
    project.objects("exceptions", of: folder).map(\.object).filter {
      if let target = $0.text("target") { return target == id }
      return $0.text("buildPhase").map { target.texts("buildPhases").contains($0) } ?? false
    }
  }

  /// Adds the files in folders of other targets that exceptions include in this one.
  private mutating func addNamedInOtherFolders() {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for (folder, object) in project.all("PBXFileSystemSynchronizedRootGroup")
    where !own.contains(folder) {
      guard let root = project.place(of: folder) else { continue }
      for exceptions in exceptions(of: object) {
        let others = Set(Self.otherPlatforms(exceptions))
        for name in exceptions.texts("membershipExceptions") where !others.contains(name) {
          addNamed(FilePath.absolute(name, in: root), line: exceptions.line)
        }
      }
    }
  }

  private mutating func addNamed(_ path: String, line: Int) {
    switch FileSystem.kind(of: path) {
    case .folder where !FileRole.isWhole(folder: path):
      for file in FolderFiles(below: path).paths { files.add(file) }
    case .folder, .file: files.add(path)
    case .other: break
    case nil:
      // Xcode writes the path of a localized file as that of its group.
      let names = FileSystem.names(in: FilePath.folder(path)).filter { $0.hasSuffix(".lproj") }
      let variants = names.map {
        FilePath.join(FilePath.join(FilePath.folder(path), $0), FilePath.name(path))
      }.filter { FileSystem.kind(of: $0) == .file }
      if variants.isEmpty { report(path, line: line) }
      for variant in variants { files.add(variant) }
    }
  }
}
