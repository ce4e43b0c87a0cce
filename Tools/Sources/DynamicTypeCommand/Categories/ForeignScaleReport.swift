import CommandSupport
import DynamicType

/// The answer of `dynamictype categories --from-scale`.
struct ForeignScaleReport {
  var scale: ForeignScale

  var report: Report {
    let category = scale.category
    var table = TextTable([
      .left("System"), .decimal("Scale"), .left("Category"), .right("Body"), .decimal("Ratio"),
      .left("Rounded down"),
    ])
    table.rows = [
      [
        String(describing: scale.system), scale.factor.tableText, category.shortName,
        category.bodyPointSize?.tableText ?? TextTable.nothing,
        category.bodyRatio?.tableText ?? TextTable.nothing,
        scale.category(rounding: .down).shortName,
      ]
    ]
    return Report(table: table, footnotes: footnotes, json: object)
  }

  private var isWithinLimits: Bool { scale.system.limits.contains(scale.factor) }

  private var footnotes: [String] {
    let rule =
      "The category with the nearest ratio; exactly between two, the larger one."
    guard !isWithinLimits else { return [rule, CategoriesReport.versionNote] }
    let limits = scale.system.limits
    let reach = "\(limits.lowerBound.tableText) to \(limits.upperBound.tableText)"
    return [
      rule, "The settings of \(scale.system) reach from \(reach) only.",
      CategoriesReport.versionNote,
    ]
  }

  private var object: JSONValue {
    let category = scale.category
    return [
      "system": .string(String(describing: scale.system)),
      "scale": .number(scale.factor),
      "category": .string(category.shortName),
      "bodyPointSize": JSONValue(category.bodyPointSize),
      "bodyRatio": JSONValue(category.bodyRatio),
      "roundedDown": .string(scale.category(rounding: .down).shortName),
      "isWithinLimits": .bool(isWithinLimits),
    ]
  }
}
