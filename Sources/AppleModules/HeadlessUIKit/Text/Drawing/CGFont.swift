import FontManagement
public import Foundation

/// A font without a size, created by name or from the bytes of a file.
public final class CGFont: NSObject, Sendable {
  let name: String

  /// The bytes from which the font was made; `nil` for a font by name.
  package let provider: CGDataProvider?

  /// Creates a font by its name.
  public init?(_ name: String) {
    self.name = name
    provider = nil
    super.init()
  }

  /// Creates a font from the bytes of a font file; from a collection, its first face.
  ///
  /// The result is `nil` for bytes that are not a font. `CTFontManagerRegisterGraphicsFont` makes the font
  /// usable by name.
  public init?(_ provider: CGDataProvider) {
    guard let file = try? FontFile(bytes: Array(provider.contents)),
      let face = try? FontFace(file: file, index: 0)
    else { return nil }
    name = face.names.postScript
    self.provider = provider
    super.init()
  }

  /// The PostScript name of the font.
  public var postScriptName: String? { name }
}
