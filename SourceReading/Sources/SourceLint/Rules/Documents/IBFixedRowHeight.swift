import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Tables with rows of one height in documents.
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
      report.add(element, "The rows are always \(points(height)) high.")
    }
  )
}
