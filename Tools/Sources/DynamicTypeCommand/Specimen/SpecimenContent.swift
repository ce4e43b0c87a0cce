import CommandSupport
import DynamicType
import FontManagement

/// The text of a sheet, and the table of its sizes.
struct SpecimenContent {
  var table: TypeTable
  var styles: [TextStyle]
  var categories: [ContentSizeCategory]
  var systemVersion: SystemVersion?
  var language: String?

  /// Returns the font of a style in a category.
  func font(_ style: TextStyle, _ category: ContentSizeCategory) -> Font {
    .preferredFont(
      forTextStyle: style,
      compatibleWith: TraitCollection(
        preferredContentSizeCategory: category,
        userInterfaceIdiom: table.platform.idiom,
        systemVersion: systemVersion ?? .unspecified
      )
    )
  }

  /// The title of the sheet, such as `iOS, 11 text styles, 12 categories`.
  var summary: String {
    let styles = styles.count == 1 ? styles[0].name : "\(styles.count) text styles"
    guard table.supportsDynamicType else { return "\(table.platform), \(styles)" }
    let categories =
      categories.count == 1 ? categories[0].shortName : "\(categories.count) categories"
    let version = systemVersion.map { " \($0)" } ?? ""
    return "\(table.platform)\(version), \(styles), \(categories)"
  }

  /// The short name of a category; empty for a platform with one size per style.
  func name(of category: ContentSizeCategory) -> String {
    table.supportsDynamicType ? category.shortName : ""
  }
}
