/// Modules of an app that are compiled under another name, because a library has theirs.
///
/// Aliases of the compiler would rename the library, too, which others import by that name.
enum RenamedModules {
  private static let declarations = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// Writes the new names into the imports of a text, and before the types that it takes from a module by name.
  static func write(_ names: [String: String], into text: inout String) {
    for (name, other) in names where text.contains(name) {
      let isType = declarations.contains { text.contains("\($0) \(name)") }
      var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      for index in rows.indices where rows[index].contains(name) {
        let statements = rows[index].split(separator: ";", omittingEmptySubsequences: false)
        let renamed = statements.map { statement in
          let isImport = MissingImports.module(of: statement) == name
          return isImport || !isType
            ? replaced(name, by: other, in: statement, isImport: isImport) : String(statement)
        }
        rows[index] = Substring(renamed.joined(separator: ";"))
      }
      text = rows.joined(separator: "\n")
    }
  }

  /// Replaces a name that is imported, or that stands before a point and the name of a type.
  private static func replaced(
    _ name: String,
    by other: String,
    in text: Substring,
    isImport: Bool
  ) -> String {
    var result = ""
    var rest = text
    while let place = rest.firstRange(of: name) {
      let before = rest[..<place.lowerBound].last ?? result.last
      let after = rest[place.upperBound...]
      let isWhole = !(before.map { isPart($0) || $0 == "." } ?? false)
      let isQualifier = after.first == "." && after.dropFirst().first?.isUppercase == true
      let isEnd = after.first.map { !isPart($0) } ?? true
      result += rest[..<place.lowerBound]
      result += isWhole && (isQualifier || isImport && isEnd) ? other : name
      rest = after
    }
    return result + rest
  }

  private static func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }
}
