/// The rights of use that a font declares: `fsType` of its table `OS/2`.
///
/// Source: OpenType 1.9.1, `OS/2`, `fsType`. Of several levels the least restrictive one holds.
public struct EmbeddingRights: RawRepresentable, Hashable, Sendable {
  /// The bits of the field; 0 for a font without the table.
  public var rawValue: UInt16

  /// Creates rights from the bits of the field.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The levels of embedding.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// The font may be embedded, and installed elsewhere.
    case installable
    /// Documents with the font may be edited.
    case editable
    /// Documents with the font may be viewed and printed.
    case previewAndPrint = "preview and print"
    /// The font may not be modified, embedded or exchanged without permission of its owner.
    case restricted
  }

  /// The level.
  public var level: Level {
    if rawValue & 8 != 0 { return .editable }
    if rawValue & 4 != 0 { return .previewAndPrint }
    return rawValue & 2 != 0 ? .restricted : .installable
  }

  /// Whether a font may be embedded only as a whole.
  public var forbidsSubsetting: Bool { rawValue & 0x100 != 0 }

  /// Whether only bitmaps of the font may be embedded.
  public var allowsBitmapsOnly: Bool { rawValue & 0x200 != 0 }

  /// One sentence about the meaning of the level.
  public var explanation: String {
    let level =
      switch level {
      case .installable: "The font may be embedded in documents and installed."
      case .editable: "The font may be embedded in documents that are edited."
      case .previewAndPrint: "The font may be embedded in documents that are viewed and printed."
      case .restricted: "The font may not be shared without leave of its owner."
      }
    let subset = forbidsSubsetting ? " It may be embedded whole only." : ""
    return level + subset + (allowsBitmapsOnly ? " Only its bitmaps may be embedded." : "")
  }
}
