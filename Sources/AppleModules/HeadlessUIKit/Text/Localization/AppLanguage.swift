import DynamicType

/// The language in which a program's texts are looked up.
///
/// It belongs to a task, so that screens in several languages are laid out at the same time. Sweeps and
/// `dynamictype preview --languages` set it; a test sets it for one screen:
///
/// ```swift
/// let title = AppLanguage.perform(in: "de") { NSLocalizedString("title", comment: "") }
/// ```
public enum AppLanguage {
  /// The language as a BCP 47 tag; `nil` means the one that the app is written in.
  ///
  /// The pseudo-languages `en-XA` and `ar-XB` stand for longer texts and for those from right to left.
  public static var current: String? { ScreenContext.current.language }

  /// Calls a closure in a language.
  public static func perform<Result>(
    in language: String?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try ScreenContext.with(\.language, language).perform(body)
  }
}
