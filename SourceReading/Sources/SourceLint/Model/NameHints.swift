/// Hints that names give about views, where types are not known.
enum NameHints {
  private static let short: Set<String> = [
    "balance", "count", "badge", "number", "price", "percent", "percentage", "duration", "time",
    "score", "index", "initial", "abbreviation", "digit", "amount", "total", "timer", "emoji",
    "rank", "progress", "year", "counter", "countdown",
    "postcode", "postal", "zip",
  ]

  /// Whether a name suggests a short text that does not wrap: a number, a time, a badge.
  static func isShort(_ name: String) -> Bool {
    words(name).contains { word in
      short.contains(word) || (word.last == "s" && short.contains(String(word.dropLast())))
    }
  }

  /// The words in identifiers in lowercase: `unread`, `count` and `label` for `unreadCountLabel`.
  static func words(_ text: String) -> [String] {
    var words: [String] = [""]
    for character in text {
      if !character.isLetter {
        words.append("")
      } else {
        if character.isUppercase, words.last?.last?.isUppercase == false { words.append("") }
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Whether the name of a font suggests that its glyphs are symbols.
  static func isIconFont(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["icon", "awesome", "glyph", "symbol", "dingbat"].contains { lower.contains($0) }
  }

  /// Whether a name ends like that of a view with text.
  static func isTextView(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["label", "textfield", "textview"].contains { lower.hasSuffix($0) }
  }

  /// Whether a name is that of a view without text.
  static func isPicture(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [
      "image", "icon", "avatar", "separator", "spinner", "divider", "line", "indicator", "photo",
      "thumbnail", "logo", "border", "shadow", "map", "chart", "artwork", "progress", "slider",
    ].contains { lower.contains($0) }
  }

  /// Whether the surrounding names suggest a drawing that is not a screen: paper, an image to share.
  static func isDrawnElsewhere(_ names: [String]) -> Bool {
    names.contains { name in
      let lower = name.lowercased()
      // Text that an extension of images draws is sized for the image.
      return lower == "uiimage"
        || [
          "pdf", "print", "carplay", "cptemplate", "screenshot", "sharecard", "watermark",
        ].contains { lower.contains($0) }
    }
  }
}
