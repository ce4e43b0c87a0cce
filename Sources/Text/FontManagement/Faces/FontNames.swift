import CHarfBuzz

/// The names of a face from its `name` table, in English.
public struct FontNames: Hashable, Sendable {
  /// The family with all its weights, such as `Noto Sans`.
  public var family: String
  /// The face within the family, such as `Bold Italic`.
  public var face: String
  /// The family of at most four faces for old programs, such as `Inter Semi Bold`.
  public var legacyFamily: String
  /// The full name, such as `Noto Sans Bold`.
  public var full: String
  /// The PostScript name, such as `NotoSans-Bold`.
  public var postScript: String
}

extension FontNames {
  init(face: OpaquePointer) {
    func name(_ identifier: UInt32) -> String? { Self.read(identifier, face) }
    legacyFamily = name(1) ?? ""
    family = name(16) ?? legacyFamily
    self.face = name(17) ?? name(2) ?? "Regular"
    full = name(4) ?? family
    postScript = name(6) ?? full.filter { $0 != " " }
  }

  /// Reads one name, at most 1,024 bytes of it.
  static func read(_ identifier: UInt32, _ face: OpaquePointer) -> String? {
    var size: UInt32 = 1024
    var buffer = [CChar](repeating: 0, count: Int(size))
    let english = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(face, identifier, english, &size, &buffer) > 0 else { return nil }
    let bytes = buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
