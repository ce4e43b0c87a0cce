import FileAccess

/// The packages in an Xcode project.
enum XcodePackages {
  /// The identity of a package: the last part of its URL or path, in lowercase, without `.git`.
  static func identity(of reference: XcodeProjectFile.Object) -> String? {
    (reference.text("repositoryURL") ?? reference.text("relativePath") ?? reference.text("path"))
      .map(identity(ofAddress:))
  }

  static func identity(ofAddress address: String) -> String {
    let name = FilePath.name(address.replacing(":", with: "/")).lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The packages of a project: those with a URL, local ones, and folders with a manifest among its files.
  static func references(in project: XcodeProjectFile) -> [PackageReference] {
    var found: [PackageReference] = []
    for (_, object) in project.all("XCRemoteSwiftPackageReference") {
      guard let url = object.text("repositoryURL") else { continue }
      found.append(.init(identity: identity(ofAddress: url), url: url))
    }
    for (_, object) in project.all("XCLocalSwiftPackageReference") {
      guard let path = object.text("relativePath") ?? object.text("path") else { continue }
      found.append(local(path, FilePath.absolute(path, in: project.root)))
    }
    for (id, path) in project.placed.sorted(by: { $0.value < $1.value })
    where project[id]?.isa == "PBXFileReference" {
      // Xcode has used the types folder, wrapper and text for such folders.
      guard !found.contains(where: { $0.folder == path }),
        FileSystem.kind(of: FilePath.join(path, "Package.swift")) == .file
      else { continue }
      found.append(local(project[id]?.text("path") ?? path, path))
    }
    for (id, _) in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let root = project.place(of: id) else { continue }
      for place in packages(below: root) where !found.contains(where: { $0.folder == place }) {
        found.append(local(FilePath.relative(place, to: project.root), place))
      }
    }
    return found
  }

  /// The packages in a synchronized folder, which Xcode treats as local ones.
  private static func packages(below root: String) -> [String] {
    var found: [String] = []
    _ = FolderFiles(below: root) { path in
      guard FileSystem.kind(of: FilePath.join(path, "Package.swift")) == .file else {
        return !FolderFiles.skipped.contains(FilePath.name(path))
      }
      found.append(path)
      return false
    }
    return found.sorted()
  }

  private static func local(_ written: String, _ path: String) -> PackageReference {
    let isThere = FileSystem.kind(of: FilePath.join(path, "Package.swift")) == .file
    return .init(
      identity: identity(ofAddress: path),
      url: written,
      folder: isThere ? path : nil
    )
  }
}
