import RichText

/// The markers of lists: Cocoa's names, and the numbers and texts of other programs.
enum ListMarker {
  private static let forms: [(number: Int32, marker: TextList.Marker)] = [
    (0, .decimal), (1, .uppercaseRoman), (2, .lowercaseRoman), (3, .uppercaseLetter),
    (4, .lowercaseLetter),
  ]

  private static let bullets: [(text: String, marker: TextList.Marker)] = [
    ("\u{2022}", .disc), ("\u{B7}", .disc), ("\u{F0B7}", .disc), ("o", .circle),
    ("\u{25E6}", .circle), ("\u{25AA}", .square), ("\u{F0A7}", .square), ("\u{2043}", .hyphen),
    ("", .disc),
  ]

  /// The marker of a level in a table of lists.
  static func marker(_ level: HeaderTables.ListLevel) -> TextList.Marker {
    if let marker = level.marker { return TextList.Marker(rawValue: marker) }
    // The text begins with its length; bytes below 9 stand for the numbers of levels.
    var text = level.text.dropFirst()
    if text.last == UInt8(ascii: ";") { text.removeLast() }
    guard let form = forms.first(where: { $0.number == level.format })?.marker else {
      if level.format == 255 { return .none }
      let literal = String(decoding: text.filter { $0 >= 0x20 }, as: UTF8.self)
      return bullets.first { $0.text == literal }?.marker ?? escaped(literal)
    }
    guard let first = text.firstIndex(where: { $0 < 9 }),
      let last = text.lastIndex(where: { $0 < 9 })
    else { return form }
    let before = String(decoding: text[..<first], as: UTF8.self)
    let after = String(decoding: text[(last + 1)...], as: UTF8.self)
    return TextList.Marker(rawValue: before + form.rawValue + after)
  }

  private static func escaped(_ literal: String) -> TextList.Marker {
    TextList.Marker(rawValue: literal.filter { $0 != "{" && $0 != "}" })
  }

  /// The number of a marker's form in `\levelnfc`; 23 for bullets and 255 for none.
  static func number(_ marker: TextList.Marker) -> Int32 {
    if marker == .none { return 255 }
    return forms.first { marker.rawValue.contains($0.marker.rawValue) }?.number ?? 23
  }
}
