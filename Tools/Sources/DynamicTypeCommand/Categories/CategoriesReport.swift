import CommandSupport
import DynamicType

/// The answer of `dynamictype categories`.
struct CategoriesReport {
  var namesSystems: Bool

  var report: Report {
    var table = TextTable(
      [
        .left("Category"), .left("UIKit"), .left("SwiftUI"), .left("Raw value"),
        .left("Accessibility"), .right("Body"), .decimal("Ratio"),
      ] + systems.map { .decimal(String(describing: $0)) }
    )
    table.rows = ContentSizeCategory.allCases.map(cells)
    return Report(
      table: table,
      footnotes: [Self.versionNote],
      json: .array(ContentSizeCategory.allCases.map(object))
    )
  }

  /// The line that names the source of the body text sizes.
  static let versionNote = "Body as on iOS 26; its sizes are those of all versions before, too."

  private var systems: [ForeignScale.System] {
    namesSystems ? ForeignScale.System.allCases : []
  }

  private func cells(_ category: ContentSizeCategory) -> [String] {
    [
      category.shortName, category.uiKitName, category.dynamicTypeSizeName, category.rawValue,
      category.isAccessibilityCategory ? "yes" : "no",
      category.bodyPointSize?.tableText ?? TextTable.nothing,
      category.bodyRatio?.tableText ?? TextTable.nothing,
    ] + systems.map { ForeignScale.scale(for: category, on: $0).factor.tableText }
  }

  private func object(_ category: ContentSizeCategory) -> JSONValue {
    [
      "category": .string(category.shortName),
      "uiKitName": .string(category.uiKitName),
      "dynamicTypeSizeName": .string(category.dynamicTypeSizeName),
      "rawValue": .string(category.rawValue),
      "isAccessibilityCategory": .bool(category.isAccessibilityCategory),
      "bodyPointSize": JSONValue(category.bodyPointSize),
      "bodyRatio": JSONValue(category.bodyRatio),
      "scales": .object(
        ForeignScale.System.allCases.map { system in
          let scale = ForeignScale.scale(for: category, on: system)
          return .init(String(describing: system), .number(scale.factor))
        }
      ),
    ]
  }
}

extension ContentSizeCategory {
  /// The size of body text on iOS.
  var bodyPointSize: Double? { TypeTable.iOS.entry(for: .body, at: self)?.pointSize }

  /// The ratio of the body text size on iOS to its size at Large.
  var bodyRatio: Double? { TypeTable.iOS.enlargement(of: .body, at: self) }
}
