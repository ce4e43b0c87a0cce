/// A part of a paragraph in which only a ``WordBreaker`` knows where words end.
public struct WordRun: Hashable, Sendable {
  /// The characters.
  public var text: String

  /// The writing system.
  public var script: Script

  /// The language of the paragraph as a BCP 47 tag, or `nil` when it is not known.
  public var language: String?

  /// Creates a run, to ask a breaker without a paragraph.
  public init(_ text: String, script: Script, language: String? = nil) {
    self.text = text
    self.script = script
    self.language = language
  }

  /// A way of writing without spaces between words; the raw values are those of ISO 15924.
  ///
  /// In the first nine, those with characters of class SA of UAX #14, a run consists of letters and
  /// marks of one script, and a line may end only where the breaker allows it.
  ///
  /// In the last two a run is a stretch between two spaces with Han or kana in it. The breaker sees
  /// punctuation, digits and Latin letters too. Between two letters or digits a line may end where
  /// both the breaker and UAX #14 allow it; beside punctuation UAX #14 alone decides, as
  /// `word-break: keep-all` of CSS has it.
  public enum Script: String, Hashable, Sendable, CaseIterable {
    case thai = "Thai"
    case lao = "Laoo"
    case khmer = "Khmr"
    case burmese = "Mymr"
    case taiLe = "Tale"
    case newTaiLue = "Talu"
    case taiTham = "Lana"
    case taiViet = "Tavt"
    case ahom = "Ahom"
    /// Han and kana: there is kana in the run, or the language is Japanese.
    case japanese = "Jpan"
    /// Han without kana, in a language that is not Japanese or not known.
    case han = "Hani"
  }
}
