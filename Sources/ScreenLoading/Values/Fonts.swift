import Diagnostics
import DynamicType
import FontManagement
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// The traits in which fonts are made: the document's version, and Large, from which they adjust.
  var fontTraits: UITraitCollection {
    UITraitCollection(
      preferredContentSizeCategory: environment.category,
      systemVersion: systemVersion
    )
  }

  /// A font of the document; a family that is not installed gets a stand-in and a note.
  func font(_ description: FontDescription?, at node: ObjectNode) -> UIFont? {
    guard let description else { return nil }
    switch description {
    case .textStyle(let style):
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: fontTraits)
    case .system(let size, let weight):
      return UIFont.systemFont(ofSize: size.points, weight: weight).spaced(asIn: systemVersion)
    case .italicSystem(let size):
      return UIFont.italicSystemFont(ofSize: size.points).spaced(asIn: systemVersion)
    case .named(let name, let family, let size):
      return customFont(name, family, size.points, at: node)
    }
  }

  private func customFont(
    _ name: String,
    _ family: String?,
    _ size: Double,
    at node: ObjectNode
  ) -> UIFont {
    if name == SystemFontFamilies.systemFont {
      return UIFont.systemFont(ofSize: size).spaced(asIn: systemVersion)
    }
    if let font = mappedFont(name, family, size) { return font }
    if isCanvas && !SystemFontFamilies.contains(name, family) {
      // Interface Builder draws fonts that only the app has in Helvetica: saved labels in them are
      // exactly as high as their size (12 of 12), which is Helvetica's line on macOS.
      return UIFont(descriptor: UIFontDescriptor(family: "Helvetica of macOS"), size: size)
    }
    if let font = UIFont(name: name, size: size) { return font }
    let descriptor = UIFontDescriptor(family: family ?? name, postScriptName: name, pointSize: size)
    let font = UIFont(descriptor: descriptor, size: size)
    for diagnostic in font.diagnostics {
      note(
        .fontStandIn,
        diagnostic.description,
        at: node,
        hint: "Name the project's font files, or map the font in the configuration."
      )
    }
    return font
  }
}
