import FontManagement

/// The decision which candidates may join the fonts that are there.
///
/// It is made twice: before a person is asked, and again when no other process changes anything.
struct RegistrationPlan {
  /// The fonts of the scope, with those that join them.
  private(set) var fonts: [RegisteredFont]
  /// The fonts that join or are enabled.
  private(set) var accepted: [RegisteredFont] = []
  private(set) var errors: [FontRegistryError] = []
  /// The places of the candidates that were accepted.
  private(set) var allowed: [Int] = []

  /// The fonts of all other scopes.
  private let others: [RegisteredFont]
  private let collection: FontCollection
  private let limits: RegistryLimits

  init(
    _ candidates: [RegistrationCandidate],
    joining fonts: [RegisteredFont],
    others: [RegisteredFont],
    _ collection: FontCollection,
    _ limits: RegistryLimits
  ) {
    self.fonts = fonts
    self.others = others
    self.collection = collection
    self.limits = limits
    for (index, candidate) in candidates.enumerated() {
      if let error = add(candidate) { errors.append(error) } else { allowed.append(index) }
    }
  }

  private mutating func add(_ candidate: RegistrationCandidate) -> FontRegistryError? {
    let (font, item) = (candidate.font, candidate.item)
    let own = fonts.firstIndex { isPresent($0, as: font) }
    if let own {
      let present = fonts[own]
      guard present.digest == font.digest, font.isEnabled || candidate.file == nil,
        present.isEnabled != font.isEnabled
      else { return alreadyRegistered(present, font, item) }
    }
    if font.isEnabled, let error = nameError(font, item) { return error }
    if let own {
      fonts[own].isEnabled = font.isEnabled
      accepted.append(fonts[own])
      return nil
    }
    if let error = limitError(font, item) { return error }
    fonts.append(font)
    accepted.append(font)
    return nil
  }

  /// Whether a font of the scope is the one that a candidate registers again.
  ///
  /// A file of the same path is. A copy at another path is a second file of the same name, as on a
  /// device, unless one of the two is only known.
  private func isPresent(_ present: RegisteredFont, as font: RegisteredFont) -> Bool {
    guard present.provider == font.provider else { return false }
    if present.source == font.source { return true }
    return present.digest == font.digest && !(present.isEnabled && font.isEnabled)
  }

  private func alreadyRegistered(
    _ present: RegisteredFont,
    _ font: RegisteredFont,
    _ item: FontItem
  ) -> FontRegistryError {
    let isSame = present.digest == font.digest
    return FontRegistryError(
      .alreadyRegistered,
      item: item,
      detail: isSame ? "" : "The file has changed since then.",
      hint: isSame ? "" : "Remove the font, then register it again."
    )
  }

  /// The error of a name that another font has which can be used.
  ///
  /// For all programs a font of this machine is not replaced. For a process it may be registered: on a
  /// device the font is not there, and an app that brings it along registers it without an error.
  private func nameError(_ font: RegisteredFont, _ item: FontItem) -> FontRegistryError? {
    for face in font.faces
    where font.scope != .process && collection.hasOwnFace(postScriptName: face.postScriptName) {
      return FontRegistryError(
        .duplicatedName,
        item: item,
        detail: "\(face.postScriptName) is a font of the system, which is not replaced."
      )
    }
    let names = font.keys
    let other = (fonts + others).first { other in
      guard other.isEnabled, !other.keys.isDisjoint(with: names) else { return false }
      // Fonts that other programs installed are not in a process that has not asked for them.
      if font.scope == .process, other.provider != font.provider { return false }
      return other.provider != font.provider || other.scope == font.scope
        || other.digest != font.digest
    }
    guard let other else { return nil }
    let name = other.faces.first { names.contains($0.postScriptName.lowercased()) }
    return FontRegistryError(
      .duplicatedName,
      item: item,
      detail: "\(name?.postScriptName ?? "It") was registered by \(other.provider).",
      hint: other.provider == font.provider ? "Remove that font first." : ""
    )
  }

  private func limitError(_ font: RegisteredFont, _ item: FontItem) -> FontRegistryError? {
    let own = fonts.filter { $0.provider == font.provider }
    let bytes = own.reduce(font.byteCount) { $0 + $1.byteCount }
    guard own.count >= limits.fileCount || bytes > limits.byteCount else { return nil }
    return FontRegistryError(
      .exceededResourceLimit,
      item: item,
      detail: "A provider may have \(limits.fileCount) files and "
        + "\(limits.byteCount >> 20) MiB in a scope.",
      hint: "Remove fonts that are not needed."
    )
  }
}
