import HeadlessUIKit

/// The background that views ask a bar for.
struct BarBackground {
  var visibility: Visibility?
  /// The style of the background where it is seen.
  var style: (any ShapeStyle)?

  /// The first views win.
  mutating func merge(_ next: BarBackground) {
    visibility = visibility ?? next.visibility
    style = style ?? next.style
  }

  /// Returns an appearance with the background; `nil` where the bar has the system's.
  func appearance<Appearance: UIBarAppearance>(
    _ kind: Appearance.Type,
    in environment: EnvironmentValues
  ) -> Appearance? {
    let visibility = visibility ?? .automatic
    guard visibility != .automatic || style != nil else { return nil }
    let appearance = Appearance()
    if visibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.configureWithDefaultBackground()
      if let style { appearance.backgroundColor = UIColor(style.paint(at: environment).mean) }
    }
    return appearance
  }

  /// Whether the background is that of a bar without content below it, too.
  var holdsAtEdge: Bool { (visibility ?? .automatic) != .automatic }
}
