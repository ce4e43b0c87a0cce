public import Diagnostics
public import DynamicType
import FileAccess

/// The documents of an app and their assets, texts and fonts.
///
/// ```swift
/// let project = ProjectFolder(path: "MyApp")
/// for path in project.documents {
///   print(path, project.languages(ofDocument: path))
/// }
/// ```
public struct ProjectFolder: Sendable {
  /// The folder that was scanned.
  public let path: String
  /// The storyboards and xibs, sorted; one for a project that was found by a document.
  public let documents: [String]
  /// The asset catalogs, sorted by path.
  public let catalogs: [AssetCatalog]
  /// The images that lie outside asset catalogs, sorted by name.
  public let looseImages: [ImageAsset]
  /// The font files, sorted.
  public let fontFiles: [String]
  /// The names of font files that property lists of apps declare (`UIAppFonts`), sorted.
  public let declaredFonts: [String]
  /// The orientations that property lists and Xcode projects of apps allow on any device; empty where
  /// none says.
  public let orientations: [Device.Orientation]
  /// The files with texts: `.strings`, `.stringsdict`, `.xcstrings`, sorted.
  public let stringFiles: [String]
  /// The Swift sources, sorted.
  public let swiftFiles: [String]
  /// The sources in Objective-C with the headers, sorted.
  public let objectiveCFiles: [String]
  /// The findings about folders and files that were skipped.
  public let walkFindings: [Finding]
  /// The development language of the app, from its Xcode project; `nil` where none has it.
  public let developmentLanguage: String?
  /// The findings of reading the assets and property lists, and those about skipped files.
  public let findings: [Finding]
  /// The folder or document with which the scan began.
  private let origin: String
  /// The folder, and whether links lead out of it.
  let boundary: FolderBoundary

  /// Returns whether a folder of a name holds builds, tools' files, or copies of documents.
  package static func skips(folder name: String) -> Bool { FolderWalk.skips(folder: name) }

  /// Scans a folder, or the project that a document belongs to.
  ///
  /// Folders of builds, package managers and hidden ones are left out: `DerivedData`, `build`,
  /// `Pods`, `Carthage`, `node_modules` and names that begin with a point. So are bundles with
  /// copies of documents, such as the localization catalogs (`.xcloc`) that Xcode exports.
  ///
  /// - Parameters:
  ///   - path: A folder; or a storyboard or xib, whose project is the nearest folder above it that
  ///     holds an Xcode project, a Swift package or a repository, or else its own folder.
  ///   - followsLinks: Whether links that lead out of the folder are followed. Those that are not are
  ///     in ``findings``.
  public init(path: String, followsLinks: Bool = false) {
    origin = path
    let isDocument = FileSystem.kind(of: path) == .file
    let folder = isDocument ? Self.project(around: path) : path
    let boundary = FolderBoundary(folder, followsLinks: followsLinks)
    self.boundary = boundary
    let walk = FolderWalk(folder, boundary: boundary)
    let paths = Dictionary(grouping: walk.paths, by: { FilePath.fileExtension($0) })
    func files(_ extensions: String) -> [String] {
      extensions.words.flatMap { paths[$0] ?? [] }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    self.path = folder
    documents = isDocument ? [path] : files("storyboard xib")
    catalogs = files("xcassets").map { AssetCatalog(path: $0, boundary: boundary) }
    looseImages = LooseImages.grouped(files("png jpg jpeg pdf svg heic gif webp"))
    fontFiles = files("ttf otf ttc otc")
    stringFiles = files("strings stringsdict xcstrings")
    let information = AppInformation(propertyLists: files("plist"), projects: files("xcodeproj"))
    declaredFonts = information.fonts.sorted()
    orientations = information.orientations
    developmentLanguage = information.developmentLanguage
    swiftFiles = files("swift")
    objectiveCFiles = files("h m mm")
    let ofCatalogs = catalogs.flatMap(\.findings)
    let outside = ofCatalogs.filter { Self.outside.contains($0.rule.id) }
    walkFindings = Self.cutOff(walk, folder) + Self.unseen(walk) + outside
    findings = ofCatalogs.filter { !Self.outside.contains($0.rule.id) } + walkFindings
  }

  /// The rules of catalogs about files that were not looked at.
  private static let outside: Set<String> = [
    RuleDescription.assetOutsideFolder.id, RuleDescription.linkOutsideFolder.id,
  ]

  /// Returns the project as its files are now.
  public func scannedAgain() -> ProjectFolder {
    ProjectFolder(path: origin, followsLinks: boundary.followsLinks)
  }

  private static func cutOff(_ walk: FolderWalk, _ folder: String) -> [Finding] {
    guard walk.isCutOff else { return [] }
    let message = "The folder holds too many files; \(walk.paths.count) were looked at."
    let location = SourceLocation(file: folder)
    return [
      Finding(rule: .projectSize, message: message, location: location)
    ]
  }

  /// The findings about what a walk could not see.
  private static func unseen(_ walk: FolderWalk) -> [Finding] {
    walk.unreadable.map { .folderUnreadable($0) }
      + walk.misnamed.map { path in
        let message = "The name is not UTF-8; the file or folder is not read."
        return Finding(
          rule: .fileNameDamaged,
          message: message,
          location: SourceLocation(file: path)
        )
      } + walk.linksOut.map { .linkOutsideFolder($0) }
  }

  /// The nearest folder above a document that looks like the top of a project.
  private static func project(around document: String) -> String {
    let own = FilePath.folder(document)
    let base = FilePath.fileExtension(own) == "lproj" ? FilePath.folder(own) : own
    var folder = base
    for _ in 0..<16 {
      let isTop = FileSystem.names(in: folder).contains {
        [".git", "Package.swift"].contains($0)
          || ["xcodeproj", "xcworkspace"].contains(FilePath.fileExtension($0))
      }
      if isTop { return folder }
      let parent = FilePath.folder(folder)
      if parent == folder { break }
      folder = parent
    }
    return base
  }
}
