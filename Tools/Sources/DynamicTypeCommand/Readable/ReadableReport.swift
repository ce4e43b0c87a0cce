import CommandSupport
import DynamicType

/// The answer of `dynamictype readable`.
struct ReadableReport {
  var view: ReadableView
  var categories: [ContentSizeCategory]
  var content: ReadableView.Content
  var systemVersion: SystemVersion?

  var report: Report {
    var table = TextTable([
      .left("Category"), .decimal("View"), .decimal("Readable"), .decimal("Left"),
      .decimal("Right"), .left("Evidence"),
    ])
    table.rows = categories.map(cells)
    return Report(
      table: table,
      footnotes: [versionNote],
      json: .array(categories.map(object))
    )
  }

  /// The line that names the source of the widths.
  private var versionNote: String {
    ReadableWidth(for: .large, systemVersion: systemVersion).evidence == .measured
      ? "As on iOS 9 to 18, measured on iOS 12; widths of iOS 26 are estimates."
      : "As on iOS 26, whose widths are estimates."
  }

  private func guide(_ category: ContentSizeCategory) -> ReadableContentGuide {
    view.guide(for: content, at: category, systemVersion: systemVersion)
  }

  private func evidence(_ category: ContentSizeCategory) -> String {
    ReadableWidth(for: category, systemVersion: systemVersion).evidence.description
  }

  private func cells(_ category: ContentSizeCategory) -> [String] {
    let guide = guide(category)
    return [category.shortName]
      + [view.width, guide.width, guide.left, guide.right].map(\.tableText)
      + [evidence(category)]
  }

  private func object(_ category: ContentSizeCategory) -> JSONValue {
    let guide = guide(category)
    return [
      "viewWidth": .number(view.width),
      "readableWidth": .number(guide.width),
      "margins": ["left": .number(guide.left), "right": .number(guide.right)],
      "device": JSONValue(view.device?.name),
      "orientation": JSONValue(view.orientation?.rawValue),
      "category": .string(category.shortName),
      "evidence": .string(evidence(category)),
    ]
  }
}
