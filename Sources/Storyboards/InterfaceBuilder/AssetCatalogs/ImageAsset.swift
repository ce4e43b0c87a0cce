public import DynamicType
public import LayoutGeometry

/// An image of an asset catalog with all its files.
public struct ImageAsset: Hashable, Sendable {
  /// The stretching of an image, in pixels of its file.
  public struct Resizing: Hashable, Sendable {
    /// `9-part`, `3-part-horizontal` or `3-part-vertical`.
    public var mode: String
    /// The parts at the edges that keep their size.
    public var capInsets: EdgeInsets
    /// The filling of the part between them: `stretch`, `tile` or `fill`.
    public var centerMode: String
    /// The size of the part between them, where it is given.
    public var centerSize: Size?
  }

  /// A file of an image.
  public struct Variant: Hashable, Sendable {
    /// The path of the file; `nil` for an empty slot.
    public var path: String?
    /// The pixels per point; `nil` for a file that serves every scale.
    public var scale: Double?
    /// The conditions of the file.
    public var conditions: AssetConditions
    /// The stretching of the image, where it is sliced.
    public var resizing: Resizing?
    /// The parts at the edges that count as outside when the image is aligned, in pixels.
    public var alignmentInsets: EdgeInsets?
  }

  /// The name, with the namespaces of the groups around it, such as `Icons/star`.
  public var name: String
  /// The files in the order of `Contents.json`.
  public var variants: [Variant]
  /// Whether the image is drawn in the tint color; `nil` for the system's choice.
  public var isTemplate: Bool?
  /// Whether a vector file stays a vector, so that it can be drawn sharp at any size.
  public var preservesVectorRepresentation: Bool
  /// Whether it is a symbol, which is drawn at the size of text.
  public var isSymbol: Bool

  /// Returns the file for traits.
  ///
  /// Files whose conditions the traits fail are excluded. Of the others, those that meet the most
  /// conditions count, and of these the one of the wanted scale, else the next greater, else the
  /// greatest. Style and direction that are not specified count as light and left to right.
  public func file(for traits: TraitCollection, isHighContrast: Bool = false) -> Variant? {
    var best: [Variant] = []
    var bestScore = -1
    for variant in variants where variant.path != nil {
      let conditions = variant.conditions
      guard let score = conditions.score(under: traits, isHighContrast: isHighContrast) else {
        continue
      }
      if score > bestScore { (best, bestScore) = ([], score) }
      if score == bestScore { best.append(variant) }
    }
    let scales = best.map { $0.scale ?? .infinity }
    let wanted = scales.filter { $0 >= traits.displayScale }.min() ?? scales.max()
    return best.first { ($0.scale ?? .infinity) == wanted }
  }
}
