/// The languages that a font must be able to write, combined with and, or and not.
///
/// ```swift
/// let filter: FontLanguageFilter = .all([.language("ja"), .any([.language("ru"), .language("el")])])
/// ```
public indirect enum FontLanguageFilter: Hashable, Sendable {
  /// The language of a BCP 47 tag, such as `ja` or `zh-Hant`.
  case language(String)
  /// Each of these; of none, every font.
  case all([FontLanguageFilter])
  /// One of these at least; of none, no font.
  case any([FontLanguageFilter])
  /// Not this one.
  case not(FontLanguageFilter)

  /// Whether a font passes that writes the languages for which a closure says so.
  public func passes(_ writes: (_ language: String) -> Bool) -> Bool {
    switch self {
    case .language(let language): writes(language)
    case .all(let filters): filters.allSatisfy { $0.passes(writes) }
    case .any(let filters): filters.contains { $0.passes(writes) }
    case .not(let filter): !filter.passes(writes)
    }
  }
}
