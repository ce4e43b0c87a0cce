/// The accepted formats of font files, recognized by their contents.
public enum FontFormat: String, CaseIterable, Hashable, Sendable {
  /// A font with TrueType outlines.
  case trueType = "TrueType"
  /// A font with PostScript outlines.
  case openType = "OpenType"
  /// A collection of fonts.
  case collection = "collection"

  /// The extension that other programs expect.
  public var fileExtension: String {
    switch self {
    case .trueType: "ttf"
    case .openType: "otf"
    case .collection: "ttc"
    }
  }

  /// Reads the signature of a file that was checked.
  init(signature: some Collection<UInt8>) {
    switch Array(signature.prefix(4)) {
    case Array("OTTO".utf8): self = .openType
    case Array("ttcf".utf8): self = .collection
    default: self = .trueType
    }
  }
}
