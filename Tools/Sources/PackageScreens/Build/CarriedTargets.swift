import AppPrograms
import FileAccess

/// The targets that are compiled for the screens of a package, and those that are used as they are.
struct CarriedTargets {
  private(set) var targets: [PreviewPackage.Target] = []
  private(set) var neighbors: [String] = []
  /// Packages that are not on the disk.
  private(set) var missing: [String] = []

  private let root: CarriedPackage
  private let load: (String) throws(ToolFailure) -> CarriedPackage
  private var packages: [String: CarriedPackage] = [:]

  /// Follows the dependencies of a package.
  ///
  /// A neighbour with views is compiled with it, because it needs UIKit under its name; another one is
  /// used as it is.
  init(
    _ root: CarriedPackage,
    load: @escaping (String) throws(ToolFailure) -> CarriedPackage
  ) throws(ToolFailure) {
    (self.root, self.load) = (root, load)
    for target in root.libraries where target.type == "regular" {
      try add(target, of: root, isShown: true)
    }
  }

  private mutating func add(
    _ target: PackageManifest.Target,
    of package: CarriedPackage,
    isShown: Bool
  ) throws(ToolFailure) {
    guard !targets.contains(where: { $0.name == target.name }),
      let folder = package.folder(of: target)
    else { return }
    var dependencies: [String] = []
    for dependency in target.dependencies {
      dependencies += try self.dependencies(for: dependency, of: package)
    }
    targets.append(
      PreviewPackage.Target(
        name: target.name,
        folder: folder,
        files: package.files(of: target),
        dependencies: dependencies,
        resources: TargetResources(target, in: folder).resources,
        isShown: isShown
      )
    )
  }

  /// The entries of a manifest for a dependency of a target.
  private mutating func dependencies(
    for dependency: PackageManifest.Dependency,
    of package: CarriedPackage
  ) throws(ToolFailure) -> [String] {
    let isRoot = package.folder == root.folder
    if dependency.package == nil,
      let target = package.manifest.targets.first(where: { $0.name == dependency.name })
    {
      guard package.libraries.contains(where: { $0.name == target.name }) else { return [] }
      try add(target, of: package, isShown: isRoot && target.type == "regular")
      return ["\"\(target.name)\""]
    }
    for neighbor in package.manifest.dependencies {
      guard let folder = folder(of: neighbor, around: package) else {
        if dependency.package?.lowercased() == neighbor.identity {
          missing.append(neighbor.identity)
        }
        continue
      }
      let other: CarriedPackage
      if let known = packages[folder] { other = known } else { other = try load(folder) }
      packages[folder] = other
      guard let product = other.manifest.products.first(where: { $0.name == dependency.name })
      else { continue }
      guard other.hasViews else {
        if !neighbors.contains(folder) { neighbors.append(folder) }
        let identity = FilePath.name(folder)
        return [".product(name: \"\(product.name)\", package: \"\(identity)\")"]
      }
      var names: [String] = []
      for target in other.libraries where product.targets.contains(target.name) {
        try add(target, of: other, isShown: false)
        names.append("\"\(target.name)\"")
      }
      return names
    }
    return []
  }

  private func folder(
    of neighbor: PackageManifest.Neighbor,
    around package: CarriedPackage
  ) -> String? {
    if let path = neighbor.path {
      let folder = FilePath.absolute(path, in: package.folder)
      return FileSystem.kind(of: "\(folder)/Package.swift") == .file ? folder : nil
    }
    let checkouts = FilePath.join(root.folder, ".build/checkouts")
    let names = FileSystem.names(in: checkouts)
    return names.first { $0.lowercased() == neighbor.identity }.map { FilePath.join(checkouts, $0) }
  }
}
