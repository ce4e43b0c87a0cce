public import Diagnostics
import FileAccess
import JSONText

/// Substitutes for the fonts that a project names and this machine does not have.
///
/// A file such as `.dynamictype/fonts.json`:
///
/// ```json
/// { "Avenir-Heavy": "Fonts/Nunito-Bold.ttf", "Avenir": "Nunito Sans" }
/// ```
///
/// A key is the PostScript name or the family that documents use. A value is a font file, beside
/// the map unless its path is absolute, or a PostScript name or family that is installed.
public struct FontMap: Hashable, Sendable {
  /// The substitute for a font.
  public enum Target: Hashable, Sendable {
    /// A font file, by its path.
    case file(String)
    /// A font that is installed or in the project, by its name or family.
    case name(String)
  }

  /// The substitute for each name or family.
  public var targets: [String: Target]

  /// Creates a map.
  public init(_ targets: [String: Target] = [:]) { self.targets = targets }

  /// Reads a map.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the JSON file.
  ///   - file: The path, for findings and for paths beside it.
  /// - Returns: The fonts that could be read, and findings about the rest.
  public static func read(_ bytes: [UInt8], file: String) -> Reading<FontMap> {
    var reader = SettingsReader(bytes, file: file)
    var map = FontMap()
    for member in reader.rootMembers() {
      guard let value = reader.string(member) else { continue }
      map.targets[member.key] = target(value, beside: file)
    }
    return Reading(map, findings: reader.findings.inReportOrder())
  }

  private static func target(_ value: String, beside file: String) -> Target {
    let isFile = ["ttf", "otf", "ttc", "otc"].contains { value.lowercased().hasSuffix("." + $0) }
    guard isFile else { return .name(value) }
    return .file(FilePath.absolute(value, in: FilePath.folder(file)))
  }
}
