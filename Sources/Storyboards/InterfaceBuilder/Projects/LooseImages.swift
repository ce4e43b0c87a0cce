import FileAccess

/// Image files outside asset catalogs: `name@2x~ipad.png`.
enum LooseImages {
  static func grouped(_ paths: [String]) -> [ImageAsset] {
    var assets: [String: ImageAsset] = [:]
    for path in paths {
      let name = stem(FilePath.name(path))
      var asset =
        assets[name]
        ?? ImageAsset(
          name: name,
          variants: [],
          isTemplate: nil,
          preservesVectorRepresentation: false,
          isSymbol: false
        )
      asset.variants.append(variant(path))
      assets[name] = asset
    }
    return assets.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The name without extension, scale and device.
  static func stem(_ name: String) -> String {
    let stem = isImage(name) ? FilePath.stem(name) : name
    let end = stem.firstIndex { $0 == "@" || $0 == "~" } ?? stem.endIndex
    return end == stem.startIndex ? stem : String(stem[..<end])
  }

  private static func isImage(_ name: String) -> Bool {
    ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"].contains(
      FilePath.fileExtension(name)
    )
  }

  private static func variant(_ path: String) -> ImageAsset.Variant {
    let stem = FilePath.stem(path)
    let isVector = ["pdf", "svg"].contains(FilePath.fileExtension(path))
    let scale = [1.0, 2, 3].first { stem.contains("@\(Int($0))x") }
    let idiom = stem.contains("~ipad") ? "ipad" : stem.contains("~iphone") ? "iphone" : "universal"
    return ImageAsset.Variant(
      path: path,
      scale: scale ?? (isVector ? nil : 1),
      conditions: AssetConditions(idiom: idiom)
    )
  }
}
