public import DynamicType
import RichText
public import Foundation

extension UIColor {
  /// Finds a color in the asset catalogs of the program's bundles, or of the project that is shown.
  ///
  /// Without such catalogs, or without the name in them, the result is `nil`.
  public convenience init?(named name: String) {
    guard let color = NamedAssets.color(named: name, in: nil) else { return nil }
    self.init(color.content)
  }

  /// Finds a color of the asset catalogs, in the appearance of traits where they are given.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle; `nil` means those of packages beside the program.
  ///   - traitCollection: The traits for which the color is resolved; `nil` keeps its appearances.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = NamedAssets.color(named: name, in: bundle) else { return nil }
    let resolved = traitCollection.map(color.resolvedColor) ?? color
    self.init(resolved.content)
  }

  /// Finds the color that Interface Builder's documents call by a name such as `labelColor`.
  ///
  /// Names that end in `systemColor` and `cocoaTouchSystemColor` are read, with or without `Color` at the
  /// end.
  package static func interfaceBuilderColor(named name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let system = SystemColor(rawValue: short) { return UIColor(system: system) }
    return documentColors[short]
  }

  /// The names that `UIColor` does not have as system colors under the same name.
  ///
  /// `tableCellGroupedBackground` is white and `groupTableViewBackground` F2F2F7 in the resources
  /// that documents save. The two backgrounds of iOS 6 have the values that public tools for
  /// Interface Builder's documents give them.
  private static let documentColors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
    "tint": .tintColor,
    "groupTableViewBackground": .systemGroupedBackground,
    "tableBackground": .systemBackground,
    "tableCellBackground": .systemBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tableSeparator": .separator,
    "scrollViewTexturedBackground": UIColor(Color(hex: 0x6F7179)),
    "viewFlipsideBackground": UIColor(Color(hex: 0x1F2124)),
  ]
}
