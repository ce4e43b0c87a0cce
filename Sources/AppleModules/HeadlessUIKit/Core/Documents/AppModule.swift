/// The module whose app is shown.
///
/// A program that shows the screens of several modules has one main bundle, and each of them is written as if it
/// were its own: their documents, assets and texts may have the same names.
package enum AppModule {
  /// The name of the module; nil outside a screen.
  @TaskLocal package static var current: String?
}
