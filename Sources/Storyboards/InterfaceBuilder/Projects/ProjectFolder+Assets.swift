extension ProjectFolder {
  /// Returns the image of a name.
  ///
  /// - Parameters:
  ///   - name: The name, with the namespaces of its catalog, or of a file with or without its
  ///     extension. A name with an extension is that of an image in a catalog, too.
  ///   - document: The document that names it. Of several images with the name, the one whose path
  ///     shares the most folders with it counts.
  /// - Returns: The image, or `nil` when there is none of the name.
  public func image(named name: String, near document: String? = nil) -> ImageAsset? {
    func inCatalogs(_ name: String) -> ImageAsset? {
      nearest(catalogs, to: document, path: \.path) { $0.image(named: name) }
    }
    let stem = LooseImages.stem(name)
    return inCatalogs(name) ?? looseImage(named: name) ?? (stem == name ? nil : inCatalogs(stem))
  }

  private func looseImage(named name: String) -> ImageAsset? {
    looseImages.first { $0.name == name || $0.name == LooseImages.stem(name) }
  }

  /// Returns the color of a name, as ``image(named:near:)`` does.
  public func color(named name: String, near document: String? = nil) -> ColorAsset? {
    nearest(catalogs, to: document, path: \.path) { $0.color(named: name) }
  }

  /// The value of the catalog with the longest common path; of equal ones the first by path.
  private func nearest<Item, Value>(
    _ items: [Item],
    to document: String?,
    path: (Item) -> String,
    value: (Item) -> Value?
  ) -> Value? {
    var best: Value?
    var bestLength = -1
    for item in items {
      let length = document.map { Self.commonFolders($0, path(item)) } ?? 0
      guard length > bestLength, let found = value(item) else { continue }
      (best, bestLength) = (found, length)
    }
    return best
  }

  private static func commonFolders(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
