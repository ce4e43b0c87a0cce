package import DynamicType

/// The parts of an app that its screens use.
extension ScreenContext {
  private enum AssetsKey: ScreenContextKey {
    static var defaultValue: (any NamedAssetProvider)? { nil }
  }

  /// The colors and images of the project whose screens are loaded.
  package var assets: (any NamedAssetProvider)? {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }

  private enum LanguageKey: ScreenContextKey {
    static var defaultValue: String? { nil }
  }

  /// The language as a BCP 47 tag; it selects texts, and line breaks and letter forms for text without a
  /// language.
  package var language: String? {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }

  private enum ModuleKey: ScreenContextKey {
    static var defaultValue: String? { nil }
  }

  /// The module whose app is shown; `nil` outside a screen.
  ///
  /// A program that shows the screens of several modules has only one main bundle, but each module expects
  /// its own: their documents, assets and texts may have equal names.
  package var module: String? {
    get { self[ModuleKey.self] }
    set { self[ModuleKey.self] = newValue }
  }

  private enum DocumentModulesKey: ScreenContextKey {
    static var defaultValue: [String]? { nil }
  }

  /// The modules that are searched for a class that a document names without a module.
  ///
  /// `nil` unless a program loads its own document: a preview shows UIKit's classes.
  package var documentModules: [String]? {
    get { self[DocumentModulesKey.self] }
    set { self[DocumentModulesKey.self] = newValue }
  }

  private enum AppearancesKey: ScreenContextKey {
    static var defaultValue: AppearanceRegistry { .ofProgram }
  }

  /// The appearance proxies.
  package var appearances: AppearanceRegistry {
    get { self[AppearancesKey.self] }
    set { self[AppearancesKey.self] = newValue }
  }

  private enum TintKey: ScreenContextKey {
    static var defaultValue: UIColor { .systemBlue }
  }

  /// The tint to which `UIColor.tintColor` resolves while a view resolves its colors.
  package var tint: UIColor {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
