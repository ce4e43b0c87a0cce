import Diagnostics
import DynamicType
import FontManagement
import HeadlessUIKit
import InterfaceBuilder

/// Finds the fonts that a document or the code of a class asks for.
struct FontResolver {
  /// The text size and the version of the system in which fonts are made.
  let traits: UITraitCollection
  let projectFonts: ProjectFonts?
  let customClasses: CustomClasses
  let policy: any LoadingPolicy
  let findings: FindingSink

  /// Returns a font of the document.
  ///
  /// A family that is not installed gets a substitute and a finding.
  func font(_ description: FontDescription?, at node: ObjectNode) -> UIFont? {
    guard let description else { return nil }
    switch description {
    case .textStyle(let style):
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    case .system(let size, let weight):
      return systemFont(ofSize: size.points, weight: weight)
    case .italicSystem(let size):
      return spaced(UIFont.italicSystemFont(ofSize: size.points))
    case .named(let name, let family, let size):
      return customFont(name, family, size.points, at: node)
    }
  }

  /// Returns the system font of a size and weight, with the spacing of the version of the system.
  func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> UIFont {
    spaced(UIFont.systemFont(ofSize: size, weight: weight))
  }

  /// Returns a font with the spacing of the version of the system.
  func spaced(_ font: UIFont) -> UIFont { font.spaced(asIn: traits.systemVersion) }

  private func customFont(
    _ name: String,
    _ family: String?,
    _ size: Double,
    at node: ObjectNode
  ) -> UIFont {
    if let weight = SystemFontFamilies.weight(ofSystemFont: name) {
      return systemFont(ofSize: size, weight: weight)
    }
    if let font = mappedFont(name, family, size) { return font }
    if let substitute = policy.substitute(forFont: name, family: family) {
      return UIFont(descriptor: substitute, size: size)
    }
    let descriptor = UIFontDescriptor(family: family ?? name, postScriptName: name, pointSize: size)
    let font = UIFont(name: name, size: size) ?? UIFont(descriptor: descriptor, size: size)
    for diagnostic in font.diagnostics {
      findings.report(
        .fontStandIn,
        diagnostic.description,
        at: node,
        hint: "Name the project's font files, or map the font in the configuration."
      )
    }
    return font
  }

  /// Returns the font that the project's font map names for another one.
  func mappedFont(_ name: String, _ family: String?, _ size: Double) -> UIFont? {
    guard let other = projectFonts?.substitute(for: name, family: family) else { return nil }
    if let font = UIFont(name: other, size: size) { return font }
    return UIFont(descriptor: UIFontDescriptor(family: other, pointSize: size), size: size)
  }
}
