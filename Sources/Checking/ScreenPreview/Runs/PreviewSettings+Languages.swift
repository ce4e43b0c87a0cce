import Diagnostics
import ScreenAudit
import Snapshots

extension PreviewSettings {
  /// The keywords that may replace language tags in a list.
  private enum Word {
    static let base = "base"
    static let shipped = "all"
    static let pseudo = "pseudo"
  }

  /// The languages in which screens are shown; `nil` means the documents' own.
  func languages(_ run: PreviewRun, shipped: [String]) -> [String?] {
    let wanted = run.shown.languages ?? configuration.languages.map { .named($0) } ?? .base
    switch wanted {
    case .shipped: return [nil] + shipped
    case .base: return [nil]
    case .named(let tags): return tags.flatMap { Self.languages(of: $0, shipped) }.unique
    }
  }

  private static func languages(of tag: String, _ shipped: [String]) -> [String?] {
    switch tag {
    case Word.base: [nil]
    case Word.shipped: [nil] + shipped
    case Word.pseudo: PseudoLanguage.allCases.map(\.rawValue)
    default: [tag]
    }
  }

  /// The languages with texts in which no screen is shown, because none were chosen.
  ///
  /// Then only one language is shown, as in a snapshot test or a preview in Xcode: an app with sixty
  /// languages would take sixty times as long.
  func furtherLanguages(_ run: PreviewRun, of input: PreviewInput) -> [String] {
    guard run.shown.languages == nil, configuration.languages == nil else { return [] }
    let own = input.developmentLanguages.compactMap { LanguageTag($0).best(among: input.languages) }
    return input.languages.filter { !own.contains($0) }
  }

  /// Throws an error if a requested language has no texts: the screens would look the same without it.
  func checkLanguages(_ run: PreviewRun, of input: PreviewInput) throws(PreviewRun.Failure) {
    guard case .named(let tags)? = run.shown.languages else { return }
    let known = input.languages + input.developmentLanguages + input.textLanguages
    for tag in tags.flatMap({ Self.languages(of: $0, []) }).compactMap(\.self)
    where PseudoLanguage(tag: tag) == nil && LanguageTag(tag).best(among: known) == nil {
      throw .unknownLanguage(tag, known: input.languages)
    }
  }
}
