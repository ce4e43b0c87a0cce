import CommandSupport
import DynamicType

/// The answer of `dynamictype scale`.
struct ScaleReport {
  var values: [Double]
  var scaling: Scaling
  var categories: [ContentSizeCategory]
  /// The size to reach, if requested.
  var target: Double?

  var report: Report {
    var table = TextTable(columns)
    var objects: [JSONValue] = []
    for category in categories {
      for value in values {
        table.rows.append(cells(value, category) + reachCells(value))
        objects.append(object(value, category).adding(reachMembers(value)))
      }
    }
    return Report(table: table, footnotes: [scaling.table.versionNote], json: .array(objects))
  }

  private var namesCategories: Bool { categories.count > 1 }

  private var columns: [TextTable.Column] {
    let category: [TextTable.Column] = namesCategories ? [.left("Category")] : []
    let reach: [TextTable.Column] =
      target.map { [.left("Reaches \($0.tableText)"), .left("Reaches 200 %")] } ?? []
    return category
      + [.decimal("Value"), .decimal("Scaled value"), .decimal("Font size"), .decimal("Exact")]
      + reach
  }

  private func cells(_ value: Double, _ category: ContentSizeCategory) -> [String] {
    (namesCategories ? [category.shortName] : []) + [
      value.tableText,
      scaling.scaledValue(value, at: category).tableText,
      scaling.scaledPointSize(value, at: category)?.tableText ?? TextTable.nothing,
      scaling.exactValue(value, at: category).tableText,
    ]
  }

  private func object(_ value: Double, _ category: ContentSizeCategory) -> JSONValue {
    [
      "category": .string(category.shortName),
      "value": .number(value),
      "scaledValue": .number(scaling.scaledValue(value, at: category)),
      "scaledPointSize": JSONValue(scaling.scaledPointSize(value, at: category)),
      "exactValue": .number(scaling.exactValue(value, at: category)),
    ]
  }
}

extension ScaleReport {
  private func reachCells(_ value: Double) -> [String] {
    guard let target else { return [] }
    guard value > 0 else { return [TextTable.nothing, TextTable.nothing] }
    return [target, value * 2].map {
      scaling.firstCategory(value, reaching: $0).map { "at \($0)" } ?? "never"
    }
  }

  private func reachMembers(_ value: Double) -> [JSONValue.Member] {
    guard let target else { return [] }
    let reached = scaling.firstCategory(value, reaching: target)
    let doubled = scaling.firstCategory(value, reaching: value * 2)
    return [
      .init("firstCategory", JSONValue(reached?.shortName)),
      .init("reaches200Percent", JSONValue(value > 0 ? doubled != nil : nil)),
      .init("firstCategoryAt200Percent", JSONValue(doubled?.shortName)),
    ]
  }
}
