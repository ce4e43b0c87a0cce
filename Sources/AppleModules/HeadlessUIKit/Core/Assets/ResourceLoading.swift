import Foundation
import Synchronization

/// Finds the resources in a program's bundles, of which each is a folder.
///
/// `ScreenLoading` reads asset catalogs and texts and stands above this module, so `UIKit` hands its
/// loader over as the program is loaded.
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

/// The loader of resources of the program.
package enum ResourceLoading {
  private static let storage = Mutex<(any ResourceLoader)?>(nil)

  /// The loader; `nil` in a program without `UIKit`.
  package static var loader: (any ResourceLoader)? {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}

extension NamedAssets {
  /// Finds an image of a bundle, or of the project whose screens are loaded.
  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    func own() -> UIImage? {
      ResourceLoading.loader?.image(named: name, in: DocumentPath.resourceFolders(of: bundle))
    }
    guard DocumentPath.isMain(bundle) else { return own() ?? current?.image(named: name) }
    return current?.image(named: name) ?? own()
  }

  /// Finds a color of a bundle, or of the project whose screens are loaded.
  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    func own() -> UIColor? {
      ResourceLoading.loader?.color(named: name, in: DocumentPath.resourceFolders(of: bundle))
    }
    guard DocumentPath.isMain(bundle) else { return own() ?? current?.color(named: name) }
    return current?.color(named: name) ?? own()
  }
}
