import RichText

/// The formatting of characters as a document states it: numbers of tables and of units.
struct CharacterState: Hashable {
  /// The number of the font in the table.
  var font: Int32 = 0
  /// The size in thousandths of a point.
  var milliSize: Int32 = 12000
  var isBold = false
  var isItalic = false
  /// `nil` is the standard of the document's kind.
  var kerning: Bool?
  var hasLigatures = true
  var superscript: Int8 = 0
  /// A color's number; 0 is automatic.
  var foreground: Int32 = 0
  var background: Int32 = 0
  /// Cocoa's style bits.
  var underline: UInt16 = 0
  var strike: UInt16 = 0
  var underlineColor: Int32 = 0
  var strikeColor: Int32 = 0
  /// In twips.
  var spacing: Int32 = 0
  /// In half points, positive is above.
  var baseline: Int32 = 0
  /// In twentieths of a percent.
  var strokeWidth: Int32 = 0
  var strokeColor: Int32 = 0
  var shadow: Shadow?
  /// In two-thousandths.
  var expansion: Int32 = 0
  var obliqueness: Int32 = 0
  var language: Int32 = 0
  /// Places in the lists of links, attachments and kept words; negative is none.
  var link: Int32 = -1
  var attachment: Int32 = -1
  var keptWords: Int32 = -1
  /// The place in the list of notes; negative is none.
  var note: Int32 = -1
  /// The kind of a part that stands for something known later.
  var field: DocumentField.Value?

  /// A shadow; distances in twips, the opacity from 0 to 255.
  struct Shadow: Hashable {
    var x: Int32 = 3
    var y: Int32 = -3
    var radius: Int32 = 0
    var opacity: Int32 = 85
    var color: Int32 = 0
  }

  /// Returns to the document's defaults; a link belongs to the field and stays.
  mutating func reset(font: Int32) {
    let link = link
    self = CharacterState()
    self.font = font
    self.link = link
  }
}
