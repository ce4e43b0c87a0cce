/// Finds the resources in a program's bundles, of which each is a folder.
///
/// `ScreenLoading` reads asset catalogs and texts and stands above this module, so `UIKit` hands its
/// loader over as the program is loaded, to the context of the program.
package protocol ResourceLoader: Sendable {
  /// Finds an image in the first folder that has it.
  func image(named name: String, in folders: [String]) -> UIImage?

  /// Finds a color in the first folder that has it.
  func color(named name: String, in folders: [String]) -> UIColor?

  /// Finds the text of a key in the first folder that has it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` means `Localizable`.
  ///   - count: The number that chooses the form of a plural.
  ///   - folders: The folders.
  ///   - language: The language; `nil` means the one that the app is written in.
  /// - Returns: The text, or `nil` where no folder has it.
  func text(
    forKey key: String,
    table: String?,
    count: Int?,
    in folders: [String],
    language: String?
  ) -> String?
}
