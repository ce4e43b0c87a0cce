import DynamicType

/// The families that are part of iOS, as Apple's list of system fonts names them.
enum SystemFontFamilies {
  /// The name under which documents hold the system font where it was picked from a list of fonts.
  private static let systemFont = ".AppleSystemUIFont"

  /// Returns the weight of the system font that a name from a list of fonts means, such as
  /// `.AppleSystemUIFontBold`, or `nil` for other fonts.
  static func weight(ofSystemFont name: String) -> FontWeight? {
    guard name.hasPrefix(systemFont) else { return nil }
    return weights[String(name.dropFirst(systemFont.count))]
  }

  private static let weights: [String: FontWeight] = [
    "": .regular, "UltraLight": .ultraLight, "Thin": .thin, "Light": .light, "Medium": .medium,
    "Demi": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
  ]

  /// Whether iOS has a font of a name or family.
  static func contains(_ name: String, _ family: String?) -> Bool {
    if let family { return names.contains(key(family)) }
    let stem = name.split(separator: "-").first.map(String.init) ?? name
    return names.contains(key(stem))
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  private static let names = Set(
    [
      "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
      "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
      "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
      "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
      "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier",
      "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate",
      "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Geeza Pro", "Georgia", "Gill Sans",
      "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN",
      "Hiragino Sans", "Hoefler Text", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla",
      "Kohinoor Devanagari", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN",
      "Marker Felt", "Menlo", "Mishafi", "Noteworthy", "Noto Nastaliq Urdu", "Optima",
      "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC",
      "Rockwell", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "Symbol",
      "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana",
      "Zapf Dingbats", "Zapfino", ".SFUIText", ".SFUIDisplay", ".SFUI", "System",
    ].map(key)
  )
}
