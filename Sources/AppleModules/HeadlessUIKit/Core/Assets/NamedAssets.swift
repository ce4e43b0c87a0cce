/// The colors and images that can be found by name, as a loader provides them.
///
/// ```swift
/// NamedAssets.$current.withValue(catalogs) { UIImage(named: "Logo") }
/// ```
package protocol NamedAssetProvider: Sendable {
  /// Finds a color set.
  func color(named name: String) -> UIColor?

  /// Finds an image set.
  func image(named name: String) -> UIImage?
}

/// The assets that `UIColor(named:)` and `UIImage(named:)` search.
package enum NamedAssets {
  /// The provider of this task; none unless a loader sets one.
  @TaskLocal package static var current: (any NamedAssetProvider)?
}
