import CommandSupport
import DynamicType

/// The answer of `dynamictype sizes`.
struct SizesReport {
  var table: TypeTable
  var styles: [TextStyle]
  var categories: [ContentSizeCategory]
  /// False for a platform with one size per style if no category is requested.
  var namesCategories: Bool
  var watchCase: WatchCase?
  var printsNotes: Bool

  var report: Report {
    let notes = SizesNotes(table: table, styles: styles, categories: shownCategories)
    return Report(
      table: grid,
      footnotes: [table.versionNote] + watchFootnotes + (printsNotes ? notes.lines : []),
      tips: printsNotes ? [] : notes.tips,
      json: .array(styles.flatMap { style in categories.compactMap { object(style, $0) } })
    )
  }

  private var shownCategories: [ContentSizeCategory] {
    namesCategories ? categories : [.large]
  }

  private var grid: TextTable {
    let sizes = shownCategories.map { TextTable.Column.right(title(of: $0)) }
    var grid = TextTable([.left("Style")] + sizes + [.left("Weight"), .left("Emphasized")])
    for style in styles {
      guard let entry = table.entry(for: style, at: .large) else { continue }
      grid.rows.append(
        [style.name] + shownCategories.map { cell(style, $0) }
          + [entry.weight.description, entry.emphasizedWeight.description]
      )
    }
    return grid
  }

  private func title(of category: ContentSizeCategory) -> String {
    guard namesCategories else { return "Size" }
    return category.shortName + (category == watchCase?.defaultCategory ? "*" : "")
  }

  private func cell(_ style: TextStyle, _ category: ContentSizeCategory) -> String {
    guard let entry = table.entry(for: style, at: category) else { return TextTable.nothing }
    return "\(entry.pointSize.tableText)/\(entry.leading.tableText)"
  }

  private var watchFootnotes: [String] {
    guard let watchCase else { return [] }
    return [
      watchCase.defaultCategory == nil
        ? "The default category of the \(watchCase.name) case is not published."
        : "* the default category of the \(watchCase.name) case"
    ]
  }

  private func object(_ style: TextStyle, _ category: ContentSizeCategory) -> JSONValue? {
    guard let entry = table.entry(for: style, at: category) else { return nil }
    let object: JSONValue = [
      "platform": .string(table.platform.description),
      "style": .string(style.name),
      "category": .string(category.shortName),
      "pointSize": .number(entry.pointSize),
      "leading": .number(entry.leading),
      "weight": .string(entry.weight.description),
      "emphasizedWeight": .string(entry.emphasizedWeight.description),
      "evidence": .string(entry.evidence.description),
    ]
    let isDefault = watchCase.map { JSONValue.bool($0.defaultCategory == category) }
    return object.adding(
      entry.note.map { [.init("note", .string($0))] } ?? []
    ).adding(isDefault.map { [.init("isDefault", $0)] } ?? [])
  }
}
