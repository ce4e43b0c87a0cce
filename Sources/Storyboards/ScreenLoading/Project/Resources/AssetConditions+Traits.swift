import DynamicType
import InterfaceBuilder

extension AssetConditions {
  /// The traits that a picture is for; open where it is for all.
  var traitCollection: TraitCollection {
    TraitCollection(
      userInterfaceIdiom: Self.idioms[idiom] ?? .unspecified,
      horizontalSizeClass: Self.classes[widthClass ?? ""] ?? .unspecified,
      verticalSizeClass: Self.classes[heightClass ?? ""] ?? .unspecified,
      layoutDirection: languageDirection == "right-to-left"
        ? .rightToLeft : languageDirection == nil ? .unspecified : .leftToRight,
      userInterfaceStyle: luminosity == "dark"
        ? .dark : luminosity == "light" ? .light : .unspecified
    )
  }

  private static let idioms: [String: UserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad]
  private static let classes: [String: UserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]
}
