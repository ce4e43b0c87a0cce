import FileAccess
import InterfaceBuilder
import Snapshots
import Synchronization

/// The texts of a project that belong to no document, such as those of `Localizable.strings`.
///
/// Code asks for them by key. Many apps use the text of the base language as the key, or set the
/// texts of their documents from keys: ``texts(near:in:)`` finds both. Files are read when their
/// texts are asked for, each once.
package final class ProjectTexts: Sendable {
  /// The language that the app is written in.
  package let developmentLanguage: String

  private let groups: [Group]
  private let read = Mutex<[String: [StringTable]]>([:])
  private let merged = Mutex<[TableKey: StringTable]>([:])
  private let indices = Mutex<[Int: BaseTextIndex]>([:])

  /// The files of a table in all languages.
  private struct Group {
    var name: String
    var folder: String
    var paths: [String] = []
  }

  private struct TableKey: Hashable {
    var group: Int
    var language: String
  }

  /// The name of the table that code uses where it names none.
  private static let usualName = "Localizable"
  /// The name under which texts of the folder `Base.lproj` are kept.
  private static let base = "Base"

  /// Finds the tables of a project.
  init(_ project: ProjectFolder) {
    var groups: [String: Group] = [:]
    let documents = Set(project.documents.map(Self.place))
    for path in project.stringFiles where Self.isForCode(path) {
      let place = Self.place(path)
      guard !documents.contains(place) else { continue }
      let folder = ProjectFolder.localizationFolder(of: path)
      groups[place, default: Group(name: FilePath.stem(path), folder: folder)].paths.append(path)
    }
    self.groups = groups.sorted { $0.key < $1.key }.map(\.value)
    developmentLanguage = project.developmentLanguage ?? "en"
  }

  private static func place(_ path: String) -> String {
    FilePath.join(ProjectFolder.localizationFolder(of: path), FilePath.stem(path))
  }

  /// Whether a file may hold texts that code shows in views: property lists and bundles with
  /// settings have texts of their own.
  private static func isForCode(_ path: String) -> Bool {
    !FilePath.stem(path).hasSuffix("InfoPlist") && !path.contains(".bundle/")
  }

  /// The languages in which there are texts, sorted.
  package var languages: [String] {
    let all = groups.flatMap { group in
      group.paths.flatMap { path in
        Self.isCatalog(path)
          ? tables(of: path).map(\.language) : [StringTable.language(ofPath: path) ?? Self.base]
      }
    }
    return Set(all).subtracting([Self.base]).sorted()
  }

  private static func isCatalog(_ path: String) -> Bool {
    FilePath.fileExtension(path) == "xcstrings"
  }

  /// Returns the texts in a language, as a document finds them.
  ///
  /// - Parameters:
  ///   - document: The document. Where several tables have a key, the one whose folder is nearest to
  ///     it counts.
  ///   - language: The language tag, or `nil` for the language that the app is written in.
  /// - Returns: The texts of all tables that have the language.
  func texts(near document: String, in language: String?) -> NearbyTexts {
    let parts = document.split(separator: "/")
    func distance(_ group: Int) -> Int {
      -zip(groups[group].folder.split(separator: "/"), parts).prefix { $0 == $1 }.count
    }
    let order = groups.indices.sorted { (distance($0), $0) < (distance($1), $1) }
    return NearbyTexts(
      sources: order.compactMap { group in
        let shown = language.map { table(group, $0) } ?? index(group).table
        guard let shown, !Self.isOfDocument(shown) else { return nil }
        return NearbyTexts.Source(
          isUsual: groups[group].name == Self.usualName,
          base: index(group),
          shown: shown
        )
      }
    )
  }

  /// Returns the text of a key of a table, as code asks for it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The name of the table; `nil` means `Localizable`.
  ///   - count: The number that chooses the form of a plural, and takes its place in the text.
  ///   - language: The language; where it has no text, the one that the app is written in counts, and so
  ///     it does for `nil`.
  /// - Returns: The text, or `nil` where there is none.
  func text(
    forKey key: String,
    table name: String?,
    count: Int?,
    in language: String?
  ) -> String? {
    let languages = [language, developmentLanguage, Self.base, "en"].compactMap { $0 }
    for group in groups.indices where groups[group].name == name ?? Self.usualName {
      for language in languages {
        guard let table = table(group, language) else { continue }
        if let text = count.flatMap({ table.string(key, count: $0) }) ?? table.string(key) {
          return text
        }
      }
    }
    return nil
  }

  /// Whether keys name objects, as those of documents elsewhere do: `abc-de-fgh.text`.
  private static func isOfDocument(_ table: StringTable) -> Bool {
    guard let key = table.keys.first else { return true }
    let parts = key.split(separator: ".").first?.split(separator: "-") ?? []
    return parts.map(\.count) == [3, 2, 3] && key.contains(".")
  }

  /// The table of a group in the language, or in the nearest relative that there is.
  private func table(_ group: Int, _ language: String) -> StringTable? {
    let key = TableKey(group: group, language: language)
    if let known = merged.withLock({ $0[key] }) { return known }
    let all = groups[group].paths.flatMap { tables(of: $0) }
    guard let best = LanguageTag(language).best(among: all.map(\.language)) else { return nil }
    var table = StringTable(language: best)
    for part in all where part.language == best { table.merge(part) }
    merged.withLock { $0[key] = table }
    return table
  }

  private func tables(of path: String) -> [StringTable] {
    if let known = read.withLock({ $0[path] }) { return known }
    let tables =
      Self.isCatalog(path)
      ? StringCatalog(path: path).tables
      : [StringTable(path: path, language: StringTable.language(ofPath: path) ?? Self.base)]
    read.withLock { $0[path] = tables }
    return tables
  }

  /// The texts of a group in the language that the app is written in, with the keys that have them.
  private func index(_ group: Int) -> BaseTextIndex {
    if let known = indices.withLock({ $0[group] }) { return known }
    let table =
      table(group, developmentLanguage) ?? table(group, Self.base) ?? table(group, "en")
    let index = BaseTextIndex(table)
    indices.withLock { $0[group] = index }
    return index
  }
}
