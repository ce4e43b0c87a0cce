import HeadlessUIKit
import InterfaceBuilder

/// Makes views that blur their background.
enum VisualEffectViewMaker {
  static func make(_ node: ObjectNode) -> UIVisualEffectView {
    let style = node[.visualEffectView.vibrancyStyle] ?? node[.visualEffectView.blurStyle] ?? ""
    return UIVisualEffectView(effect: UIBlurEffect(style: styles[style] ?? .regular))
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
    "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]
}
