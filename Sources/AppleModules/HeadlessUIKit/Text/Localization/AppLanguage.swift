import DynamicType

/// The language in which a program's texts are looked up.
///
/// It belongs to a task, so that screens in several languages can be laid out at the same time. Sweeps and
/// `dynamictype preview --languages` set it; a test sets it for one screen:
///
/// ```swift
/// let title = AppLanguage.perform(in: "de") { NSLocalizedString("title", comment: "") }
/// ```
public enum AppLanguage {
  /// The language as a BCP 47 tag; `nil` means the app's development language.
  ///
  /// The pseudo-languages `en-XA` and `ar-XB` simulate longer texts and right-to-left texts.
  public static var current: String? { ScreenContext.current.language }

  /// Calls a closure in a language.
  public static func perform<Result>(
    in language: String?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try ScreenContext.with(\.language, language).perform(body)
  }
}
