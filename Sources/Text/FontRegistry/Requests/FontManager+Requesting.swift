import FontManagement

extension FontManager {
  /// Makes fonts of any provider usable in this process.
  ///
  /// ```swift
  /// let missing = try FontManager.shared.request(
  ///   [FontReference(postScriptName: "Example-Bold"), FontReference(family: "Other")],
  ///   by: FontProvider(identifier: "com.example.reader")
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - references: The fonts by name, family and user information in any combination.
  ///   - consumer: The requesting program.
  /// - Returns: The references that mean no font, neither of the system nor of a provider.
  /// - Throws: A missing entitlement, or a registry that cannot be read.
  public func request(
    _ references: [FontReference],
    by consumer: FontProvider
  ) throws(FontRegistryError) -> [FontReference] {
    guard consumer.entitlements.contains(.useInstalledFonts) else {
      throw FontRegistryError(
        .missingEntitlement,
        detail: "It is '\(FontProvider.Entitlement.useInstalledFonts.rawValue)'.",
        hint: "Declare it to use fonts that other programs have registered."
      )
    }
    let fonts = try fonts().filter(\.isEnabled)
    var found: [RegisteredFont] = []
    var missing: [FontReference] = []
    for reference in references {
      let matches = fonts.filter(reference.matches)
      found += matches
      if matches.isEmpty, !isInstalled(reference) { missing.append(reference) }
    }
    use(found.filter { $0.scope != .process })
    return missing
  }

  private func isInstalled(_ reference: FontReference) -> Bool {
    guard reference.userInfo == nil, reference.path == nil else { return false }
    return collection.hasFace(named: reference.postScriptName, family: reference.family)
  }
}
