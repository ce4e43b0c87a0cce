// Written by Scripts/generate-tables from Reference/apple-modules/AppTrackingTransparency.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The permission of a person to be followed across apps, which is denied.
open class ATTrackingManager: NSObject {
  /// Whether the person allows it.
  public enum AuthorizationStatus: UInt, Hashable, Sendable {
    /// The person was not asked.
    case notDetermined
    /// The person cannot allow it.
    case restricted
    /// The person does not allow it.
    case denied
    /// The person allows it.
    case authorized
  }
  /// The answer of the person, who does not allow it.
  open class var trackingAuthorizationStatus: ATTrackingManager.AuthorizationStatus { .denied }
  /// Answers at once that the person does not allow it.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (ATTrackingManager.AuthorizationStatus) -> Void
  ) { completion(.denied) }
  /// Returns that the person does not allow it.
  open class func requestTrackingAuthorization() async -> ATTrackingManager.AuthorizationStatus {
    .denied
  }
}
