import FileAccess

/// The modules that sources import.
enum ImportedModules {
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Returns the names of the modules that files import, also by `import struct Network.NWPath`.
  ///
  /// - Parameter files: The paths of the files; an unreadable one has no imports.
  /// - Returns: The names, each once.
  static func names(inFiles files: [String]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      guard let bytes = try? FileBytes.read(file) else { continue }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let start = words.firstIndex(of: "import") else { continue }
        let name = words[(start + 1)...].first { !kinds.contains($0) }
        if let name { names.insert(String(name.prefix { $0 != "." })) }
      }
    }
    return names
  }
}
