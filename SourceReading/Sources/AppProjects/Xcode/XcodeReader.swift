import FileAccess

/// Reads Xcode projects, including nested ones.
struct XcodeReader {
  private static let maximumProjects = 500

  private(set) var draft = ProjectDraft()
  private var seen: Set<String> = []
  private var pending: [String] = []

  /// Reads projects in order, each once.
  ///
  /// - Parameter paths: The absolute paths of folders `….xcodeproj`.
  /// - Returns: The targets in all projects.
  static func read(_ paths: [String]) -> ProjectDraft {
    var reader = XcodeReader()
    reader.pending = paths.reversed()
    while let path = reader.pending.popLast(), reader.seen.count < maximumProjects {
      // The project of CocoaPods defines the pods, which are packages and not parts of the app.
      guard reader.seen.insert(path).inserted, FilePath.name(path) != "Pods.xcodeproj" else {
        continue
      }
      reader.read(path)
    }
    return reader.draft
  }

  /// Reads the project that CocoaPods generates for all pods.
  static func readPods(_ path: String) -> ProjectDraft {
    var reader = XcodeReader()
    reader.read(path)
    return reader.draft
  }

  private mutating func read(_ path: String) {
    do throws(ProjectProblem) {
      let project = try XcodeProjectFile(path)
      read(project)
      for reference in project.project.fields["projectReferences"]?.items ?? [] {
        guard let id = reference["ProjectRef"]?.string, let place = project.place(of: id),
          FileSystem.kind(of: place) == .folder
        else { continue }
        pending.append(place)
      }
    } catch {
      draft.findings.append(error.finding)
    }
  }

  private mutating func read(_ project: XcodeProjectFile) {
    var settings = XcodeSettings(project)
    for (id, target) in project.objects("targets", of: project.project) {
      read(target, id, in: project, &settings)
    }
    draft.findings += settings.findings
    draft.packages += XcodePackages.references(in: project)
  }

  private mutating func read(
    _ target: XcodeProjectFile.Object,
    _ id: String,
    in project: XcodeProjectFile,
    _ settings: inout XcodeSettings
  ) {
    let name = target.text("name") ?? id
    let type = target.text("productType") ?? target.isa
    func leaveOut(_ reason: LeftOutTarget.Reason) {
      draft.leftOut.append(.init(name: name, kind: type, reason: reason))
    }
    guard case .compiled(let kind) = XcodeProduct(type) else {
      if case .leftOut(let reason) = XcodeProduct(type) { leaveOut(reason) }
      return
    }
    let own = settings.settings(of: target)
    guard XcodeProduct.isForPhones(own) else { return leaveOut(.otherPlatform) }
    let found = XcodeTargetFiles(id, target, in: project)
    var files = found.files
    let excluded = Exclusions(own)
    files.filter { !excluded.contains($0) }
    draft.findings += found.findings
    guard files.hasImplementation else { return leaveOut(.noSources) }
    var read = AppTarget(
      name: name,
      module: own.text("PRODUCT_MODULE_NAME")?.asIdentifier ?? name.asIdentifier,
      kind: kind,
      folder: project.root,
      dependencies: Self.dependencies(of: target, in: project),
      settings: AppTarget.Settings(own, root: project.root)
    )
    read.settings.developmentRegion = project.project.text("developmentRegion")
    for dependency in found.dependencies where !read.dependencies.contains(dependency) {
      read.dependencies.append(dependency)
    }
    if let infoPlist = read.settings.infoPlist { files.remove(infoPlist) }
    files.give(to: &read)
    draft.targets.append(read)
  }

  /// The dependencies of a target, without those for other platforms.
  private static func dependencies(
    of target: XcodeProjectFile.Object,
    in project: XcodeProjectFile
  ) -> [AppTarget.Dependency] {
    var found: [AppTarget.Dependency] = []
    for (_, dependency) in project.objects("dependencies", of: target) {
      let filters = dependency.texts("platformFilters") + dependency.texts("platformFilter")
      guard filters.isEmpty || filters.contains("ios") else { continue }
      if let product = dependency.text("productRef").flatMap({ project[$0] }) {
        found += [XcodeTargetFiles.dependency(on: product, in: project)].compactMap { $0 }
      } else if let name = dependency.text("target").flatMap({ project[$0] })?.text("name")
        ?? dependency.text("targetProxy").flatMap({ project[$0] })?.text("remoteInfo")
      {
        found.append(.target(name))
      }
    }
    for (_, product) in project.objects("packageProductDependencies", of: target) {
      if let product = XcodeTargetFiles.dependency(on: product, in: project) {
        found.append(product)
      }
    }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The files that build settings exclude from a target: `EXCLUDED_SOURCE_FILE_NAMES`, except those that
/// `INCLUDED_SOURCE_FILE_NAMES` includes again.
private struct Exclusions {
  private let excluded: [Glob]
  private let included: [Glob]

  init(_ settings: BuildSettings) {
    excluded = settings.list("EXCLUDED_SOURCE_FILE_NAMES").map { Glob($0) }
    included = settings.list("INCLUDED_SOURCE_FILE_NAMES").map { Glob($0) }
  }

  func contains(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    return Self.matches(excluded, path) && !Self.matches(included, path)
  }

  /// A pattern without a folder matches the name, otherwise the path or its end.
  private static func matches(_ patterns: [Glob], _ path: String) -> Bool {
    patterns.contains { glob in
      if !glob.pattern.contains("/") { return glob.matches(FilePath.name(path)) }
      return glob.matches(path) || Glob("**/" + glob.pattern).matches(path)
    }
  }
}
