import FileAccess

/// The folders that contain packages, in search order.
struct PackageShelf {
  private var folders: [String: String] = [:]
  /// The packages by folder name, which may differ from the package's name.
  private(set) var given: [String] = []

  /// Searches the folders of a project and then the given ones.
  ///
  /// - Parameters:
  ///   - projects: The absolute paths of the folders with projects.
  ///   - packages: Folders that are packages, or contain a folder for each package.
  init(projects: [String], packages: [String]) {
    for project in projects {
      for place in ["SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts"] + [
        ".build/checkouts", "Tuist/.build/checkouts",
        "Tuist/Dependencies/SwiftPackageManager/.build/checkouts",
        ".build/dynamictype/packages",
      ] {
        addAll(in: FilePath.join(project, place))
      }
    }
    for project in projects { addAll(in: FilePath.join(project, "Carthage/Checkouts")) }
    for place in packages {
      if ManifestFile.path(in: place) != nil { add(place) } else { addAll(in: place) }
      given += [place] + Self.children(of: place)
    }
    given = given.filter { ManifestFile.path(in: $0) != nil }
  }

  private static func children(of place: String) -> [String] {
    FileSystem.names(in: place).filter { !$0.hasPrefix(".") }.map { FilePath.join(place, $0) }
      .filter { FileSystem.kind(of: $0) == .folder }
  }

  private mutating func addAll(in place: String) {
    for folder in Self.children(of: place) where ManifestFile.path(in: folder) != nil {
      add(folder)
    }
  }

  private mutating func add(_ folder: String) {
    let identity = XcodePackages.identity(ofAddress: folder)
    if folders[identity] == nil { folders[identity] = folder }
  }

  /// The folder of a package.
  subscript(identity: String) -> String? { folders[identity.lowercased()] }
}
