public import AppProjects
import FileAccess

extension AppModule {
  /// The modules that are compiled for the apps of a project, each after its dependencies.
  ///
  /// Modules of the project are shown, those of packages are not. Extensions are left out: they are programs of their
  /// own. So are macros, which run while others are compiled, targets with neither Swift nor headers, and the packages of
  /// this project, with which the program is linked.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - isWanted: Whether a target of the project is compiled for itself, and not only for others.
  /// - Returns: The modules.
  public static func all(
    of project: AppProject,
    where isWanted: (AppTarget) -> Bool = { _ in true }
  ) -> [AppModule] {
    let own = ownPackages(of: project)
    let absent = project.absentModules
    var found: [AppModule] = []
    var names: Set<String> = []
    let binaries = BinaryFrameworks()
    for target in project.targets where target.kind != .appExtension && isWanted(target) {
      for part in project.modules(for: target) where !isOwn(part, own) && isCompiled(part) {
        guard !names.contains(part.module) else { continue }
        found += binaries.modules(of: part).filter { names.insert($0.name).inserted }
        names.insert(part.module)
        var module = AppModule(part)
        module.isShown = project.targets.contains(part)
        module.absent = absent
        let needed = project.modules(for: part)
        module.needs = Set(needed.map(\.module))
          .union(needed.flatMap { binaries.modules(of: $0).map(\.name) })
          .subtracting([part.module])
        if !own.isEmpty {
          module.libraries = Set(
            project.modules(for: part).filter { isOwn($0, own) }.map(\.module)
          )
        }
        found.append(module)
      }
    }
    share(SwiftGenOutput.all(in: project.folder), among: &found)
    return found
  }

  /// Gives each output of SwiftGen to the module with the nearest file.
  private static func share(_ outputs: [SwiftGenOutput], among modules: inout [AppModule]) {
    for output in outputs {
      func nearness(_ module: AppModule) -> Int {
        module.files.map { file in
          zip(file.split(separator: "/"), output.path.split(separator: "/")).prefix { $0 == $1 }
            .count
        }.max() ?? 0
      }
      let nearest = modules.indices.max { nearness(modules[$0]) < nearness(modules[$1]) }
      if let nearest { modules[nearest].swiftGen.append(output) }
    }
  }

  private static func isCompiled(_ target: AppTarget) -> Bool {
    target.kind != .macro && (!target.sources.isEmpty || Headers(target) != nil)
  }

  private static func isOwn(_ target: AppTarget, _ packages: Set<String>) -> Bool {
    target.package.map(packages.contains) ?? false
  }

  /// The identities of the packages of this project among those that a project needs.
  private static func ownPackages(of project: AppProject) -> Set<String> {
    Set(
      project.packages.filter { $0.folder.map(LibraryFolder.isPart) ?? false }.map(\.identity)
    )
  }

  /// Describes a target of a project or of a package.
  public init(_ target: AppTarget) {
    let settings = target.settings
    let isFramework = target.kind == .library && !target.resources.isEmpty
    self.init(
      name: target.module,
      folder: target.folder,
      files: target.sources,
      resources: target.resources.map { Resource(path: $0.path, place: $0.place) },
      conditions: settings.conditions,
      features: Self.features(of: settings),
      isShown: target.package == nil,
      bundle: target.bundle
        ?? (target.package != nil || isFramework ? "App_\(target.module)" : nil)
    )
    headers = Headers(target)
    fonts = DeclaredFonts(target)
  }

  /// The features without which sources of a target may not compile in the language mode of Swift 5.
  ///
  /// Others make the compiler stricter, and say nothing about how a screen looks. Neither does the isolation of all
  /// declarations to the main actor: in this mode code compiles without it, and with it a subclass of `NSObject`
  /// does not, whose initializer is not isolated in Foundation for Linux.
  private static func features(of settings: AppTarget.Settings) -> [String] {
    let isNew = settings.languageVersion == "6"
    return (isNew ? ofSwift6 : [])
      + settings.upcomingFeatures.filter {
        permissive.contains($0) && !(isNew && ofSwift6.contains($0))
      }
  }

  /// The features that the language mode of Swift 6 has, by the list of upcoming features of Swift's documentation.
  private static let ofSwift6 = [
    "BareSlashRegexLiterals", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  private static let permissive = Set(
    ofSwift6 + ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
  )
}
