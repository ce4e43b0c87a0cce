public import AppProjects

extension AppModule {
  /// The modules that are compiled for the apps of a project, each after those on which it depends.
  ///
  /// Modules of the project are shown, those of packages are not. Extensions are left out: they are programs of their
  /// own.
  public static func all(of project: AppProject) -> [AppModule] {
    var found: [AppModule] = []
    var names: Set<String> = []
    for target in project.targets where target.kind != .appExtension {
      for part in project.modules(for: target) where names.insert(part.module).inserted {
        var module = AppModule(part)
        module.needs = Set(project.modules(for: part).map(\.module)).subtracting([part.module])
        found.append(module)
      }
    }
    return found
  }

  /// Describes a target of a project or of a package.
  public init(_ target: AppTarget) {
    self.init(
      name: target.module,
      folder: target.folder,
      files: target.sources,
      resources: target.resources.map { Resource(path: $0.path, place: $0.place) },
      conditions: target.settings.conditions,
      isShown: target.package == nil,
      hasOwnBundle: target.package != nil || target.kind == .library && !target.resources.isEmpty
    )
  }
}
