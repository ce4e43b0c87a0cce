import DynamicType
import RichText
import ScreenAudit
import Snapshots

/// Whether the text of a status bar is dark or light, depending on the background.
enum StatusBarInk: String, Sendable {
  case dark
  case light

  /// The color of the text at the top of a screen; dark if nothing is drawn there.
  init(on snapshot: LayoutSnapshot) {
    // Beside the center, where a title or a camera may be.
    let point = Point(x: snapshot.size.width / 4, y: 8)
    var ground = snapshot.traits.userInterfaceStyle == .dark ? 0.0 : 1.0
    snapshot.walk { visit in
      guard !visit.isHidden, visit.clip.contains(point) else { return !visit.isHidden }
      for drawing in visit.element.drawings {
        guard case .fill(let outline, .color(let color)) = drawing,
          visit.onScreen(outline.bounds).contains(point)
        else { continue }
        let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        let alpha = color.alpha * visit.alpha
        ground = ground * (1 - alpha) + luminance * alpha
      }
      return true
    }
    self = ground < 0.5 ? .light : .dark
  }
}
