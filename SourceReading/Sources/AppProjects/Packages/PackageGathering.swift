import FileAccess

/// Finds the packages of a project, and their dependencies.
struct PackageGathering {
  private static let maximumPackages = 1_000

  private let shelf: PackageShelf
  private let pins: [ResolvedPackages.Pin]
  private(set) var references: [PackageReference] = []
  private(set) var targets: [AppTarget] = []
  /// The targets of products by package and product.
  private(set) var products: [String: [String: [String]]] = [:]
  private(set) var findings: [ProjectFinding] = []
  private var read: Set<String> = []

  init(shelf: PackageShelf, pins: [ResolvedPackages.Pin]) {
    self.shelf = shelf
    self.pins = pins
  }

  /// Collects the packages that a project names, in order.
  mutating func gather(_ named: [PackageReference]) {
    var pending = named[...]
    while let reference = pending.popFirst(), references.count < Self.maximumPackages {
      guard !references.contains(where: { $0.identity == reference.identity }) else { continue }
      var reference = pinned(reference)
      reference.folder = reference.folder ?? shelf[reference.identity]
      let index = references.count
      references.append(reference)
      if let folder = reference.folder { pending += read(folder, at: index) }
    }
  }

  private func pinned(_ reference: PackageReference) -> PackageReference {
    guard let pin = pins.first(where: { $0.identity == reference.identity }) else {
      return reference
    }
    var reference = reference
    reference.url = reference.url ?? pin.url
    reference.revision = pin.revision
    reference.version = pin.version
    return reference
  }

  /// Reads a package, and returns its dependencies.
  private mutating func read(_ folder: String, at index: Int) -> [PackageReference] {
    let identity = references[index].identity
    do throws(ProjectProblem) {
      let package = try PackageFolder(folder, identity: identity)
      targets += package.targets
      findings += package.findings
      products[identity] = Dictionary(
        package.manifest.products.map { ($0.name, $0.targets) }
      ) { first, _ in first }
      return neighbors(of: package)
    } catch {
      findings.append(error.finding)
      return []
    }
  }

  /// The packages that the targets of a package use, and other available ones.
  private func neighbors(of package: PackageFolder) -> [PackageReference] {
    let used = Set(
      package.targets.flatMap(\.dependencies).compactMap { dependency -> String? in
        if case .product(let name, let identity) = dependency {
          identity ?? name.lowercased()
        } else {
          nil
        }
      }
    )
    return package.manifest.neighbors.compactMap { neighbor in
      var reference = PackageReference(identity: neighbor.identity, url: neighbor.url)
      if let path = neighbor.path {
        let place = FilePath.absolute(path, in: package.folder)
        reference.url = path
        reference.folder = ManifestFile.path(in: place) == nil ? nil : place
      }
      let isThere = reference.folder != nil || shelf[neighbor.identity] != nil
      return isThere || used.contains(neighbor.identity) ? reference : nil
    }
  }

  /// Searches for products whose packages are not among the given packages.
  ///
  /// A folder may have another name than its package.
  mutating func findGiven(_ wanted: [(product: String, package: String?)]) {
    var manifests: [(folder: String, manifest: PackageManifest)]?
    for (product, package) in wanted {
      guard let index = references.firstIndex(where: { isMissing($0, package, product) }) else {
        continue
      }
      if manifests == nil {
        manifests = shelf.given.compactMap { folder in
          (try? ManifestFile.read(folder)).map { (folder, $0) }
        }
      }
      guard
        let found = manifests?.first(where: { entry in
          entry.manifest.products.contains { $0.name == product }
        })
      else { continue }
      references[index].folder = found.folder
      let others = read(found.folder, at: index)
      gather(others)
    }
  }

  private func isMissing(
    _ reference: PackageReference,
    _ package: String?,
    _ product: String
  ) -> Bool {
    reference.folder == nil
      && (reference.identity == package || package == nil && reference.products.contains(product))
  }
}
