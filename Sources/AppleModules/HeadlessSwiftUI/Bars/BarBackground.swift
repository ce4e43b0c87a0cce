import HeadlessUIKit

/// The background that views set for a bar.
struct BarBackground {
  var visibility: Visibility?
  /// The style of the background where it is seen.
  var style: (any ShapeStyle)?

  /// The first views win.
  mutating func merge(_ next: BarBackground) {
    visibility = visibility ?? next.visibility
    style = style ?? next.style
  }

  /// Returns an appearance with the background; `nil` for the system's background.
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

  /// Whether the background also applies to a bar without content below it.
  var holdsAtEdge: Bool { (visibility ?? .automatic) != .automatic }
}
