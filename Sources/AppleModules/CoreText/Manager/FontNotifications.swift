import Dispatch
import FontRegistry
import Foundation

/// The name of the notification that registered fonts came or went, in this process or by another.
///
/// ```swift
/// NotificationCenter.default.addObserver(
///   forName: NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification as String),
///   object: nil,
///   queue: .main
/// ) { _ in reload() }
/// ```
///
/// It is posted on the main queue, so the program has to run its main loop. The registry is watched
/// from the first time on that the name is read.
public var kCTFontManagerRegisteredFontsChangedNotification: CFString {
  FontNotifications.begin(FontEnvironment.current.manager)
  return "CTFontManagerRegisteredFontsChangedNotification"
}

/// The notifications of registries.
enum FontNotifications {
  /// Posts the changes of a registry from now on.
  static func begin(_ manager: FontManager) {
    guard manager.isFirst("notifications") else { return }
    _ = manager.addListener { _ in
      DispatchQueue.main.async {
        NotificationCenter.default.post(
          name: NSNotification.Name(kCTFontManagerRegisteredFontsChangedNotification),
          object: nil
        )
      }
    }
  }
}
