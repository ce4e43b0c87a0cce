extension FontRegistryError {
  /// The kinds of failures, with the numbers and names of Core Text's `CTFontManagerError`.
  public enum Code: Int, CaseIterable, Hashable, Sendable {
    /// No file is at the path.
    case fileNotFound = 101
    /// The file may not be read, or its license forbids sharing it.
    case insufficientPermissions = 102
    /// The bytes are of no accepted format.
    case unrecognizedFormat = 103
    /// The data is damaged or dangerous.
    case invalidFontData = 104
    /// The same file is registered in the scope.
    case alreadyRegistered = 105
    /// A limit of the registry or of the disk is reached.
    case exceededResourceLimit = 106
    /// The provider has no asset of the name.
    case assetNotFound = 107
    /// The provider has not registered the font in the scope.
    case notRegistered = 201
    /// Another program is changing the registry.
    case inUse = 202
    /// The font is the system's.
    case systemRequired = 203
    /// The registry could not be read or written.
    case registrationFailed = 301
    /// The program lacks an entitlement.
    case missingEntitlement = 302
    /// The descriptor identifies no font.
    case insufficientInfo = 303
    /// The user or the program said no.
    case cancelledByUser = 304
    /// Another font has the PostScript name.
    case duplicatedName = 305
    /// Fonts may not come from the path.
    case invalidFilePath = 306
    /// Fonts cannot be registered in the scope.
    case unsupportedScope = 307
  }
}

extension FontRegistryError.Code {
  /// The name, such as `fileNotFound`.
  public var name: String { String(describing: self) }

  /// The failure as one sentence.
  public var sentence: String {
    switch self {
    case .fileNotFound: "There is no file at the path."
    case .insufficientPermissions: "The font may not be read or shared."
    case .unrecognizedFormat: "The format is not one of TrueType, OpenType and collections of them."
    case .invalidFontData: "The font is damaged or may harm the programs that use it."
    case .alreadyRegistered: "The font is registered already."
    case .exceededResourceLimit: "A limit is reached."
    case .assetNotFound: "The provider has no font asset of the name."
    case .notRegistered: "The provider has not registered the font in the scope."
    case .inUse: "The registry is in use, so the font cannot be removed now."
    case .systemRequired: "The font belongs to the system and cannot be removed."
    case .registrationFailed: "The registry could not be changed."
    case .missingEntitlement: "The program has not declared the entitlement for this."
    case .insufficientInfo: "The descriptor does not say which font is meant."
    case .cancelledByUser: "The user or the program cancelled."
    case .duplicatedName: "A font with the same PostScript name is there already."
    case .invalidFilePath: "The path is not one from which fonts may be registered."
    case .unsupportedScope: "The scope is not supported here."
    }
  }
}
