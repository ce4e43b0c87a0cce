import FileAccess

/// The files and bundles below a folder, in an order that is the same on every machine.
struct FolderWalk {
  /// The paths of files, and of folders that are taken whole, such as asset catalogs.
  private(set) var paths: [String] = []
  /// Whether the limit on the number of paths ended the walk.
  private(set) var isCutOff = false

  /// The paths of folders that could not be read.
  private(set) var unreadable: [String] = []
  /// The paths of files and folders whose names are not UTF-8, as far as they can be written.
  private(set) var misnamed: [String] = []
  /// The links that lead out of the folder and were not followed.
  private(set) var linksOut: [String] = []

  /// Folders of builds and tools, which hold copies and other people's code.
  private static let skipped: Set<String> = [
    "DerivedData", "build", "Pods", "Carthage", "node_modules", "xcuserdata",
  ]

  /// Bundles with copies of a project's documents: localization catalogs as Xcode exports them,
  /// archives, built apps and frameworks.
  private static let copies: Set<String> = [
    "xcloc", "xcarchive", "app", "appex", "framework", "xcframework",
  ]

  static func skips(folder name: String) -> Bool {
    skipped.contains(name) || copies.contains(FilePath.fileExtension(name))
  }

  /// Folders that are one thing.
  static let bundles: Set<String> = ["xcassets", "storyboardc", "nib", "xcodeproj", "xcworkspace"]

  /// Walks with a stack of its own.
  ///
  /// Links to folders are followed once, so circles end; those that lead out of the root are not,
  /// unless the boundary allows them.
  init(_ root: String, boundary: FolderBoundary? = nil, limit: Int = 1_000_000) {
    let boundary = boundary ?? FolderBoundary(root)
    var pending = [root]
    var seen: Set<FileSystem.Identity> = []
    while let folder = pending.popLast() {
      guard let identity = FileSystem.identity(of: folder), seen.insert(identity).inserted else {
        continue
      }
      var folders: [String] = []
      let listing = FileSystem.listing(of: folder)
      if !listing.isReadable { unreadable.append(folder) }
      misnamed += listing.damagedNames.map { FilePath.join(folder, $0) }
      for name in listing.names where !name.hasPrefix(".") {
        let path = FilePath.join(folder, name)
        if boundary.isCrossed(byLink: path) {
          linksOut.append(path)
          continue
        }
        switch FileSystem.kind(of: path) {
        case .folder where Self.bundles.contains(FilePath.fileExtension(name)): paths.append(path)
        case .folder where Self.skips(folder: name): break
        case .folder: folders.append(path)
        case .file: paths.append(path)
        case .other, nil: break
        }
        if paths.count >= limit {
          isCutOff = true
          pending = []
          folders = []
          break
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
    sort()
  }

  private mutating func sort() {
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
