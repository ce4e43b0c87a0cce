import Diagnostics
import Snapshots

extension AuditRule {
  /// Items whose large content is a small raster image.
  ///
  /// Apple's session 261 of 2019: vectors need Preserves Vector Data, and "raster images: by default,
  /// image will be blurry at larger sizes".
  static let largeContentBlurred = AuditRule(
    description: RuleDescription(
      id: "large-content-blurred",
      title: "Large content with a blurred or small image",
      explanation:
        "At accessibility sizes, a long press on an item shows its image enlarged. A raster image "
        + "is either enlarged and blurred, or stays small.",
      defaultSeverity: .note,
      criteria: [.accessibility],
      help:
        "Use a symbol, or a vector with Preserve Vector Data, or set `largeContentSizeImage` for a "
        + "bar item and `largeContentImage` for any other view."
    ),
    atLarge: .ordinary
  ) { context in
    LargeContent.observations(context) { item, element in
      guard case .image(let image) = item.image, let source = image.source, !image.isSymbol,
        source.isRasterized || !source.format.isVector
      else { return nil }
      let side = max(image.naturalSize.width, image.naturalSize.height)
      let shown = max(image.rect.width, image.rect.height)
      guard side >= 1, side < smallestSharpSide else { return nil }
      let isVector = source.format.isVector
      return LargeContent.Fault(
        predicate: shown > side
          ? "shows a blurred image as large content" : "shows a small image as large content",
        detail: (isVector ? "a vector without its data, " : "a raster image, ")
          + (shown > side
            ? "enlarged from \(side.inWords) pt to \(shown.inWords)" : "\(side.inWords) pt large"),
        measures: [.points("side", side), .points("side as large content", shown)],
        hint: isVector
          ? "Turn on Preserve Vector Data in the asset catalog."
          : "Set \(element.isInBar ? "`largeContentSizeImage`" : "`largeContentImage`"), or use a "
            + "vector with Preserve Vector Data."
      )
    }
  }

  /// The length in points from which a raster image suffices as large content: images made for it measure
  /// about 75 points.
  private static let smallestSharpSide = 60.0
}
