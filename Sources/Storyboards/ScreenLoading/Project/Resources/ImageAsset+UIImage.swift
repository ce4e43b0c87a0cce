import Diagnostics
import DynamicType
import FileAccess
import HeadlessUIKit
import InterfaceBuilder
import Snapshots

extension ImageAsset {
  /// Returns the image with its pictures for all traits.
  ///
  /// - Parameter designedSize: The size of pictures that do not say their own, such as PDF files whose
  ///   pages are in a compressed stream.
  /// - Returns: The image, or `nil` where none of its pictures can be read.
  func uiKit(designedSize: Size?) -> UIImage? {
    let pictures = variants.compactMap { picture($0, designedSize) }
    guard !pictures.isEmpty else { return nil }
    let image = UIImage(UIImageAsset(pictures, renderingMode: renderingMode), name: name)
    return mirrors ? image.imageFlippedForRightToLeftLayoutDirection() : image
  }

  private func picture(_ variant: Variant, _ designedSize: Size?) -> UIImageAsset.Variant? {
    guard let path = variant.path, let bytes = try? FileBytes.read(path),
      var source = source(bytes, variant, designedSize)
    else { return nil }
    variant.resizing?.apply(to: &source)
    source.isRasterized = source.format.isVector && !preservesVectorRepresentation && !isSymbol
    var traits = variant.conditions.traitCollection
    if mirrors { traits.layoutDirection = .unspecified }
    return UIImageAsset.Variant(source, traits: traits)
  }

  private func source(
    _ bytes: [UInt8],
    _ variant: Variant,
    _ designedSize: Size?
  ) -> ImageSource? {
    let scale = variant.scale ?? 1
    if let source = try? ImageSource(bytes, scale: scale) { return source }
    guard let designedSize, ImageFormat(of: bytes) == .pdf else { return nil }
    return try? ImageSource(bytes, size: designedSize, scale: scale)
  }

  /// Whether the pictures are for languages from left to right only, and mirrored for the others.
  private var mirrors: Bool {
    variants.allSatisfy { $0.conditions.languageDirection == "left-to-right" }
  }

  /// Whether the set says that its pictures are drawn in the tint, or never.
  private var renderingMode: UIImage.RenderingMode {
    isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
  }
}

extension ImageAsset.Resizing {
  /// Gives a picture its borders, which the set counts in pixels.
  fileprivate func apply(to source: inout ImageSource) {
    source.capInsets = EdgeInsets(
      top: capInsets.top / source.scale,
      left: capInsets.left / source.scale,
      bottom: capInsets.bottom / source.scale,
      right: capInsets.right / source.scale
    )
    source.resizingMode = centerMode == "tile" ? .tile : .stretch
  }
}
