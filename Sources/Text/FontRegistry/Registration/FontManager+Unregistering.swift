import FileAccess
import FontManagement

extension FontManager {
  /// Removes fonts of a provider from a scope.
  ///
  /// - Parameters:
  ///   - items: The fonts, by path, names or asset.
  ///   - scope: The scope.
  ///   - provider: The provider; a provider touches only its own fonts.
  ///   - progress: Called with errors as they are found.
  /// - Returns: The fonts that were removed, and the errors of the others.
  @discardableResult public func unregister(
    _ items: [FontItem],
    in scope: FontScope,
    by provider: FontProvider,
    progress: @escaping FontProgress = { _, _ in true }
  ) -> FontRegistrationResult {
    var report = ProgressReport(progress)
    do throws(FontRegistryError) {
      try check(scope, provider)
      let all = try fonts()
      var removed: Set<RegisteredFont> = []
      for item in items where !report.isCancelled {
        let own = all.filter {
          $0.provider == provider.identifier && $0.scope == scope && item.matches($0)
        }
        removed.formUnion(own)
        if own.isEmpty { report.add(notRegistered(item, all, scope)) } else { report.step() }
      }
      if report.isCancelled { return report.cancelled(items) }
      return report.result(try remove(removed))
    } catch {
      for item in items {
        var error = error
        error.item = item
        report.add(error)
      }
      return report.result()
    }
  }

  /// Removes fonts of any provider, on behalf of the user.
  ///
  /// - Throws: A registry that cannot be changed; then nothing is removed from its scope.
  @discardableResult public func remove(
    _ fonts: some Sequence<RegisteredFont>
  ) throws(FontRegistryError) -> [RegisteredFont] {
    var removed: [RegisteredFont] = []
    let fonts = Set(fonts)
    for store in stores where fonts.contains(where: { $0.scope == store.scope }) {
      var gone: [RegisteredFont] = []
      _ = try store.change(patience: limits.patience) { present in
        gone = present.filter { font in fonts.contains { $0.isSameFile(as: font) } }
        present.removeAll { font in fonts.contains { $0.isSameFile(as: font) } }
        return !gone.isEmpty
      }
      removed += gone
    }
    use { used in
      let gone = used.filter { used in fonts.contains { $0.isSameFile(as: used.font) } }
      removed += gone.map(\.font).filter { $0.scope == .process }
      used.removeAll { used in gone.contains { $0.font == used.font } }
    }
    announce()
    return removed
  }

  /// Removes a provider with all its fonts from all scopes, as deleting an app does.
  ///
  /// - Parameters:
  ///   - provider: The identifier of the provider.
  ///   - consent: Asked once, with all fonts of the provider; without consent nothing is removed.
  /// - Returns: The fonts that were removed.
  /// - Throws: No consent, a provider without fonts, or a registry that cannot be changed.
  @discardableResult public func removeProvider(
    _ provider: String,
    consent: FontConsent
  ) throws(FontRegistryError) -> [RegisteredFont] {
    let own = try fonts().filter { $0.provider == provider }
    guard let scope = own.first?.scope else {
      throw FontRegistryError(.notRegistered, detail: "\(provider) has registered no fonts.")
    }
    let question = FontConsent.Question(
      action: .removeProvider,
      provider: provider,
      fonts: own,
      scope: scope
    )
    guard consent.ask(question) else {
      throw FontRegistryError(.cancelledByUser, detail: "Nothing was removed.")
    }
    return try remove(own)
  }

  /// The error of an item that is not a font of the provider in the scope.
  private func notRegistered(
    _ item: FontItem,
    _ all: [RegisteredFont],
    _ scope: FontScope
  ) -> FontRegistryError {
    if let other = all.first(where: item.matches) {
      return FontRegistryError(
        .notRegistered,
        item: item,
        detail: "It was registered by \(other.provider) in the scope '\(other.scope)'.",
        hint: "A provider removes only its own fonts; the user removes any."
      )
    }
    let isOfSystem =
      switch item {
      case .file(let path): collection.ownPaths.contains(FilePath.normalized(path))
      case .descriptor(let reference):
        reference.path.map { collection.ownPaths.contains(FilePath.normalized($0)) }
          ?? reference.postScriptName.map(collection.hasOwnFace) ?? false
      case .asset: false
      }
    return FontRegistryError(isOfSystem ? .systemRequired : .notRegistered, item: item)
  }
}

extension FontItem {
  /// Whether a registered font is meant.
  func matches(_ font: RegisteredFont) -> Bool {
    switch self {
    case .file(let path): font.source == FilePath.normalized(path)
    case .descriptor(let reference): reference.matches(font)
    case .asset(let name): font.asset == name
    }
  }
}
