import FontDescriptors
import FontRegistry
import Foundation

/// The codes of errors in the domain ``kCTFontManagerErrorDomain``.
public enum CTFontManagerError: CFIndex, CaseIterable, Sendable {
  /// No file is at the address.
  case fileNotFound = 101
  /// The file may not be read, or its license forbids sharing it.
  case insufficientPermissions = 102
  /// The file is of no accepted format.
  case unrecognizedFormat = 103
  /// The font is damaged or dangerous.
  case invalidFontData = 104
  /// The font is registered in the scope already.
  case alreadyRegistered = 105
  /// A limit of the registry or of the disk is reached.
  case exceededResourceLimit = 106
  /// The bundle has no font asset of the name.
  case assetNotFound = 107
  /// The program has not registered the font in the scope.
  case notRegistered = 201
  /// Another program is changing the registry.
  case inUse = 202
  /// The font is the system's.
  case systemRequired = 203
  /// The registry could not be read or written.
  case registrationFailed = 301
  /// The program lacks an entitlement.
  case missingEntitlement = 302
  /// The descriptor identifies no font file.
  case insufficientInfo = 303
  /// The person or the program said no.
  case cancelledByUser = 304
  /// Another font has the PostScript name.
  case duplicatedName = 305
  /// Fonts may not come from the place.
  case invalidFilePath = 306
  /// Fonts cannot be registered in the scope.
  case unsupportedScope = 307
}

/// The domain of the errors of font management.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// The key of the files that an error concerns, a list of addresses.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// The key of the descriptors that an error concerns.
public let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"

/// The key of the names of assets that an error concerns.
public let kCTFontManagerErrorFontAssetNameKey: CFString = "CTFontManagerErrorFontAssetName"

extension CFError {
  /// The registry's error as one of Core Text, with the items that it concerns under a key.
  static func error(_ error: FontRegistryError, _ key: CFString, _ items: [Any]) -> CFError {
    var userInfo: [String: Any] = [NSLocalizedDescriptionKey: error.code.sentence, key: items]
    if !error.detail.isEmpty { userInfo[NSLocalizedFailureReasonErrorKey] = error.detail }
    if !error.hint.isEmpty { userInfo[NSLocalizedRecoverySuggestionErrorKey] = error.hint }
    return NSError(
      domain: kCTFontManagerErrorDomain,
      code: error.code.rawValue,
      userInfo: userInfo
    )
  }
}
