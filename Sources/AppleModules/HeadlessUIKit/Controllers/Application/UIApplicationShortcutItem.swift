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
  /// The picture.
  public let icon: UIApplicationShortcutIcon?

  /// Creates an action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The picture of a quick action.
open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures.
  public enum IconType: Int, Hashable, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home,
      markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time,
      capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private let name: String

  /// Creates one of the system's pictures.
  public init(type: IconType) { name = "\(type)" }

  /// Creates a picture of the program's assets.
  public init(templateImageName: String) { name = templateImageName }

  /// Creates a picture by the name of a symbol.
  public init(systemImageName: String) { name = systemImageName }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }

  open override var hash: Int { name.hashValue }
}

extension UIScene.ConnectionOptions {
  /// The quick action that a person chose on the home screen, always `nil` here.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
