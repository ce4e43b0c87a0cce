import FileAccess

/// The imports of modules that nobody has.
enum MissingImports {
  /// The modules that come with the toolchain for Linux.
  static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Synchronization", "Observation",
    "RegexBuilder", "Distributed", "XCTest", "Testing", "Cxx", "CxxStdlib", "Builtin",
    "_Concurrency",
    "_StringProcessing", "_Differentiation",
  ]

  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Removes the imports of unknown modules from a text, whose lines keep their numbers.
  ///
  /// Imports below `canImport` are left: the condition says whether they hold.
  ///
  /// - Returns: The names of the modules, each once.
  static func remove(from text: inout String, known: Set<String>) -> Set<String> {
    guard text.contains("import ") else { return [] }
    var missing: Set<String> = []
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The conditions around a line.
    var conditions: [Substring] = []
    var hasChanged = false
    for index in rows.indices {
      let row = rows[index]
      let code = row.drop { $0 == " " || $0 == "\t" }
      if code.hasPrefix("#if") { conditions.append(code) }
      if code.hasPrefix("#endif") { _ = conditions.popLast() }
      guard !conditions.contains(where: { $0.contains("canImport(") }), code.contains("import ")
      else { continue }
      // The rewriter puts several imports in a line.
      let statements = row.split(separator: ";", omittingEmptySubsequences: false)
      let kept = statements.filter { statement in
        guard let name = module(of: statement) else { return true }
        let isKnown = known.contains(name) || toolchain.contains(name)
        // Code for another system imports what nobody misses here.
        if !isKnown, !conditions.contains(where: { $0.contains("os(") }) { missing.insert(name) }
        return isKnown
      }
      guard kept.count < statements.count else { continue }
      rows[index] = Substring(kept.joined(separator: ";"))
      hasChanged = true
    }
    if hasChanged { text = rows.joined(separator: "\n") }
    return missing
  }

  /// The line in which a file imports a module, from 1.
  static func line(of name: String, inFile path: String) -> Int? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
    let rows = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return rows.firstIndex { row in
      row.contains("import ") && row.split(separator: ";").contains { module(of: $0) == name }
    }.map { $0 + 1 }
  }

  /// The module that a statement imports, also with `@testable`, `public` or the kind of one name.
  static func module(of statement: Substring) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }

  private static let access: Set<Substring> = [
    "public", "internal", "private", "fileprivate", "package",
  ]
}
