/// The colors and images that can be found by name, as a loader provides them.
///
/// ```swift
/// ScreenContext.with(\.assets, catalogs).perform { UIImage(named: "Logo") }
/// ```
package protocol NamedAssetProvider: Sendable {
  /// Finds a color set.
  func color(named name: String) -> UIColor?

  /// Finds an image set.
  func image(named name: String) -> UIImage?
}
