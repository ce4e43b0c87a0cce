/// Grapheme_Cluster_Break of UAX #29, numbered as ICU numbers it.
enum GraphemeBreak: UInt8, Sendable {
  case other = 0
  case control = 1
  case carriageReturn = 2
  case extend = 3
  case hangulL = 4
  case lineFeed = 5
  case hangulLV = 6
  case hangulLVT = 7
  case hangulT = 8
  case hangulV = 9
  case spacingMark = 10
  case prepend = 11
  case regionalIndicator = 12
  case zeroWidthJoiner = 17
}

/// Indic_Conjunct_Break of UAX #44, numbered as ICU numbers it.
enum IndicConjunctBreak: UInt8, Sendable {
  case none = 0
  case consonant = 1
  case extend = 2
  case linker = 3
}

/// Bidi_Paired_Bracket_Type of UAX #9, numbered as ICU numbers it.
enum BracketType: UInt8, Sendable {
  case none = 0
  case open = 1
  case close = 2
}
