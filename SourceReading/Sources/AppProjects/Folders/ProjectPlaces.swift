import FileAccess

/// The project files and manifests in a folder.
struct ProjectPlaces {
  private static let maximumDepth = 4

  var workspaces: [String] = []
  var projects: [String] = []
  var manifest: String?
  var xcodeGen: String?
  var tuist: [String] = []
  var bazel: String?

  var isEmpty: Bool {
    workspaces.isEmpty && projects.isEmpty && manifest == nil && xcodeGen == nil && tuist.isEmpty
      && bazel == nil
  }

  /// Reads the names in a folder.
  init(in folder: String) {
    for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      switch name {
      case "Package.swift": manifest = folder
      case "project.yml", "project.yaml": xcodeGen = path
      case "Project.swift", "Workspace.swift": tuist.append(path)
      case "BUILD", "BUILD.bazel": if FileSystem.kind(of: path) == .file { bazel = path }
      default:
        switch FilePath.fileExtension(name) {
        case "xcworkspace": workspaces.append(path)
        case "xcodeproj": projects.append(path)
        default: break
        }
      }
    }
    if FileSystem.kind(of: FilePath.join(folder, "MODULE.bazel")) == .file
      || FileSystem.kind(of: FilePath.join(folder, "WORKSPACE")) == .file, bazel == nil
    {
      bazel = folder
    }
  }

  /// The nearest folders below a folder that contain a project file or manifest.
  ///
  /// Folders of builds, packages and tests are not entered.
  static func nearest(to folder: String) -> [(folder: String, places: ProjectPlaces)] {
    var level = [folder]
    for _ in 0..<maximumDepth {
      let found = level.map { ($0, ProjectPlaces(in: $0)) }.filter { !$0.1.isEmpty }
      if !found.isEmpty { return found }
      level = level.flatMap { parent in
        FileSystem.names(in: parent).filter {
          !$0.hasPrefix(".") && !FolderFiles.skipped.contains($0) && !FileRole.isWhole(folder: $0)
        }.map { FilePath.join(parent, $0) }.filter { FileSystem.kind(of: $0) == .folder }
      }
    }
    return []
  }

  /// The projects of Xcode nearest to a folder.
  static func projects(below folder: String) -> [String] {
    var level = [folder]
    for _ in 0..<maximumDepth {
      let found = level.flatMap { ProjectPlaces(in: $0).projects }
      if !found.isEmpty { return found }
      level = level.flatMap { parent in
        FileSystem.names(in: parent).filter {
          !$0.hasPrefix(".") && !FolderFiles.skipped.contains($0) && !FileRole.isWhole(folder: $0)
        }.map { FilePath.join(parent, $0) }.filter { FileSystem.kind(of: $0) == .folder }
      }
    }
    return []
  }
}
