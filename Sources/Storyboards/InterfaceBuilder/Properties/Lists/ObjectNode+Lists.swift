/// A height in a table, in points.
public enum RowHeight: Hashable, Sendable {
  /// The height of the content, which the format writes as -1.
  case automatic
  /// A fixed height.
  case fixed(Double)
}

extension PropertyKind where Value == RowHeight {
  /// A height in a table.
  static let rowHeight = PropertyKind(
    .number,
    parse: { text, _ in Literal.number(text).map { $0 < 0 ? .automatic : .fixed($0) } }
  )
}

extension ObjectNode {
  /// The label that a cell has by its style.
  public var textLabel: ObjectNode? { object(self[.tableCell.textLabel]) }

  /// The smaller label of a cell's style.
  public var detailTextLabel: ObjectNode? { object(self[.tableCell.detailTextLabel]) }

  /// The image view that a cell has by its style.
  public var cellImageView: ObjectNode? { object(self[.tableCell.imageView]) }

  private func object(_ id: String?) -> ObjectNode? {
    id.flatMap { context.element(id: $0) }.map { node($0) }
  }
}
