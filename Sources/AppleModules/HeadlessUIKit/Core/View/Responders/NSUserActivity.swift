public import Foundation

/// An activity that other devices and the search can continue.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  /// Creates a state.
  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// An object that can restore the app's state.
public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIUserActivityRestoring {
  /// Does nothing.
  public func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// The activity type of browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension UIResponder {
  private final class ActivityKey: Sendable {}
  private static let activityKey = ActivityKey()

  /// The activity that represents the object's state.
  public var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.activityAddress) as? NSUserActivity }
    set {
      objc_setAssociatedObject(self, Self.activityAddress, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private static var activityAddress: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(activityKey).toOpaque())
  }
}
