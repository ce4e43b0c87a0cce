/// A font file in the registry, with its faces.
public struct RegisteredFont: Hashable, Sendable {
  /// A face of a font file.
  public struct Face: Hashable, Sendable {
    /// The PostScript name.
    public var postScriptName: String
    /// The family.
    public var family: String
    /// The face within the family, such as `Bold Italic`.
    public var style: String
  }

  /// The identifier of the provider.
  public var provider: String
  /// The scope.
  public var scope: FontScope
  /// The SHA-256 digest of the file, in hexadecimal digits.
  public var digest: String
  /// The path from which the font was registered.
  public var source: String
  /// The name of the asset that it was registered as, or `nil`.
  public var asset: String?
  /// The format.
  public var format: FontFormat
  /// The size of the file in bytes.
  public var byteCount: Int
  /// The rights of use that the font declares.
  public var rights: EmbeddingRights
  /// A text of the provider by which the font can be requested.
  public var userInfo: String?
  /// Whether the font is enabled; a disabled one is only known.
  public var isEnabled: Bool
  /// The faces, in the order of the file.
  public var faces: [Face]
}

extension RegisteredFont {
  /// The name of the file in the registry.
  var fileName: String {
    let name = faces.first?.postScriptName ?? "font"
    let safe = name.unicodeScalars.prefix(63).map { scalar -> Character in
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      return isPlain || scalar == "-" ? Character(scalar) : "_"
    }
    return "\(String(safe))-\(digest.prefix(16)).\(format.fileExtension)"
  }

  /// The PostScript names of all faces, in the form in which they are compared.
  var keys: Set<String> { Set(faces.map { $0.postScriptName.lowercased() }) }
}
