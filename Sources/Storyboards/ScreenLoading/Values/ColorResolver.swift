import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Finds the colors that a document names.
struct ColorResolver {
  let resources: ScreenResources

  /// Returns a color: an asset, one of the system's, or its components.
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
