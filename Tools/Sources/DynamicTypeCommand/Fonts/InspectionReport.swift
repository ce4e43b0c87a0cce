import CommandSupport
import FontRegistry

/// Font files that were checked, as a table and as JSON.
struct InspectionReport {
  var inspections: [Result<FontInspection, FontRegistryError>]

  /// A row a file.
  var summary: Report {
    var table = TextTable([
      .left("File"), .left("Result"), .left("Format"), .right("Faces"), .left("Embedding"),
    ])
    table.rows = inspections.map { result in
      switch result {
      case .success(let font):
        [
          FontText.place(font.path), "accepted", font.format.rawValue, "\(font.faces.count)",
          font.rights.level.rawValue,
        ]
      case .failure(let error):
        [FontText.place(error.item.map { "\($0)" } ?? ""), "refused"]
          + Array(repeating: TextTable.nothing, count: 3)
      }
    }
    return Report(
      table: table,
      footnotes: [Self.method(FontSanitizer.ofThisMachine)],
      json: .array(inspections.map(Self.json))
    )
  }

  /// The properties of the files that were accepted.
  var details: Report {
    var table = TextTable([.left("Property"), .left("Value")])
    for case .success(let font) in inspections {
      let faces = font.faces.map { "\($0.family) \($0.style) (\($0.postScriptName))" }
      let rows: [(String, String)] =
        faces.map { ("Face", $0) } + [
          ("Format", "\(font.format.rawValue), \(FontText.size(font.byteCount))"),
          ("Rights", "\(font.rights.explanation) (fsType \(font.rights.rawValue))"),
          ("Path", FontText.relative(font.path)), ("SHA-256", font.digest),
        ]
      table.rows += rows.map { [$0.0, FontText.shown($0.1)] }
    }
    return Report(
      table: table,
      footnotes: ["The font is not registered.", Self.method(FontSanitizer.ofThisMachine)],
      json: .array(inspections.map(Self.json))
    )
  }

  /// One sentence about how fonts are checked on this machine.
  static func method(_ sanitizer: FontSanitizer?) -> String {
    if let sanitizer { return "Checked by OpenType Sanitizer (\(sanitizer.path))." }
    return "Checked by the built-in check alone, which reads no outlines and no layout tables; "
      + "install opentype-sanitizer for more."
  }

  private static func json(_ result: Result<FontInspection, FontRegistryError>) -> JSONValue {
    switch result {
    case .success(let font):
      [
        "path": .string(FontText.relative(font.path)),
        "isAccepted": true,
        "checkedBy": .string(font.method == .structure ? "built-in" : "opentype-sanitizer"),
        "format": .string(font.format.rawValue),
        "bytes": .number(Double(font.byteCount)),
        "sha256": .string(font.digest),
        "fsType": .number(Double(font.rights.rawValue)),
        "embedding": .string(font.rights.level.rawValue),
        "faces": .array(font.faces.map(FontsReport.json)),
      ]
    case .failure(let error):
      [
        "path": JSONValue(error.item.map { FontText.relative("\($0)") }),
        "isAccepted": false,
        "error": FontsReport.json(error),
      ]
    }
  }
}
