import FileAccess

/// Decides whether a page, a style sheet or a document is part of an app.
enum WebMember {
  /// The extensions of pages and style sheets.
  static let extensions: Set<String> = ["html", "htm", "css"]

  /// Whether code shows pages and refers to the page or the style sheet, or a referenced page does.
  static func isShown(_ path: String, _ facts: Set<ProjectFact>) -> Bool {
    facts.contains(.showsWebPages) && facts.contains(.namesResource(FilePath.stem(path)))
  }

  /// The folder of a package target that contains a file: the part of its path up to the folder below
  /// `Sources`.
  static func target(of path: String) -> String? {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let sources = folders.lastIndex(of: "Sources"),
      folders.index(after: sources) < folders.endIndex
    else { return nil }
    return folders[...folders.index(after: sources)].joined(separator: "/")
  }

  /// Whether a project file names a file or one of its folders, or the package target that contains it shows
  /// views.
  ///
  /// Folders of packages are also named in project files; their content belongs to the targets.
  static func isBundled(_ path: String, _ facts: Set<ProjectFact>) -> Bool {
    if let target = target(of: path), facts.contains(.showsViews(target)) { return true }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard facts.contains(.bundles(String(names.last ?? ""))) == false else { return true }
    for end in names.indices.dropLast().reversed() {
      let folder = names[...end].joined(separator: "/")
      guard !facts.contains(.isPackage(folder)) else { return false }
      if facts.contains(.bundles(String(names[end]))) { return true }
    }
    return false
  }

  /// Whether a folder around a file has a project file.
  static func isBelowProject(_ path: String, _ facts: Set<ProjectFact>) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return names.indices.dropLast().contains { end in
      facts.contains(.hasProject(folder: names[...end].joined(separator: "/")))
    }
  }

  /// The names of files and folders that are members of a project file: file references, which may be
  /// folders, and synchronized folders.
  static func names(inProject bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var isInFollowedFolders = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if line.contains("section */") {
        isInFollowedFolders = line.contains("Begin PBXFileSystemSynchronizedRootGroup")
      }
      guard isInFollowedFolders || line.contains("isa = PBXFileReference"),
        let start = line.firstRange(of: "path = ")
      else { continue }
      let value = line[start.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
      guard let name = value.split(separator: "/").last, !isSource(name) else { continue }
      names.insert(String(name))
    }
    return names
  }

  private static func isSource(_ name: Substring) -> Bool {
    [".swift", ".m", ".h", ".mm", ".png", ".framework"].contains { name.hasSuffix($0) }
  }
}
