/// Finds resources in a program's bundles, each of which is a folder.
///
/// `ScreenLoading` reads asset catalogs and texts and is on a higher floor than this module, so `UIKit`
/// registers the loader with the program's context when the program is loaded.
package protocol ResourceLoader: Sendable {
  /// Finds an image in the first folder that has it.
  func image(named name: String, in folders: [String]) -> UIImage?

  /// Finds a color in the first folder that has it.
  func color(named name: String, in folders: [String]) -> UIColor?

  /// Finds the text of a key in the first folder that contains it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` means `Localizable`.
  ///   - count: The number that chooses the form of a plural.
  ///   - folders: The folders.
  ///   - language: The language; `nil` means the app's development language.
  /// - Returns: The text, or `nil` where no folder has it.
  func text(
    forKey key: String,
    table: String?,
    count: Int?,
    in folders: [String],
    language: String?
  ) -> String?
}
