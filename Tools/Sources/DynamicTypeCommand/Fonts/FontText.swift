import CommandSupport
import FileAccess
import FontRegistry

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Texts about fonts.
enum FontText {
  /// Returns a text of a font without characters that could control a terminal.
  static func shown(_ text: String) -> String { TerminalText.line(text) }

  /// Returns the absolute form of a typed path.
  static func absolute(_ path: String) -> String {
    FilePath.absolute(path, in: WorkingFolder.path)
  }

  /// Whether a text is a path rather than a name: it contains a folder or has the extension of a font.
  static func isPath(_ text: String) -> Bool {
    let type = FilePath.fileExtension(text).lowercased()
    return text.contains("/") || ["otf", "ttf", "otc", "ttc"].contains(type)
  }

  /// Returns a path relative to the working folder, or a name.
  static func place(_ text: String) -> String { shown(relative(text)) }

  /// Returns a path relative to the working folder, without any escaping, or a name.
  static func relative(_ text: String) -> String {
    text.hasPrefix("/") ? FilePath.relative(text, to: WorkingFolder.path) : text
  }

  /// Returns a size in KiB or MiB.
  static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\((bytes + 1023) >> 10) KiB" : "\((bytes + (1 << 19)) >> 20) MiB"
  }

  /// Returns the families of fonts, each once, in order.
  static func families(_ fonts: [RegisteredFont]) -> String {
    var families: [String] = []
    for family in fonts.flatMap({ $0.faces.map(\.family) }) where !families.contains(family) {
      families.append(family)
    }
    return shown(families.joined(separator: ", "))
  }

  /// Returns the possible meanings of a name on the command line: a path, a name, a family.
  static func fonts(named name: String, in fonts: [RegisteredFont]) -> [RegisteredFont] {
    let (path, key) = (absolute(name), name.lowercased())
    let found = fonts.filter { $0.source == path || $0.asset == name }
    if !found.isEmpty { return found }
    let named = fonts.filter { $0.faces.contains { $0.postScriptName.lowercased() == key } }
    if !named.isEmpty { return named }
    return fonts.filter { $0.faces.contains { $0.family.lowercased() == key } }
  }

  /// The names by which fonts can be requested.
  static func names(of fonts: [RegisteredFont]) -> [String] {
    Set(fonts.flatMap { $0.faces.flatMap { [$0.postScriptName, $0.family] } }).sorted()
  }

  /// The error for a name that refers to no registered font.
  static func unknown(_ name: String, among fonts: [RegisteredFont]) -> UsageError {
    UsageError.unknown(
      shown(name),
      kind: "font",
      among: names(of: fonts),
      hint: "'dynamictype fonts list' lists the registered fonts"
    )
  }
}

extension Terminal {
  /// Writes a text to standard error without a line break.
  static func writePrompt(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
