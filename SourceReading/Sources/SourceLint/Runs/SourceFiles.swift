import FileAccess

/// The human-written files of the app below a folder.
///
/// Folders of builds and third-party packages, tests, and generated files are left out.
struct SourceFiles {
  private(set) var paths: [String] = []
  /// The links that lead out of the folder and were not followed.
  private(set) var linksOut: [String] = []
  /// The folders that the process has no permission to read.
  private(set) var unreadable: [String] = []

  private static let skipped: Set<String> = [
    "DerivedData", "build", "Pods", "Carthage", "node_modules", "xcuserdata", "Generated",
    "SourcePackages", "fastlane", "vendor", "Vendor", "Tests", "UITests", "UnitTests", "Mocks",
    "Test",
  ]

  private static let bundles: Set<String> = [
    "xcodeproj", "xcworkspace", "xcdatamodeld", "xcloc", "xcarchive", "app", "appex", "framework",
    "xcframework", "docc", "playground", "bundle",
  ]

  private static let examples: Set<String> = ["Example", "Examples", "Demo", "Demos", "Sample"]

  private static let suffixes = ["Tests", "UITests", "Specs"]

  /// Walks the folders with an explicit stack.
  ///
  /// Links to folders are followed once, so cycles end; those that lead out of the root are followed only on
  /// request.
  init(in root: String, followsLinks: Bool = false) {
    let boundary = FolderBoundary(root, followsLinks: followsLinks)
    var pending = [root]
    var seen: Set<FileSystem.Identity> = []
    while let folder = pending.popLast() {
      guard let identity = FileSystem.identity(of: folder), seen.insert(identity).inserted else {
        continue
      }
      let listing = FileSystem.listing(of: folder)
      if !listing.isReadable { unreadable.append(folder) }
      let names = listing.names
      let hasProject = names.contains { $0.hasSuffix(".xcodeproj") }
      // A library that is copied into the project contains examples that the app does not show.
      let isLibrary =
        folder != root
        && names.contains { $0 == "Package.swift" || FilePath.fileExtension($0) == "podspec" }
      for name in names where !name.hasPrefix(".") {
        let path = FilePath.join(folder, name)
        if boundary.isCrossed(byLink: path) {
          if Self.mayLint(file: name) || FileSystem.kind(of: path) == .folder {
            linksOut.append(path)
          }
          continue
        }
        if Self.mayLint(file: name) {
          let isImage = name != "Contents.json" || folder.hasSuffix(".imageset")
          if isImage, FileSystem.kind(of: path) == .file { paths.append(path) }
        } else if !Self.skips(name), !(isLibrary && Self.examples.contains(name)),
          !Self.isForTelevision(name, besideProject: hasProject),
          FileSystem.kind(of: path) == .folder
        {
          pending.append(path)
        } else if FilePath.fileExtension(name) == "xcodeproj" {
          let project = FilePath.join(path, "project.pbxproj")
          if FileSystem.kind(of: project) == .file { paths.append(project) }
        }
      }
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func skips(_ folder: String) -> Bool {
    skipped.contains(folder) || folder.hasPrefix("Tests ")
      || suffixes.contains { folder.hasSuffix($0) }
      || bundles.contains(FilePath.fileExtension(folder))
  }

  /// Whether a folder contains the code of a TV app: by the name of the system, or by `TV` at the end of the
  /// name of a folder beside a project file.
  private static func isForTelevision(_ folder: String, besideProject: Bool) -> Bool {
    let words = NameHints.words(folder)
    if words.suffix(2) == ["tv", "os"] { return true }
    return besideProject && folder.count > 2
      && (folder.hasSuffix("TV") || words.count > 1 && words.last == "tv")
  }

  private static let mayHoldStyles: Set<String> = [
    "storyboard", "xib", "css", "html", "htm", "rtf", "h", "m", "mm", "entitlements",
  ]

  /// Whether rules read the content of a file, and not only its name.
  static func hasCode(_ path: String) -> Bool {
    !PackageManifest.isManifest(path) && !FileLinter.isFont(path)
  }

  static func mayLint(file name: String) -> Bool {
    if PackageManifest.isManifest(name) { return true }
    if name.hasSuffix(".swift") { return !name.contains("enerated.swift") }
    return mayHoldStyles.contains(FilePath.fileExtension(name)) || name == "Contents.json"
      || name.hasSuffix(".tokens.json") || FileLinter.isInformation(name)
      || FileLinter.isFont(name)
  }
}
