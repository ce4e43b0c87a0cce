import FileAccess

/// Reads a folder with the reader for its project files.
struct ProjectReading {
  private(set) var origin = AppProject.Origin.folder
  private(set) var draft = ProjectDraft()
  /// The folders that contain projects, the outermost first.
  private(set) var folders: [String]
  /// The packages of the workspace or of the folder itself.
  private(set) var ownPackages: [String] = []
  private(set) var resolved: [String] = []

  private let folder: String

  /// Reads the target of a path: a folder, or a project, workspace or manifest in it.
  init(_ path: String) {
    let isFolder = FileSystem.kind(of: path) == .folder && !FileRole.isWhole(folder: path)
    folder = isFolder ? path : FilePath.folder(path)
    folders = [folder]
    if isFolder {
      readFolder()
    } else {
      read(named: path)
    }
  }

  private mutating func read(named path: String) {
    var places = ProjectPlaces(in: folder)
    let all = places
    places.workspaces = all.workspaces.filter { $0 == path }
    places.projects = all.projects.filter { $0 == path }
    places.xcodeGen = all.xcodeGen == path ? path : nil
    places.tuist = all.tuist.filter { $0 == path }
    places.bazel = all.bazel == path ? path : nil
    places.manifest = FilePath.name(path) == "Package.swift" ? folder : nil
    if !read([(folder, places)]) { draft.append(FolderReader.read(folder)) }
  }

  private mutating func readFolder() {
    let nearest = ProjectPlaces.nearest(to: folder)
    if read(nearest) { return }
    draft.append(FolderReader.read(folder))
  }

  /// Tries the readers in order; the first with an app target wins, otherwise the first with any target.
  private mutating func read(_ found: [(folder: String, places: ProjectPlaces)]) -> Bool {
    folders = ([folder] + found.map(\.folder)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    var best: ProjectReading?
    var problems: [ProjectFinding] = []
    for reader in Reader.allCases {
      var reading = self
      guard reading.read(found, with: reader) else { continue }
      if reading.draft.targets.isEmpty, reading.ownPackages.isEmpty {
        problems += reading.draft.findings
        if best == nil, !reading.draft.leftOut.isEmpty { best = reading }
        continue
      }
      let isBetter =
        best.map {
          $0.draft.targets.isEmpty && $0.ownPackages.isEmpty || reading.draft.hasApplication
        }
        ?? true
      if isBetter { best = reading }
      if reading.draft.hasApplication { break }
    }
    guard let best else {
      draft.findings += problems
      return false
    }
    self = best
    draft.findings += problems.filter { !draft.findings.contains($0) }
    return true
  }

  /// The readers in the order in which they are tried.
  private enum Reader: CaseIterable {
    case workspaces, projects, xcodeGen, tuist, bazel, packages
  }

  private mutating func read(_ found: Found, with reader: Reader) -> Bool {
    switch reader {
    case .workspaces: readWorkspaces(found)
    case .projects: readProjects(found)
    case .xcodeGen: readXcodeGen(found)
    case .tuist: readTuist(found)
    case .bazel: readBazel(found)
    case .packages: readPackages(found)
    }
  }

  private typealias Found = [(folder: String, places: ProjectPlaces)]

  private mutating func readWorkspaces(_ found: Found) -> Bool {
    let workspaces = found.flatMap(\.places.workspaces)
    guard let first = workspaces.first else { return false }
    origin = .workspace(first)
    var projects: [String] = []
    for workspace in workspaces {
      let content = WorkspaceReader.read(workspace)
      draft.findings += content.findings
      projects += content.projects.filter { !projects.contains($0) }
      ownPackages += content.packages.filter { !ownPackages.contains($0) }
      resolved.append(FilePath.join(workspace, "xcshareddata/swiftpm/Package.resolved"))
    }
    read(projects: projects)
    return true
  }

  private mutating func readProjects(_ found: Found) -> Bool {
    let projects = found.flatMap(\.places.projects)
    guard let first = projects.first else { return false }
    origin = .xcodeProject(first)
    read(projects: projects)
    return true
  }

  private mutating func read(projects: [String]) {
    for project in projects {
      resolved.append(
        FilePath.join(project, "project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
      )
      let home = FilePath.folder(project)
      if !folders.contains(home) { folders.append(home) }
    }
    draft.append(XcodeReader.read(projects))
  }

  private mutating func readXcodeGen(_ found: Found) -> Bool {
    let specs = found.compactMap(\.places.xcodeGen)
    guard let first = specs.first else { return false }
    origin = .xcodeGen(first)
    for spec in specs { draft.append(XcodeGenReader.read(spec)) }
    return true
  }

  private mutating func readTuist(_ found: Found) -> Bool {
    let files = found.flatMap(\.places.tuist)
    guard let first = files.first else { return false }
    origin = .tuist(first)
    resolved += [".package.resolved", "Tuist/Package.resolved"].map { FilePath.join(folder, $0) }
    draft.append(TuistReader.read(files, root: folder))
    return true
  }

  private mutating func readBazel(_ found: Found) -> Bool {
    guard let first = found.first(where: { $0.places.bazel != nil }),
      let file = first.places.bazel
    else { return false }
    origin = .bazel(file)
    draft.append(BazelReader.read(first.folder))
    return true
  }

  private mutating func readPackages(_ found: Found) -> Bool {
    let packages = found.compactMap(\.places.manifest)
    guard let first = packages.first else { return false }
    origin = .package(FilePath.join(first, "Package.swift"))
    ownPackages = packages
    resolved += packages.map { FilePath.join($0, "Package.resolved") }
    return true
  }
}
