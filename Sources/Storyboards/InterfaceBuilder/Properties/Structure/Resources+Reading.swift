extension Resources {
  /// Reads the `resources` element of a document.
  init(_ element: Element?) {
    self.init()
    for child in element?.children.map({ $0 }) ?? [] {
      guard let name = child[.resource.name] else { continue }
      switch child.name {
      case "image": readImage(child, name: name)
      case "namedColor": namedColors[name] = child.child("color")?.color
      case "systemColor": systemColors[name] = child.child("color")?.color
      default: break
      }
    }
  }

  private mutating func readImage(_ element: Element, name: String) {
    guard let size = element.size else { return }
    var image = Image(name: name, size: size, catalog: .init(word: element[.resource.catalog]))
    image.isEmbedded = element.child("mutableData") != nil
    add(image)
  }
}
