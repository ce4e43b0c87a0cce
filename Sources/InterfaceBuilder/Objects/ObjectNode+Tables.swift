public import LayoutGeometry

extension ObjectNode {
  /// The look of a table view.
  public enum TableStyle: String, DocumentValue {
    /// One list.
    case plain
    /// Groups from edge to edge.
    case grouped
    /// Groups as cards.
    case insetGrouped
  }

  /// What a table view or collection view gets its cells from.
  public enum DataMode: String, DocumentValue {
    /// From code, by the prototypes in the document.
    case prototypes
    /// From the document.
    case `static`
    /// From code.
    case none
  }

  /// A height in a table, in points.
  public enum RowHeight: Hashable, Sendable {
    /// The content decides, which the format writes as -1.
    case automatic
    /// A fixed height.
    case fixed(Double)
  }

  /// The lines between the rows of a table.
  public enum SeparatorStyle: String, DocumentValue {
    /// The system's.
    case `default`
    /// None.
    case none
    /// A line.
    case singleLine
    /// An etched line.
    case singleLineEtched
  }

  /// The look of a table view.
  public var tableStyle: TableStyle { value("style") ?? .plain }

  /// Where the cells come from; `nil` where nothing is written, as in xibs.
  public var dataMode: DataMode? { value("dataMode") }

  /// Returns a height of a table or cell, `nil` where nothing is written.
  ///
  /// - Parameter name: `rowHeight`, `estimatedRowHeight`, `sectionHeaderHeight`,
  ///   `sectionFooterHeight`, `estimatedSectionHeaderHeight` or `estimatedSectionFooterHeight`.
  /// - Returns: The height as it is written.
  public func height(_ name: String) -> RowHeight? {
    number(name).map { $0 < 0 ? .automatic : .fixed($0) }
  }

  /// The height of the rows of a table, or of one cell; `nil` where nothing is written.
  public var rowHeight: RowHeight? { height("rowHeight") }

  /// The lines between the rows.
  public var separatorStyle: SeparatorStyle { value("separatorStyle") ?? .default }

  /// The insets of the lines between rows, of a table or of one cell.
  public var separatorInset: EdgeInsets? { insets("separatorInset") }

  /// The colour of the lines between rows.
  public var separatorColor: ColorDescription? { color("separatorColor") }

  /// Whether content views keep clear of the safe area at the sides.
  public var contentViewInsetsToSafeArea: Bool { bool("contentViewInsetsToSafeArea") ?? true }

  /// The view above the rows.
  public var tableHeaderView: ObjectNode? { object("tableHeaderView") }

  /// The view below the rows.
  public var tableFooterView: ObjectNode? { object("tableFooterView") }

  /// The cells that code makes copies of.
  public var prototypes: [ObjectNode] { objects(in: "prototypes") }

  /// The sections of a static table.
  public var sections: [ObjectNode] { objects(in: "sections") }

  /// The cells of a section of a static table or of a collection view.
  public var cells: [ObjectNode] { objects(in: "cells") }

  /// The text above a section.
  public var headerTitle: String? { string("headerTitle") }

  /// The text below a section.
  public var footerTitle: String? { string("footerTitle") }
}

extension ObjectNode {
  /// What a cell is made of by itself.
  public enum CellStyle: String, DocumentValue {
    /// Only what is set.
    case custom
    /// An image and a text.
    case basic = "IBUITableViewCellStyleDefault"
    /// A text and a smaller one at the other side.
    case value1 = "IBUITableViewCellStyleValue1"
    /// A small text at the left of another one.
    case value2 = "IBUITableViewCellStyleValue2"
    /// A text and a smaller one below.
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: String, DocumentValue {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A sign for details and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A sign for details.
    case detailButton
  }

  /// What a cell is made of by itself.
  public var cellStyle: CellStyle { value("style") ?? .custom }

  /// What stands at the end of a cell.
  public var accessoryType: AccessoryType { value("accessoryType") ?? .none }

  /// The name by which code asks for a cell.
  public var reuseIdentifier: String? { attribute("reuseIdentifier") }

  /// The number of steps by which a cell's content is indented.
  public var indentationLevel: Int { integer("indentationLevel") ?? 0 }

  /// The width of a step of indentation in points.
  public var indentationWidth: Double { number("indentationWidth") ?? 10 }

  /// The label that a cell has by its style.
  public var textLabel: ObjectNode? { referenced("textLabel") }

  /// The smaller label that a cell has by its style.
  public var detailTextLabel: ObjectNode? { referenced("detailTextLabel") }

  /// The image view that a cell has by its style.
  public var cellImageView: ObjectNode? { referenced("imageView") }

  private func referenced(_ name: String) -> ObjectNode? {
    attribute(name).flatMap { context.element(id: $0) }.map { node($0) }
  }
}
