/// A font at a size: a face, or the system font, with all that text needs to be set in it.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)
/// let label = Font(name: "NotoSans-Bold", size: 15)
/// let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
/// ```
///
/// Sizes and heights are in points. Fonts are made from ``FontCollection/current``. They are
/// values that are cheap to copy and to compare; two fonts are equal when they look alike and
/// scale alike.
public struct Font: Sendable {
  /// What the font was made from, with its size.
  public let fontDescriptor: FontDescriptor

  /// How the font follows the text size.
  let scaling: FontScaling

  let resolved: ResolvedFont

  init(
    _ descriptor: FontDescriptor,
    scaling: FontScaling = .fixed,
    in collection: FontCollection = .current
  ) {
    fontDescriptor = descriptor
    self.scaling = scaling
    resolved = collection.resolve(descriptor)
  }

  /// Creates the font of a face by its PostScript or full name, such as `NotoSans-Bold`.
  ///
  /// The result is `nil` when no installed face has the name, and never another font.
  /// Private names, which begin with a dot, are refused: iOS 13 and later give Times New Roman
  /// for them. ``FontCollection/diagnostics(for:)`` says what a name means, and a descriptor
  /// with such a name, as documents have it, gives the system font.
  ///
  /// - Parameters:
  ///   - name: The name, compared without case.
  ///   - size: The size in points, not negative.
  public init?(name: String, size: Double) {
    Self.check(size)
    guard name.first != ".", let face = FontCollection.current.face(named: name) else { return nil }
    var descriptor = FontDescriptor(postScriptName: name, pointSize: size)
    descriptor.family = face.face.names.family
    self.init(descriptor)
  }

  /// Creates the font that a descriptor describes, or what stands in for it.
  ///
  /// The preferred font of a text style comes back, size included, from its own descriptor when
  /// the size is 0. ``diagnostics`` says what had to be replaced.
  ///
  /// - Parameters:
  ///   - descriptor: What is wanted.
  ///   - size: The size in points; 0 keeps the descriptor's, or 12 where it has none, as UIKit
  ///     does.
  public init(descriptor: FontDescriptor, size: Double) {
    Self.check(size)
    var sized = descriptor
    if size > 0 { sized.pointSize = size }
    if sized.pointSize == 0 { sized.pointSize = Self.defaultSize }
    if size == 0, let style = descriptor.textStyle {
      self.init(sized, scaling: .preferred(style, leading: descriptor.preferredLeading))
    } else {
      sized.textStyle = nil
      self.init(sized)
    }
  }

  private static let defaultSize = 12.0

  static func check(_ size: Double) {
    precondition(size >= 0 && size.isFinite, "A font's size is finite and not negative.")
  }
}

extension Font: Hashable {
  /// Whether two fonts are the same face and size and follow the text size alike.
  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs.fontDescriptor == rhs.fontDescriptor && lhs.scaling == rhs.scaling
      && (lhs.resolved === rhs.resolved || lhs.recipe == rhs.recipe)
  }

  /// Hashes descriptor and scaling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontDescriptor)
    hasher.combine(scaling)
  }
}
