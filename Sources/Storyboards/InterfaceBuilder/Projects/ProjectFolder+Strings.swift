import FileAccess

extension ProjectFolder {
  /// Returns the languages in which a document has texts or a copy of its own, sorted.
  public func languages(ofDocument document: String) -> [String] {
    let tables = stringTables(ofDocument: document).map(\.language)
    let copies = localizedCopies(ofDocument: document).map(\.language)
    return Set(tables + copies).sorted()
  }

  /// Returns the texts of a document, a table for each language, sorted by language.
  ///
  /// They are read from `xx.lproj/Name.strings` and `.stringsdict` and from `Name.xcstrings`
  /// beside the document or in `mul.lproj`.
  public func stringTables(ofDocument document: String) -> [StringTable] {
    tables(named: FilePath.stem(document), in: Self.localizationFolder(of: document))
  }

  /// Returns the texts of a table such as `Localizable` for code, a table for each language.
  ///
  /// - Parameters:
  ///   - name: The name of the files without extension.
  ///   - folder: The folder around the `xx.lproj` folders; `nil` for all of the project.
  /// - Returns: The tables, sorted by language.
  public func stringTables(named name: String, in folder: String? = nil) -> [StringTable] {
    tables(named: name, in: folder)
  }

  /// Returns the copies of a document that are translated as a whole.
  public func localizedCopies(
    ofDocument document: String
  ) -> [(language: String, path: String)] {
    let folder = Self.localizationFolder(of: document)
    let name = FilePath.name(document)
    return FileSystem.names(in: folder).compactMap { entry in
      guard FilePath.fileExtension(entry) == "lproj" else { return nil }
      let path = FilePath.join(FilePath.join(folder, entry), name)
      guard let language = StringTable.language(ofPath: path), path != document,
        FileSystem.kind(of: path) == .file, boundary.contains(path)
      else { return nil }
      return (language, path)
    }
  }

  /// The folder around the `xx.lproj` folders of a document.
  package static func localizationFolder(of document: String) -> String {
    let folder = FilePath.folder(document)
    return FilePath.fileExtension(folder) == "lproj" ? FilePath.folder(folder) : folder
  }

  private func tables(named name: String, in folder: String?) -> [StringTable] {
    var tables: [String: StringTable] = [:]
    for path in stringFiles where FilePath.stem(path) == name {
      if let folder, Self.localizationFolder(of: path) != folder { continue }
      for table in Self.read(path) {
        tables[table.language, default: StringTable(language: table.language)].merge(table)
      }
    }
    return tables.values.sorted { $0.language < $1.language }
  }

  private static func read(_ path: String) -> [StringTable] {
    if FilePath.fileExtension(path) == "xcstrings" { return StringCatalog(path: path).tables }
    guard StringTable.language(ofPath: path) != nil else { return [] }
    return [StringTable(path: path)]
  }
}
