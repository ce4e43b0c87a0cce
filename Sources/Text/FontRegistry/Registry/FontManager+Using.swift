import FontManagement
import Synchronization

extension FontManager {
  /// Changes the fonts that this process uses, and lets its collection know.
  func use(_ change: (inout [UsedFont]) -> Void) {
    state.withLock { state in
      let before = state.used.filter(\.font.isEnabled).map(\.font)
      change(&state.used)
      let enabled = state.used.filter(\.font.isEnabled)
      guard enabled.map(\.font) != before else { return }
      collection.replaceRegistered(enabled.map(\.file))
    }
  }

  /// Begins to use enabled fonts of the stores; those that are in use already stay as they are.
  func use(_ fonts: [RegisteredFont]) {
    let known = Set(state.withLock { $0.used.map(\.font) })
    let new = fonts.filter { $0.isEnabled && !known.contains($0) }.compactMap { font in
      stores.first { $0.scope == font.scope }?.open(font).map { UsedFont(font: font, file: $0) }
    }
    use { used in
      for font in new where !used.contains(where: { $0.font == font.font }) { used.append(font) }
    }
  }

  /// Begins to use all enabled fonts that a provider registered in earlier runs.
  ///
  /// - Throws: A registry that cannot be read.
  public func useFonts(of provider: FontProvider) throws(FontRegistryError) {
    use(try fonts().filter { $0.provider == provider.identifier && $0.scope != .process })
  }

  /// Stops using fonts that were unregistered or disabled by others.
  ///
  /// ``changes()`` does so by itself.
  ///
  /// - Throws: A registry that cannot be read.
  public func refresh() throws(FontRegistryError) {
    var present: Set<RegisteredFont> = []
    for store in stores { present.formUnion(try store.read().fonts) }
    use { used in used.removeAll { $0.font.scope != .process && !present.contains($0.font) } }
  }
}
