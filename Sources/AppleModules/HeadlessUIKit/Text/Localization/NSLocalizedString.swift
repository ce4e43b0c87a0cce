import DynamicType
public import Foundation
import Snapshots

/// Returns the text of a key in the language of the task, from `.strings`, `.stringsdict` and `.xcstrings`
/// files of a bundle.
///
/// A text that depends on a number has its plural form here; `String(localized:)` chooses the form.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; `nil` means `Localizable`.
///   - bundle: The bundle; the main one includes the bundles of packages beside the program.
///   - value: The text if there is none for the key; an empty one means the key.
///   - comment: A note for translators.
/// - Returns: The text.
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = Bundle.main,
  value: String = "",
  comment: String
) -> String {
  LocalizedTexts.text(forKey: key, table: tableName, in: bundle, else: value.isEmpty ? key : value)
}

/// The texts of a program's bundles.
package enum LocalizedTexts {
  /// Returns the text of a key in the language of the task.
  package static func text(
    forKey key: String,
    table: String?,
    count: Int? = nil,
    in bundle: Bundle?,
    else fallback: String
  ) -> String {
    let language = ScreenContext.current.language
    let pseudo = language.flatMap { PseudoLanguage(tag: $0) }
    let text = ScreenContext.current.resourceLoader?.text(
      forKey: key,
      table: table,
      count: count,
      in: DocumentPath.resourceFolders(of: bundle),
      // A pseudo-language is derived from the texts of the app's development language.
      language: pseudo == nil ? language : nil
    )
    return pseudo?.text(text ?? fallback) ?? text ?? fallback
  }
}
