import Foundation
import Rendering
import Snapshots
import UIKit

/// The screen as a person sees it, which on a device is glass.
enum Screen {
  /// The texts of a window with the fonts in which they are set.
  static func summary(of window: UIWindow) -> String {
    var texts: [String] = []
    window.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings {
        let fonts = text.fonts.map(\.name).joined(separator: "+")
        texts.append("\(text.string) in \(fonts)")
      }
    }
    return texts.joined(separator: ", ")
  }

  /// Writes a window as a PNG file.
  static func write(_ window: UIWindow, to path: String) throws {
    try Data(window.layoutSnapshot().pngData()).write(to: URL(fileURLWithPath: path))
  }
}
