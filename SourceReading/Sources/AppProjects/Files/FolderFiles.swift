import FileAccess

/// The files below a folder, including folders that are units, in an order that is the same on every machine.
struct FolderFiles {
  /// Folders of builds and tools, which contain copies and third-party code.
  static let skipped: Set<String> = [
    "DerivedData", "build", "Build", "Pods", "Carthage", "node_modules", "xcuserdata",
    "SourcePackages", "checkouts", "vendor", "fastlane",
  ]

  private static let maximumCount = 200_000

  private(set) var paths: [String] = []

  /// Walks the folders with an explicit stack.
  ///
  /// Names that begin with a dot are left out. Links to folders are followed only once, so cycles end.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the folder.
  ///   - enters: Returns whether to walk a folder, by its path.
  init(below root: String, entering enters: (String) -> Bool = { _ in true }) {
    var pending = [root]
    var seen: Set<FileSystem.Identity> = []
    while let folder = pending.popLast(), paths.count < Self.maximumCount {
      guard let identity = FileSystem.identity(of: folder), seen.insert(identity).inserted else {
        continue
      }
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = FilePath.join(folder, name)
        switch FileSystem.kind(of: path) {
        case .folder where FileRole.isWhole(folder: name): paths.append(path)
        case .folder: if enters(path) { pending.append(path) }
        case .file: paths.append(path)
        case .other, nil: break
        }
      }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files of a folder without those of builds, tools and other projects' tests.
  static func ofSources(below root: String) -> [String] {
    FolderFiles(below: root) { path in
      let name = FilePath.name(path)
      return !skipped.contains(name) && !name.hasSuffix("Tests") && name != "Tests"
    }.paths
  }
}

extension String {
  /// Whether a path is a folder or is inside it.
  func isInside(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }

  /// The name as an identifier of C, as `c99extidentifier` makes it of a product's name.
  var asIdentifier: String {
    let letters = map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    guard let first = letters.first, first.isNumber else { return String(letters) }
    return "_" + String(letters.dropFirst())
  }
}
