import DynamicType
import Foundation

/// The look-up of `UIColor(named:)` and `UIImage(named:)`.
enum NamedAssets {
  /// Finds an image of a bundle, or of the project whose screens are loaded.
  static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    find(in: bundle, { $0.image(named: name) }, { $0.image(named: name, in: $1) })
  }

  /// Finds a color of a bundle, or of the project whose screens are loaded.
  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    find(in: bundle, { $0.color(named: name) }, { $0.color(named: name, in: $1) })
  }

  /// Searches the project first, or first a bundle that is not the program's own.
  private static func find<Asset>(
    in bundle: Bundle?,
    _ project: (any NamedAssetProvider) -> Asset?,
    _ folders: (any ResourceLoader, [String]) -> Asset?
  ) -> Asset? {
    let context = ScreenContext.current
    func ofProject() -> Asset? { context.assets.flatMap(project) }
    func ofBundle() -> Asset? {
      context.resourceLoader.flatMap { folders($0, DocumentPath.resourceFolders(of: bundle)) }
    }
    return DocumentPath.isMain(bundle) ? ofProject() ?? ofBundle() : ofBundle() ?? ofProject()
  }
}
