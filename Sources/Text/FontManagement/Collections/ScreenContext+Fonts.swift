package import DynamicType

extension ScreenContext {
  private enum FontsKey: ScreenContextKey {
    static var defaultValue: FontCollection { .installed }
  }

  /// The fonts that text is set in; those of this machine where none were set.
  package var fonts: FontCollection {
    get { self[FontsKey.self] }
    set { self[FontsKey.self] = newValue }
  }
}
