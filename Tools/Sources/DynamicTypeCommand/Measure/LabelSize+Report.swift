import CommandSupport
import FontManagement

extension LabelSize {
  /// The size as JSON, with diagnostics if there are any.
  var json: JSONValue {
    var object: JSONValue = [
      "width": .number(width),
      "height": .number(height),
      "lines": .number(Double(lines)),
      "truncated": .bool(isTruncated),
      "font": .string(label.font.fontName),
      "pointSize": .number(label.font.pointSize),
      "fonts": .array(faces.map { .string($0) }),
    ]
    if let systemVersion {
      object = object.adding([.init("systemVersion", .string("\(systemVersion)"))])
    }
    guard !diagnostics.isEmpty else { return object }
    return object.adding([.init("diagnostics", .array(diagnostics.map { .string($0) }))])
  }

  /// The size as a table with the replacements below it.
  var report: Report {
    var table = TextTable([
      .decimal("Width"), .decimal("Height"), .right("Lines"), .left("Truncated"), .left("Font"),
      .decimal("Size"), .left("Drawn with"),
    ])
    table.rows.append([
      width.tableText, height.tableText, "\(lines)", isTruncated ? "yes" : "no",
      label.font.fontName, label.font.pointSize.tableText,
      faces.isEmpty ? TextTable.nothing : faces.joined(separator: ", "),
    ])
    return Report(table: table, footnotes: diagnostics + version, json: json)
  }

  private var version: [String] { systemVersion.map { ["As on iOS \($0)."] } ?? [] }

  private var diagnostics: [String] { label.font.diagnostics.map(\.description) }
}
