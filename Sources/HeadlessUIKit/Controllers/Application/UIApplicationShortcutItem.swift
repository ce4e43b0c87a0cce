public import Foundation

/// A quick action of the app's icon; there is no icon here.
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  public let type: String
  /// The first line.
  public let localizedTitle: String
  /// The second line.
  public let localizedSubtitle: String?
  /// Values of the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}
