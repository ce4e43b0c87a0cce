/// A replacement that was needed to set text, with its expected effect on widths.
public struct FontDiagnostic: Hashable, Sendable {
  /// The kind of replacement.
  public enum Kind: Hashable, Sendable {
    /// A family or a face is not installed and another stands in for it.
    case standIn
    /// A private name of Apple's was read as the system font.
    case privateName
    /// A private name is unknown; the system font is used.
    case unknownPrivateName
    /// A family has no bold or italic face; the style was synthesized, as the descriptor allows.
    case synthesizedStyle
    /// No font is installed; text is set in boxes.
    case substitute
    /// A file cannot be used as a font.
    case unusableFile
  }

  /// The expected error of widths, as a share: 0.05 is 5 percent too wide.
  public enum WidthError: Hashable, Sendable {
    /// Widths are those of the missing font.
    case none
    /// The advances of the missing font's characters are published, and text is set with them.
    /// The remaining error, of kerning and of characters that were not measured, is up to a share.
    case measured(by: String, within: Double)
    /// The average width of the missing font is published: text is wider by this share.
    case expected(Double)
    /// Only its kind is known: the widths of published fonts of that kind differ by up to this.
    case upTo(Double)
    /// Nothing is known.
    case unknown
  }

  /// The kind of replacement.
  public var kind: Kind
  /// The font that was asked for.
  public var requested: String
  /// The font that is used instead.
  public var used: String
  /// The expected error of widths.
  public var widthError: WidthError
  /// The remedy.
  public var hint: String
}

extension FontDiagnostic: CustomStringConvertible {
  /// One line: the requested font, the font in use, the error of widths, the remedy.
  public var description: String { "\(requested): \(used); \(widthError). \(hint)" }
}

extension FontDiagnostic.WidthError: CustomStringConvertible {
  /// The error in words, in whole percent.
  public var description: String {
    switch self {
    case .none: "widths are not affected"
    case .measured(let source, let share):
      "widths as measured (\(source)), to about \(Self.percent(share))"
    case .expected(let share) where share.magnitude < 0.005: "text is about as wide"
    case .expected(let share) where share < 0: "text is about \(Self.percent(share)) narrower"
    case .expected(let share): "text is about \(Self.percent(share)) wider"
    case .upTo(let share): "widths may be off by up to \(Self.percent(share))"
    case .unknown: "widths may be off by any amount"
    }
  }

  private static func percent(_ share: Double) -> String {
    guard share.isFinite, share.magnitude < 1000 else { return "many times" }
    return "\(Int((share.magnitude * 100).rounded())) %"
  }
}
