import CHarfBuzz

/// One face of one font file: its names, its style, its axes and the characters it has.
///
/// `@unchecked Sendable`: the HarfBuzz face is immutable from the end of `init` on; HarfBuzz
/// loads tables of an immutable face lazily with atomic operations and is documented to allow
/// that from several threads. All other properties are constants.
public final class FontFace: @unchecked Sendable {
  /// The identity of a face: its contents and its place in the file.
  public struct Identity: Hashable, Sendable {
    /// A number made of the table directory of the face, which holds all checksums.
    public var content: UInt64
    /// The index of the face in its file.
    public var index: Int
  }

  /// The file that holds the face.
  public let file: FontFile
  /// The identity of the face.
  public let identity: Identity
  /// The names of the face.
  public let names: FontNames
  /// The style of the face as its tables give it.
  public let style: FaceStyle
  /// The axes, in the order of the font; none for a static font.
  public let axes: [VariationAxis]
  /// The design units of an em.
  public let unitsPerEm: Int
  /// Whether the face was installed by a user, and so never stands in for another.
  public let isUserInstalled: Bool

  let face: OpaquePointer

  /// Opens a face of a file.
  ///
  /// - Parameters:
  ///   - file: The validated file.
  ///   - index: The index of the face, 0 for a font that is not a collection.
  ///   - isUserInstalled: Whether the face is kept out of fallback.
  /// - Throws: ``FontFileError`` when the file has no such face.
  public init(
    file: FontFile,
    index: Int = 0,
    isUserInstalled: Bool = false
  ) throws(FontFileError) {
    let name = file.path ?? "bytes in memory"
    guard file.layout.faces.indices.contains(index),
      let face = hb_face_create(file.blob, UInt32(index))
    else {
      throw FontFileError(
        reason: .faceIndex,
        file: name,
        found: "\(file.faceCount) faces",
        expected: "a face of index \(index)",
        hint: "Indices begin at 0."
      )
    }
    hb_face_make_immutable(face)
    self.face = face
    self.file = file
    self.isUserInstalled = isUserInstalled
    identity = Identity(content: file.layout.faces[index].digest, index: index)
    names = FontNames(face: face)
    style = FaceStyle(face: face)
    axes = VariationAxis.axes(of: face)
    unitsPerEm = Int(hb_face_get_upem(face))
  }

  deinit {
    hb_face_destroy(face)
  }
}

extension FontFace {
  var hasColors: Bool { hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 }
}

extension FontFace: Hashable {
  /// Whether two faces have the same contents.
  public static func == (lhs: FontFace, rhs: FontFace) -> Bool {
    lhs === rhs || lhs.identity == rhs.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
