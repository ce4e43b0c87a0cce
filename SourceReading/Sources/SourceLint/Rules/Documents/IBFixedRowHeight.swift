import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Tables with a fixed row height in documents.
  static let ibFixedRowHeight = FileRule(
    description: RuleDescription(
      id: "ib-fixed-row-height",
      title: "Table with rows of a fixed height in a storyboard or xib",
      explanation: "Text that grows is cut off at the height of the row.",
      defaultSeverity: .warning,
      criteria: .clipping,
      help: "Choose 'Automatic' for the height of rows."
    ),
    examples: [
      .init("A.xib", .xib(#"<tableView id="t" rowHeight="56" estimatedRowHeight="-1"/>"#)),
      .init("A.xib", .xib(#"<tableView id="t" rowHeight="44"/>"#)),
    ],
    nearMisses: [
      .init("A.xib", .xib(#"<tableView id="t" rowHeight="-1" estimatedRowHeight="-1"/>"#)),
      .init("A.xib", .xib(#"<tableView id="t"/>"#)),
    ],
    check: .elements(["tableView"]) { element, report in
      guard let height = element.number("rowHeight"), height >= 16 else { return }
      let facts = owner(of: element).map { [ProjectFact.rowHeightsAreSet(type: $0)] } ?? []
      report.add(element, "The rows are always \(points(height)) high.", unless: facts)
    }
  )

  /// The class of the controller or of the file's owner that contains a table.
  private static func owner(of table: Element) -> String? {
    var current = table.parent
    while let element = current {
      let children = element.children(named: "placeholder")
      if let owner = children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
        let name = owner["customClass"]
      {
        return name
      }
      if element.name.hasSuffix("iewController") { return element["customClass"] }
      current = element.parent
    }
    return nil
  }
}
