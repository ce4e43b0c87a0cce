import FileAccess
import InterfaceBuilder

/// The texts of an app by table and key, for names that generators make of them.
struct TextTables {
  struct Text {
    var key: String
    var arguments: [FormatArguments.Kind]
  }

  /// The texts of each table, sorted by their keys.
  private(set) var tables: [(name: String, texts: [Text])] = []

  /// Reads files `*.strings`, `*.stringsdict` and `*.xcstrings`, also in folders.
  init(_ paths: [String]) {
    var merged: [String: StringTable] = [:]
    for path in Self.files(paths) {
      let name = FilePath.stem(path)
      let read =
        FilePath.fileExtension(path) == "xcstrings"
        ? Self.source(StringCatalog(path: path)) : StringTable(path: path)
      guard let read else { continue }
      if merged[name] == nil {
        merged[name] = read
      } else {
        for key in read.keys
        where merged[name]?[key] == nil || FilePath.fileExtension(path) == "stringsdict" {
          merged[name]?[key] = read[key]
        }
      }
    }
    tables = merged.sorted { $0.key < $1.key }.map { name, table in
      (
        name,
        table.keys.sorted().map { key in
          Text(key: key, arguments: table[key].map(Self.arguments) ?? [])
        }
      )
    }
  }

  private static func source(_ catalog: StringCatalog) -> StringTable? {
    catalog.table(catalog.sourceLanguage) ?? catalog.tables.first
  }

  /// The arguments of a text as it is written, before parts are put into it.
  private static func arguments(of text: LocalizedText) -> [FormatArguments.Kind] {
    if case .text(let plain) = text.form { return FormatArguments.kinds(in: plain) }
    return FormatArguments.kinds(in: text.text)
  }

  private static func files(_ paths: [String]) -> [String] {
    let kinds: Set = ["strings", "stringsdict", "xcstrings"]
    return paths.flatMap { path -> [String] in
      guard FileSystem.kind(of: path) == .folder else { return [path] }
      return FileSystem.names(in: path).sorted().map { FilePath.join(path, $0) }
    }.filter { kinds.contains(FilePath.fileExtension($0)) }
  }
}
