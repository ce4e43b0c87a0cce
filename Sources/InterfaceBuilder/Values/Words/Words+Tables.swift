extension Words {
  /// The look of a table view.
  public enum TableStyle: String, DocumentWord {
    /// One list.
    case plain
    /// Groups from edge to edge.
    case grouped
    /// Groups as cards.
    case insetGrouped
  }

  /// The source of a table's or collection's cells.
  public enum DataMode: String, DocumentWord {
    /// From code, by the prototypes in the document.
    case prototypes
    /// From the document.
    case `static`
    /// From code.
    case none
  }

  /// The lines between the rows of a table.
  public enum SeparatorStyle: String, DocumentWord {
    /// The system's.
    case `default`
    /// None.
    case none
    /// A line.
    case singleLine
    /// An etched line.
    case singleLineEtched
  }

  /// The parts that a cell has by itself.
  public enum CellStyle: String, DocumentWord {
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

  /// The sign at the end of a cell.
  public enum AccessoryType: String, DocumentWord {
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
}
