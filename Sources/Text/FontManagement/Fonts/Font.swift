public import FontDescriptors

/// A font at a size: a face, or the system font, with all that text needs to be set in it.
///
/// ```swift
/// let title = Font.preferredFont(forTextStyle: .title1)
/// let label = Font(name: "NotoSans-Bold", size: 15)
/// let scaled = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
/// ```
///
/// A font is a ``request`` that a ``FontCollection`` has resolved. Sizes and heights are in points.
/// Fonts are values that are cheap to copy and to compare; two fonts are equal when they look alike
/// and scale alike.
public struct Font: Sendable {
  /// The font as it was requested, with its size and its scaling.
  public let request: FontRequest

  let resolved: ResolvedFont

  /// Creates the font of a request, or its stand-in.
  ///
  /// ``diagnostics`` lists the replacements.
  ///
  /// - Parameters:
  ///   - request: The font that is wanted.
  ///   - collection: The fonts to search.
  /// - Complexity: A look-up by a stored hash for a request that the collection knows.
  public init(_ request: FontRequest, in collection: FontCollection = .current) {
    self.request = request
    resolved = collection.resolve(request)
  }

  /// Creates the font of a face by its PostScript or full name, such as `NotoSans-Bold`.
  ///
  /// A face that iOS has and this machine lacks is replaced by its stand-in, with its published
  /// advances and line where they are known, and with an entry in ``diagnostics``. The result is
  /// `nil` when neither an installed face nor one of iOS has the name. Private names, which begin
  /// with a dot, are refused: iOS 13 and later give Times New Roman for them.
  /// ``FontCollection/diagnostics(for:)`` says what a name means, and a descriptor with such a
  /// name, as documents have it, gives the system font.
  ///
  /// - Parameters:
  ///   - name: The name, compared without case.
  ///   - size: The size in points, not negative.
  public init?(name: String, size: Double) {
    FontRequest.check(size)
    guard name.first != "." else { return nil }
    var descriptor = FontDescriptor(postScriptName: name, pointSize: size)
    if let face = FontCollection.current.face(named: name) {
      descriptor.family = face.face.names.family
    } else if let face = IOSFont.named(name) {
      descriptor.postScriptName = face.name
      descriptor.family = face.family
    } else {
      return nil
    }
    self.init(FontRequest(descriptor, scaling: .fixed))
  }

  /// Creates the font that a descriptor describes, or its stand-in.
  ///
  /// The preferred font of a text style comes back, size included, from its own descriptor when the
  /// size is 0. ``diagnostics`` lists the replacements.
  ///
  /// - Parameters:
  ///   - descriptor: The font that is wanted.
  ///   - size: The size in points; 0 keeps the descriptor's, or 12 where it has none, as UIKit
  ///     does.
  public init(descriptor: FontDescriptor, size: Double) {
    self.init(FontRequest(descriptor: descriptor, size: size))
  }

  /// The descriptor that the font was made from, with its size.
  public var fontDescriptor: FontDescriptor { request.descriptor }
}

extension Font: Hashable {
  /// Whether two fonts are the same face and size and follow the text size alike.
  public static func == (lhs: Font, rhs: Font) -> Bool {
    lhs.request == rhs.request && (lhs.resolved === rhs.resolved || lhs.recipe == rhs.recipe)
  }

  /// Hashes the request.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(request)
  }
}
