import FontDescriptors

/// A description of registered fonts, or of a font to be registered.
///
/// Properties that are not given match anything.
public struct FontReference: Hashable, Sendable {
  /// The path of the font file.
  public var path: String?
  /// The PostScript name of a face, compared without case.
  public var postScriptName: String?
  /// The family, compared without case.
  public var family: String?
  /// The text that was given with the registration.
  public var userInfo: String?

  /// Creates a reference.
  public init(
    path: String? = nil,
    postScriptName: String? = nil,
    family: String? = nil,
    userInfo: String? = nil
  ) {
    self.path = path
    self.postScriptName = postScriptName
    self.family = family
    self.userInfo = userInfo
  }

  /// Whether the reference says nothing.
  var isEmpty: Bool { self == FontReference() }

  /// Whether the reference means a registered font; an empty reference means none.
  public func matches(_ font: RegisteredFont) -> Bool {
    guard !isEmpty else { return false }
    if let path, path != font.source { return false }
    if let userInfo, userInfo != font.userInfo { return false }
    return font.faces.contains(where: names)
  }

  /// Whether a face has the names of the reference.
  func names(_ face: RegisteredFont.Face) -> Bool {
    func isSame(_ wanted: String?, _ name: String) -> Bool {
      wanted.map { $0.lowercased() == name.lowercased() } ?? true
    }
    return isSame(postScriptName, face.postScriptName) && isSame(family, face.family)
  }
}

extension FontReference: CustomStringConvertible {
  /// The name that says most.
  public var description: String {
    postScriptName ?? family ?? path ?? userInfo ?? "a descriptor without names"
  }
}

/// A font as a caller names it.
public enum FontItem: Hashable, Sendable {
  /// A file by its absolute path.
  case file(String)
  /// A font by its names.
  case descriptor(FontReference)
  /// A font among the assets of a provider.
  case asset(String)
}

extension FontItem: CustomStringConvertible {
  /// The path or name.
  public var description: String {
    switch self {
    case .file(let path): path
    case .descriptor(let reference): reference.description
    case .asset(let name): name
    }
  }
}
