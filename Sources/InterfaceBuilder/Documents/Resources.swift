public import LayoutGeometry

/// What a document keeps of the images and colours that it names.
public struct Resources: Hashable, Sendable {
  /// An image's size at the time of design.
  public struct Image: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The size in points, which an image view of it has by itself.
    public var size: Size
    /// Where the name is looked up.
    public var catalog: ImageReference.Catalog
  }

  /// The images in the order of the file.
  public private(set) var images: [Image] = []
  /// The light appearance of colours of asset catalogs, by name.
  public private(set) var namedColors: [String: ColorDescription] = [:]
  /// The light appearance of the system's colours, by name.
  public private(set) var systemColors: [String: ColorDescription] = [:]

  private var imageIndex: [ImageKey: Int] = [:]

  private struct ImageKey: Hashable, Sendable {
    var name: String
    var catalog: ImageReference.Catalog
  }

  init(_ element: Element?) {
    guard let element else { return }
    for child in element.children {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image": readImage(child, name: name)
      case "namedColor": namedColors[name] = child.child("color")?.color
      case "systemColor": systemColors[name] = child.child("color")?.color
      default: break
      }
    }
  }

  private mutating func readImage(_ element: Element, name: String) {
    let catalog: ImageReference.Catalog = element["catalog"] == "system" ? .system : .app
    guard let size = element.size else { return }
    imageIndex[ImageKey(name: name, catalog: catalog)] = images.count
    images.append(Image(name: name, size: size, catalog: catalog))
  }

  /// Returns the image of a reference, or one of the same name in another place.
  public func image(_ reference: ImageReference) -> Image? {
    let other: ImageReference.Catalog = reference.catalog == .app ? .system : .app
    let index =
      imageIndex[ImageKey(name: reference.name, catalog: reference.catalog)]
      ?? imageIndex[ImageKey(name: reference.name, catalog: other)]
    return index.map { images[$0] }
  }

  /// Returns a colour with the components that the resources have for its name.
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
