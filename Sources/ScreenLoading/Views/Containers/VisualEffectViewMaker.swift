import HeadlessUIKit
import InterfaceBuilder

/// Makes views that blur their background.
enum VisualEffectViewMaker {
  static func make(_ node: ObjectNode) -> UIVisualEffectView {
    let style = styles[node.visualEffect?.style ?? ""] ?? .regular
    return UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
    "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]
}
