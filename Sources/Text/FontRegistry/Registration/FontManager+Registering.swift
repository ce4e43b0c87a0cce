import FontManagement

extension FontManager {
  /// Registers fonts, or enables fonts that are known.
  ///
  /// The fonts that pass become visible together, and are on the disk when the call returns. The
  /// others are named with the reasons. This process uses the registered fonts at once.
  ///
  /// - Parameters:
  ///   - registration: The fonts and the scope.
  ///   - provider: The provider, whose fonts they will be.
  ///   - consent: Asked once with all fonts that passed, for scopes that reach beyond the process.
  ///   - progress: Called with errors as they are found.
  /// - Returns: The fonts that are registered now, and the errors of the others.
  @discardableResult public func register(
    _ registration: FontRegistration,
    by provider: FontProvider,
    consent: FontConsent,
    progress: @escaping FontProgress = { _, _ in true }
  ) -> FontRegistrationResult {
    var report = ProgressReport(progress)
    do throws(FontRegistryError) {
      try check(registration.scope, provider)
      let known = try fonts(in: registration.scope).filter { $0.provider == provider.identifier }
      let reader = CandidateReader(
        registration: registration,
        provider: provider,
        sanitizer: sanitizer,
        roots: stores.map(\.root),
        known: known
      )
      let candidates = read(registration.items, reader, &report)
      let allowed = try plan(candidates, in: registration.scope, &report)
      if report.isCancelled { return report.cancelled(candidates.map(\.item)) }
      guard !allowed.isEmpty else { return report.result() }
      let question = FontConsent.Question(
        action: .install,
        provider: provider.identifier,
        fonts: allowed.map(\.font),
        scope: registration.scope
      )
      if registration.scope != .process, !consent.ask(question) {
        for candidate in allowed {
          report.add(
            FontRegistryError(
              .cancelledByUser,
              item: candidate.item,
              detail: "The user did not agree."
            )
          )
        }
        return report.result()
      }
      let fonts = try join(allowed, in: registration.scope, &report)
      return report.result(fonts)
    } catch {
      let items = registration.items.isEmpty ? [nil] : registration.items.map(Optional.some)
      for item in items {
        var error = error
        error.item = error.item ?? item
        // Not being able to take one's turn is no state of a font that shall be added.
        if error.code == .inUse { error.code = .registrationFailed }
        report.add(error)
      }
      return report.result()
    }
  }

  private func read(
    _ items: [FontItem],
    _ reader: CandidateReader,
    _ report: inout ProgressReport
  ) -> [RegistrationCandidate] {
    var candidates: [RegistrationCandidate] = []
    for item in items where !report.isCancelled {
      do throws(FontRegistryError) {
        candidates += try reader.candidates(item)
        report.step()
      } catch {
        report.add(error)
      }
    }
    return candidates
  }

  /// Checks whether a provider may register fonts in a scope.
  func check(_ scope: FontScope, _ provider: FontProvider) throws(FontRegistryError) {
    guard provider.hasValidIdentifier else {
      throw FontRegistryError(
        .insufficientInfo,
        detail: "The identifier of the provider is empty, too long or not printable.",
        hint: "Use a name such as com.example.fonts."
      )
    }
    guard scope == .process || stores.contains(where: { $0.scope == scope }) else {
      let hint =
        switch scope {
        case .session: "Set XDG_RUNTIME_DIR, as a login does, or use another scope."
        case .persistent: "Set HOME or XDG_DATA_HOME, or use another scope."
        case .none, .process: "Choose process, session or persistent."
        }
      throw FontRegistryError(
        .unsupportedScope,
        detail: "There is no folder for the scope '\(scope)'.",
        hint: hint
      )
    }
    guard scope == .process || provider.entitlements.contains(.installFonts) else {
      throw FontRegistryError(
        .missingEntitlement,
        detail: "It is '\(FontProvider.Entitlement.installFonts.rawValue)'.",
        hint: "Declare it, or register the fonts for this process."
      )
    }
  }

  /// Drops the candidates that cannot join, and reports why.
  private func plan(
    _ candidates: [RegistrationCandidate],
    in scope: FontScope,
    _ report: inout ProgressReport
  ) throws(FontRegistryError) -> [RegistrationCandidate] {
    let plan = RegistrationPlan(
      candidates,
      joining: try fonts(in: scope),
      others: try fonts().filter { $0.scope != scope },
      collection,
      limits
    )
    for error in plan.errors where !report.isCancelled { report.add(error) }
    return plan.allowed.map { candidates[$0] }
  }

  /// Adds candidates to their scope; what another process did meanwhile may still refuse some.
  private func join(
    _ candidates: [RegistrationCandidate],
    in scope: FontScope,
    _ report: inout ProgressReport
  ) throws(FontRegistryError) -> [RegisteredFont] {
    let files = Dictionary(
      candidates.compactMap { candidate in candidate.file.map { (candidate.font.digest, $0) } }
    ) { first, _ in first }
    let others = try fonts().filter { $0.scope != scope }
    var final: RegistrationPlan?
    func change(_ fonts: inout [RegisteredFont]) -> Bool {
      let plan = RegistrationPlan(candidates, joining: fonts, others: others, collection, limits)
      fonts = plan.fonts
      final = plan
      return !plan.accepted.isEmpty
    }
    if let store = stores.first(where: { $0.scope == scope }) {
      _ = try store.change(files: files, patience: limits.patience, change)
      let accepted = final?.accepted ?? []
      use { used in used.removeAll { old in accepted.contains { old.font.isSameFile(as: $0) } } }
      use(accepted)
    } else {
      use { used in
        var fonts = used.map(\.font).filter { $0.scope == .process }
        let known = Dictionary(used.map { ($0.font.digest, $0.file) }) { first, _ in first }
        _ = change(&fonts)
        used.removeAll { $0.font.scope == .process }
        for font in fonts {
          guard let file = files[font.digest] ?? known[font.digest] else { continue }
          used.append(UsedFont(font: font, file: file))
        }
      }
    }
    for error in final?.errors ?? [] { report.add(error) }
    announce()
    return final?.accepted ?? []
  }
}

extension RegisteredFont {
  /// Whether another entry is the same file of the same provider in the same scope.
  func isSameFile(as other: RegisteredFont) -> Bool {
    digest == other.digest && provider == other.provider && scope == other.scope
  }
}
