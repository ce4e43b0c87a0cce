import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import RichText

extension UIColor {
  convenience init(_ components: ColorDescription.Components) {
    self.init(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: components.alpha
    )
  }
}

extension LoadContext {
  /// A colour of the document: an asset, one of the system's, or its components.
  func color(_ description: ColorDescription?) -> UIColor? {
    guard let description else { return nil }
    let fallback = description.components.map { UIColor($0) }
    switch description.source {
    case .components: return fallback
    case .named(let name): return resources.color(named: name) ?? fallback
    case .system(let name): return UIColor.interfaceBuilderColor(named: name) ?? fallback
    }
  }
}
