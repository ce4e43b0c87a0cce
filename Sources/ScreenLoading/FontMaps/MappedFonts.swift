import DynamicType
import FontManagement
import HeadlessUIKit

extension LoadContext {
  /// The font that the project's font map names for another one.
  func mappedFont(_ name: String, _ family: String?, _ size: Double) -> UIFont? {
    guard let other = parts.options.fonts?.substitute(for: name, family: family) else {
      return nil
    }
    if let font = UIFont(name: other, size: size) { return font }
    return UIFont(descriptor: UIFontDescriptor(family: other, pointSize: size), size: size)
  }
}
