extension FontRecipe {
  /// The dependence on the size: the share of each optical master, and the tracking.
  package enum Optics: Hashable, Sendable {
    /// One master for all sizes, no tracking.
    case none
    /// San Francisco's optical sizes and tracking.
    case system
    /// San Francisco's tracking; the display master from 20 points on, as its static fonts.
    case systemStatic
    /// San Francisco before iOS 14: its two fonts with the tracking of that time.
    case systemTwoFonts
    /// San Francisco's optical sizes, no tracking.
    case opticalSizeOnly
    /// Emoji beside the system font, with the advances of ``EmojiAdvances``.
    case emoji
  }

  /// The source of a line's heights.
  package enum Line: Hashable, Sendable {
    /// The face.
    case face
    /// San Francisco's measurements.
    case system
    /// Published heights, in ems, of a family that another one replaces.
    case fixed(ascender: Double, descender: Double, lineGap: Double)
  }
}
