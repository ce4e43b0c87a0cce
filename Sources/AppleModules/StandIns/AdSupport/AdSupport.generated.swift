// Written by Scripts/generate-tables from Reference/apple-modules/AdSupport.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The identifier for advertisers, which is not given.
open class ASIdentifierManager: NSObject {
  /// Returns the object that has the identifier.
  nonisolated(unsafe) private static let only = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { only }
  /// The identifier of zeros.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether the person allows tracking, which they do not.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
