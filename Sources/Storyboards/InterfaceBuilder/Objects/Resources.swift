public import LayoutGeometry

/// The sizes of images and the components of colors that a document keeps by their names.
public struct Resources: Hashable, Sendable {
  /// An image with its size at the time of design.
  public struct Image: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The size in points, which is that of an image view with the image.
    public var size: Size
    /// The place where the name is looked up.
    public var catalog: ImageReference.Catalog
    /// Whether the document holds the picture itself, as an archive that is not read.
    public var isEmbedded = false
  }

  /// The images in the order of the file.
  public private(set) var images: [Image] = []
  /// The light appearance of colors of asset catalogs, by name.
  var namedColors: [String: ColorDescription] = [:]
  /// The light appearance of the system's colors, by name.
  var systemColors: [String: ColorDescription] = [:]

  private var imageIndex: [ImageKey: Int] = [:]

  private struct ImageKey: Hashable, Sendable {
    var name: String
    var catalog: ImageReference.Catalog
  }

  mutating func add(_ image: Image) {
    imageIndex[ImageKey(name: image.name, catalog: image.catalog)] = images.count
    images.append(image)
  }

  /// Returns the image of a reference, or one of the same name in another place.
  public func image(_ reference: ImageReference) -> Image? {
    let other: ImageReference.Catalog = reference.catalog == .app ? .system : .app
    let index =
      imageIndex[ImageKey(name: reference.name, catalog: reference.catalog)]
      ?? imageIndex[ImageKey(name: reference.name, catalog: other)]
    return index.map { images[$0] }
  }

  /// Returns a color with the components that the resources have for its name.
  public func complete(_ color: ColorDescription) -> ColorDescription {
    let known: ColorDescription? =
      switch color.source {
      case .components: nil
      case .named(let name): namedColors[name]
      case .system(let name): systemColors[name]
      }
    guard let known else { return color }
    var color = color
    color.components = known.components ?? color.components
    color.space = known.space ?? color.space
    return color
  }
}
