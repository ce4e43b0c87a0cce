import DynamicType
import FileAccess
import JSONText
import LayoutGeometry

extension ImageAsset {
  /// Reads the `Contents.json` of an image set or symbol set.
  init(name: String, contents: JSONNode, folder: String, isSymbol: Bool) {
    let properties = contents["properties"]
    self.name = name
    self.isSymbol = isSymbol
    preservesVectorRepresentation = properties?["preserves-vector-representation"]?.boolean ?? false
    isTemplate =
      switch properties?["template-rendering-intent"]?.string {
      case "template": true
      case "original": false
      default: nil
      }
    let items = contents[isSymbol ? "symbols" : "images"]?.elements ?? []
    variants = items.map { Variant($0, folder: folder) }
  }
}

extension ImageAsset.Variant {
  init(_ value: JSONNode, folder: String) {
    path = value["filename"]?.string.map { FilePath.join(folder, $0) }
    scale = value["scale"]?.string.flatMap { text in
      text.hasSuffix("x") ? Double(text.dropLast()) : nil
    }
    conditions = AssetConditions(value)
    alignmentInsets = value["alignment-insets"].map { EdgeInsets(asset: $0) }
    resizing = value["resizing"].map { resizing in
      let center = resizing["center"]
      let size = Size(
        width: center?["width"]?.number ?? 0,
        height: center?["height"]?.number ?? 0
      )
      return ImageAsset.Resizing(
        mode: resizing["mode"]?.string ?? "9-part",
        capInsets: resizing["cap-insets"].map { EdgeInsets(asset: $0) } ?? .zero,
        centerMode: center?["mode"]?.string ?? "stretch",
        centerSize: center == nil ? nil : size
      )
    }
  }
}

extension EdgeInsets {
  fileprivate init(asset value: JSONNode) {
    self.init(
      top: value["top"]?.number ?? 0,
      left: value["left"]?.number ?? 0,
      bottom: value["bottom"]?.number ?? 0,
      right: value["right"]?.number ?? 0
    )
  }
}
