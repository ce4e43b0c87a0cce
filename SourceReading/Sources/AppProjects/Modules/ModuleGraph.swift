/// The targets of a project and its packages, with their dependencies.
struct ModuleGraph {
  private struct Key: Hashable {
    var package: String?
    var name: String
  }

  private let project: AppProject
  private let targets: [Key: AppTarget]
  /// The targets that provide a module; those of the project come first.
  private let byModule: [String: Key]
  private let byProduct: [String: String]

  init(_ project: AppProject) {
    self.project = project
    let all = project.targets + project.packageTargets
    targets = Dictionary(all.map { (Self.key($0), $0) }) { first, _ in first }
    byModule = Dictionary(
      all.filter { $0.kind != .application && $0.kind != .appExtension && $0.kind != .macro }
        .map { ($0.module, Self.key($0)) }
    ) { first, _ in first }
    byProduct = Dictionary(
      project.packageProducts.sorted { $0.key < $1.key }.flatMap { package, products in
        products.keys.map { ($0, package) }
      }
    ) { first, _ in first }
  }

  private static func key(_ target: AppTarget) -> Key {
    Key(package: target.package, name: target.name)
  }

  /// The dependencies of a target and the target itself, each after its own dependencies; cycles end.
  func modules(below target: AppTarget, importsToo: Bool) -> [AppTarget] {
    var ordered: [AppTarget] = []
    var seen: Set<Key> = [Self.key(target)]
    var path: [(target: AppTarget, needs: ArraySlice<Key>)] = [
      (target, needs(of: target, importsToo: importsToo)[...])
    ]
    while let last = path.indices.last {
      guard let next = path[last].needs.popFirst() else {
        ordered.append(path.removeLast().target)
        continue
      }
      guard seen.insert(next).inserted, let other = targets[next] else { continue }
      path.append((other, needs(of: other, importsToo: importsToo)[...]))
    }
    return ordered
  }

  private func needs(of target: AppTarget, importsToo: Bool) -> [Key] {
    guard target.kind != .macro else { return [] }
    var found = target.dependencies.flatMap { keys(of: $0, in: target.package) }
      .filter { key in
        targets[key].map { $0.kind != .application && $0.kind != .appExtension } ?? false
      }
    if importsToo {
      var names: Set<String> = []
      for path in target.sources { names.formUnion(project.imports.names(inFile: path)) }
      found += names.sorted().compactMap { $0 == target.module ? nil : byModule[$0] }
    }
    return found
  }

  private func keys(of dependency: AppTarget.Dependency, in package: String?) -> [Key] {
    switch dependency {
    case .target(let name):
      let key = Key(package: package, name: name)
      if targets[key] != nil { return [key] }
      return byModule[name.asIdentifier].map { [$0] } ?? []
    case .product(let name, let identity):
      let home =
        identity.flatMap { project.packageProducts[$0] == nil ? nil : $0 } ?? byProduct[name]
      if let home, let names = project.packageProducts[home]?[name] {
        return names.map { name in
          let key = Key(package: home, name: name)
          // The targets of the folder's own package have no package.
          return targets[key] == nil ? Key(package: nil, name: name) : key
        }
      }
      return byModule[name.asIdentifier].map { [$0] } ?? []
    case .binary, .system: return []
    }
  }
}
