import CommandSupport
import DynamicType
import Diagnostics
import DynamicType
import Snapshots

/// The frames of a document as JSON and as a table.
struct LayoutReport {
  var document: LaidOutDocument

  var json: JSONValue {
    [
      "file": .string(document.file),
      "screens": .array(document.screens.map(json)),
      "findings": .array(document.findings.map(json)),
      "systemVersion": .string("\(document.generation.version)"),
    ]
  }

  var report: Report {
    var table = TextTable([
      .left("Screen"), .left("Class"), .left("Object"), .decimal("X"), .decimal("Y"),
      .decimal("Width"), .decimal("Height"),
    ])
    for screen in document.screens {
      for object in screen.objects { table.rows.append(cells(object, of: screen)) }
    }
    return Report(
      table: table,
      footnotes: ["\(document.file), as iOS \(document.generation.version)"]
        + document.findings.map(words),
      json: json
    )
  }

  private func cells(_ object: SnapshotElement, of screen: LaidOutScreen) -> [String] {
    let frame = object.frame
    let identity = object.identity
    return [
      screen.name, identity.customClass ?? identity.className,
      identity.name ?? identity.objectID ?? TextTable.nothing,
    ] + [frame.x, frame.y, frame.width, frame.height].map(\.tableText)
  }

  private func json(_ screen: LaidOutScreen) -> JSONValue {
    [
      "id": .string(screen.id), "name": .string(screen.name),
      "objects": .array(screen.objects.map(json)),
    ]
  }

  private func json(_ object: SnapshotElement) -> JSONValue {
    let frame = object.frame
    return [
      "id": JSONValue(object.identity.objectID),
      "class": .string(object.identity.customClass ?? object.identity.className),
      "frame": [
        "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
        "height": .number(frame.height),
      ],
    ]
  }

  private func json(_ finding: Finding) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("rule", .string(finding.rule.id)), .init("severity", .string("\(finding.severity)")),
      .init("message", .string(finding.message)),
      .init("line", .number(Double(finding.location.line))),
    ]
    if let id = finding.location.objectID { members.append(.init("id", .string(id))) }
    return .object(members)
  }

  private func words(_ finding: Finding) -> String {
    "\(finding.location): \(finding.severity): \(finding.message)"
  }
}
