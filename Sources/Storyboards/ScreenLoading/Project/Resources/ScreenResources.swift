import DynamicType
package import HeadlessUIKit
public import InterfaceBuilder
import Snapshots
import Synchronization

/// The images, colors and texts of a project, read once for all its screens.
///
/// Call ``forget(path:)`` when a file of the project changes, and load screens again after that.
public final class ScreenResources: Sendable {
  private let scan: Mutex<ProjectScan>
  private let images = Mutex<[String: UIImage?]>([:])
  private let tables = Mutex(KnownTables())

  /// Creates the resources of a project.
  public init(project: ProjectFolder? = nil) {
    scan = Mutex(ProjectScan(project: project))
  }

  /// The folder, or `nil` for a document without a project.
  ///
  /// It is scanned again on the next access after a change of its files.
  public var project: ProjectFolder? { scan.withLock { $0.current() } }

  /// Invalidates everything that depends on a file, after it was changed, added or removed.
  ///
  /// Documents, fonts, and the files for sample data and custom classes are not kept here: a
  /// document that changed needs a ``ScreenLoader`` of its own.
  ///
  /// - Parameter path: The path of the file, spelled as the project's folder is.
  public func forget(path: String) {
    if Self.textExtensions.contains(where: { path.hasSuffix($0) }) {
      tables.withLock { $0 = KnownTables() }
    } else {
      images.withLock { $0 = [:] }
    }
    scan.withLock { $0.isOutdated = true }
  }

  private static let textExtensions = [".strings", ".stringsdict", ".xcstrings"]

  /// Finds an image of the asset catalogs or loose in the project.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - designedSize: The size that a document holds for the image, for files that do not say theirs.
  /// - Returns: The image, or `nil` where there is none or none can be read.
  package func image(named name: String, designedSize: Size? = nil) -> UIImage? {
    if let known = images.withLock({ $0[name] }) { return known }
    let image = project?.image(named: name).flatMap { $0.uiKit(designedSize: designedSize) }
    images.withLock { $0[name] = .some(image) }
    return image
  }

  /// The reason why an image that ``image(named:)`` does not show cannot be shown, or `nil` where
  /// there is none.
  func unreadableImage(named name: String) -> UnreadableImage? {
    project?.image(named: name).map { UnreadableImage($0) }
  }

  /// Finds a color of the asset catalogs.
  package func color(named name: String) -> UIColor? {
    guard let asset = project?.color(named: name) else { return nil }
    func color(_ style: UserInterfaceStyle) -> UIColor? {
      asset.color(for: TraitCollection(userInterfaceIdiom: .phone, userInterfaceStyle: style))?
        .components.map { UIColor($0) }
    }
    guard let light = color(.light) ?? color(.unspecified) else { return nil }
    guard let dark = color(.dark), dark != light else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Returns the texts of the project that belong to no document, as a document finds them.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - language: The language, or `nil` for the one that the app is written in.
  /// - Returns: The texts, or `nil` for a document without a project.
  func texts(nearDocument path: String, in language: String?) -> NearbyTexts? {
    guard let texts = projectTexts else { return nil }
    let key = TableKey(document: path, language: language ?? "")
    if let known = tables.withLock({ $0.near[key] }) { return known }
    let near = texts.texts(near: path, in: language)
    tables.withLock { $0.near[key] = near }
    return near
  }

  /// The texts of the project that belong to no document.
  package var projectTexts: ProjectTexts? {
    let project = project
    return tables.withLock { known in
      if known.ofProject == nil { known.ofProject = project.map { ProjectTexts($0) } }
      return known.ofProject
    }
  }

  /// Returns the texts of a document in a language, or `nil` where the document's own are shown.
  func table(ofDocument path: String, language: String) -> StringTable? {
    let project = project
    return tables.withLock { known in
      let key = TableKey(document: path, language: language)
      if let table = known.inLanguages[key] { return table }
      let all = known.ofDocuments[path] ?? project?.stringTables(ofDocument: path) ?? []
      known.ofDocuments[path] = all
      let best = LanguageTag(language).best(among: all.map(\.language))
      let table = all.first { $0.language == best }
      known.inLanguages.updateValue(table, forKey: key)
      return table
    }
  }
}

/// The scan of a project's folder.
private struct ProjectScan: Sendable {
  private var project: ProjectFolder?
  /// Whether files changed since the folder was scanned.
  var isOutdated = false

  init(project: ProjectFolder?) { self.project = project }

  mutating func current() -> ProjectFolder? {
    if isOutdated {
      project = project?.scannedAgain()
      isOutdated = false
    }
    return project
  }
}

/// The texts of documents that were asked for.
private struct KnownTables {
  var ofDocuments: [String: [StringTable]] = [:]
  /// The table that is shown in a language, or `nil` where there is none.
  var inLanguages: [TableKey: StringTable?] = [:]
  /// The texts that belong to no document.
  var ofProject: ProjectTexts?
  /// The same, as documents find them.
  var near: [TableKey: NearbyTexts] = [:]
}

private struct TableKey: Hashable {
  var document: String
  var language: String
}

/// The project's assets, found by name while its screens are loaded.
struct ProjectAssets: NamedAssetProvider {
  var resources: ScreenResources

  func color(named name: String) -> UIColor? { resources.color(named: name) }

  func image(named name: String) -> UIImage? { resources.image(named: name) }
}
