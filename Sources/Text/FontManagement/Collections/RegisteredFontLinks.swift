import FileAccess

/// The links in fontconfig's folder of a user through which programs see registered fonts.
package enum RegisteredFontLinks {
  /// The name of the link to fonts that stay until they are removed.
  package static let persistent = "dynamictype"
  /// The name of the link to fonts that stay until the user logs out.
  package static let session = "dynamictype-session"

  /// The folder in which fontconfig looks for the fonts of a user; `nil` without a home.
  package static var folder: String? { UserFolder.data.map { FilePath.join($0, "fonts") } }

  /// Whether a path as fontconfig gives it leads through one of the links.
  static func lead(to path: String) -> Bool {
    guard let folder else { return false }
    return [persistent, session].contains { path.hasPrefix("\(folder)/\($0)/") }
  }
}
