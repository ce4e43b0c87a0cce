public import Foundation

/// An image of an asset catalog, which Xcode has a symbol for.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog, with its namespaces.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates a resource from its name and bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color of an asset catalog, which Xcode has a symbol for.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, with its namespaces.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates a resource from its name and bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Creates an image of an asset catalog; an empty one where the catalog does not have it.
  public convenience init(resource: ImageResource) {
    guard let image = NamedAssets.image(named: resource.name, in: resource.bundle) else {
      self.init()
      return
    }
    self.init(image.content, name: image.name ?? resource.name, options: image.options)
  }
}

extension UIColor {
  /// Creates a color of an asset catalog; no color where the catalog does not have it.
  public convenience init(resource: ColorResource) {
    let color = NamedAssets.color(named: resource.name, in: resource.bundle) ?? .clear
    self.init(color.content)
  }
}
