import FileAccess
import FontManagement

/// A font that was read and checked, on its way into the registry.
struct RegistrationCandidate {
  let item: FontItem
  var font: RegisteredFont
  /// The file; `nil` for a font that is known already and shall be enabled.
  let file: FontFile?
}

/// The reading of the fonts that a registration names.
struct CandidateReader {
  let registration: FontRegistration
  let provider: FontProvider
  let sanitizer: FontSanitizer?
  /// The roots of the registry, from which nothing is registered.
  let roots: [String]
  /// The fonts of the provider in the scope.
  let known: [RegisteredFont]

  /// Reads the fonts of an item.
  func candidates(_ item: FontItem) throws(FontRegistryError) -> [RegistrationCandidate] {
    switch item {
    case .file(let path): return [try read(path, item)]
    case .asset(let name):
      guard let path = provider.assets?.path(ofFont: name) else {
        let names = provider.assets?.names ?? []
        throw FontRegistryError(
          .assetNotFound,
          item: item,
          detail: names.isEmpty ? "The provider has no assets." : "",
          hint: names.isEmpty ? "" : "It has: \(names.prefix(8).joined(separator: ", "))."
        )
      }
      var candidate = try read(path, item)
      candidate.font.asset = name
      return [candidate]
    case .descriptor(let reference):
      if let path = reference.path { return [try read(path, reference)] }
      let matches = known.filter(reference.matches)
      guard !matches.isEmpty else {
        throw FontRegistryError(
          .insufficientInfo,
          item: item,
          detail: "It has no path, and the provider knows no such font.",
          hint: "Give the path of the file."
        )
      }
      return matches.map { font in
        var font = font
        font.isEnabled = registration.isEnabled
        return RegistrationCandidate(item: item, font: font, file: nil)
      }
    }
  }

  private func read(
    _ path: String,
    _ reference: FontReference
  ) throws(FontRegistryError) -> RegistrationCandidate {
    let item = FontItem.descriptor(reference)
    var candidate = try read(path, item)
    guard candidate.font.faces.contains(where: reference.names) else {
      let names = candidate.font.faces.map(\.postScriptName).joined(separator: ", ")
      throw FontRegistryError(
        .insufficientInfo,
        item: item,
        detail: "The file has the faces \(names).",
        hint: "Leave the name out, or give one of these."
      )
    }
    candidate.font.userInfo = reference.userInfo
    return candidate
  }

  private func read(
    _ path: String,
    _ item: FontItem
  ) throws(FontRegistryError) -> RegistrationCandidate {
    try checkPath(path, item)
    let inspection = try FontInspection(path: path, item: item, sanitizer: sanitizer)
    let isShared = registration.scope != .process
    if isShared, inspection.rights.level == .restricted, !registration.hasLicense {
      throw FontRegistryError(
        .insufficientPermissions,
        item: item,
        detail: "\(inspection.rights.explanation) (fsType \(inspection.rights.rawValue))",
        hint: "Say that you have leave if your license gives it."
      )
    }
    let font = RegisteredFont(
      provider: provider.identifier,
      scope: registration.scope,
      digest: inspection.digest,
      source: FilePath.normalized(path),
      asset: nil,
      format: inspection.format,
      byteCount: inspection.byteCount,
      rights: inspection.rights,
      userInfo: nil,
      isEnabled: registration.isEnabled,
      faces: inspection.faces
    )
    return RegistrationCandidate(item: item, font: font, file: inspection.file)
  }

  private func checkPath(_ path: String, _ item: FontItem) throws(FontRegistryError) {
    let normal = FilePath.normalized(path)
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw FontRegistryError(.invalidFilePath, item: item, hint: "Give an absolute path.")
    }
    if roots.contains(where: { normal.hasPrefix($0 + "/") }) {
      throw FontRegistryError(
        .invalidFilePath,
        item: item,
        detail: "It is a file of the registry itself.",
        hint: "Register the file from which it was installed."
      )
    }
    if let folders = provider.folders,
      !folders.contains(where: { normal.hasPrefix(FilePath.normalized($0) + "/") })
    {
      throw FontRegistryError(
        .invalidFilePath,
        item: item,
        detail: "The provider has its fonts in \(folders.joined(separator: ", ")).",
        hint: "Move the font there."
      )
    }
  }
}
