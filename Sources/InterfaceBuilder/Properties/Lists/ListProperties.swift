/// The properties of a collection view.
public final class CollectionViewProperties: PropertyGroup {
  /// The layout.
  public let layout = Property(
    "collectionViewLayout",
    .object("collectionViewFlowLayout", "collectionViewLayout")
  )
  /// The header of the sections.
  public let sectionHeaderView = Property("sectionHeaderView", .view)
  /// The footer of the sections.
  public let sectionFooterView = Property("sectionFooterView", .view)
  /// The view behind the items.
  public let backgroundView = Property("backgroundView", .view)
  /// The cells that code makes copies of.
  public let cells = Property("cells", .list, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("dataMode", .words(["prototypes", "static", "none"]), .implied),
    UnusedProperty("allowsSelection", .bool, .interaction),
    UnusedProperty("allowsMultipleSelection", .bool, .interaction),
    UnusedProperty("prefetchingEnabled", .bool, .interaction),
  ]

  static let shared = CollectionViewProperties()
}

/// The properties of a cell of a collection view.
public final class CollectionCellProperties: PropertyGroup {
  /// The size of the cell, where it differs from the layout's.
  public let customSize = Property("customSize", .size)

  static let shared = CollectionCellProperties()
}

/// The properties of a flow layout.
public final class FlowLayoutProperties: PropertyGroup {
  /// The direction in which the layout scrolls.
  public let scrollDirection = Property(
    "scrollDirection",
    .words(Words.Axis.self),
    default: .vertical
  )
  /// The least space between lines in points.
  public let minimumLineSpacing = Property("minimumLineSpacing", .number, default: 10)
  /// The least space between items in points.
  public let minimumInteritemSpacing = Property("minimumInteritemSpacing", .number, default: 10)
  /// The size of the items.
  public let itemSize = Property("itemSize", .size)
  /// The estimated size of the items; `nil` or zero for none.
  public let estimatedItemSize = Property("estimatedItemSize", .size)
  /// Whether the items have the size of their content.
  public let hasAutomaticEstimatedItemSize = Property(
    "automaticEstimatedItemSize",
    .bool,
    default: false
  )
  /// The size of the headers.
  public let headerReferenceSize = Property("headerReferenceSize", .size)
  /// The size of the footers.
  public let footerReferenceSize = Property("footerReferenceSize", .size)
  /// The insets of the sections.
  public let sectionInset = Property("sectionInset", .insets)
  /// The edges from which the insets of the sections count, such as `safeArea`.
  public let sectionInsetReference = Property("sectionInsetReference", .name)

  static let shared = FlowLayoutProperties()
}

extension Property {
  /// The properties of a collection view.
  public static var collectionView: CollectionViewProperties { CollectionViewProperties.shared }
  /// The properties of a cell of a collection view.
  public static var collectionCell: CollectionCellProperties { CollectionCellProperties.shared }
  /// The properties of a flow layout.
  public static var flowLayout: FlowLayoutProperties { FlowLayoutProperties.shared }
}

/// The properties of a table view.
public final class TableViewProperties: PropertyGroup {
  /// The look.
  public let style = Property("style", .words(Words.TableStyle.self), default: .plain)
  /// The source of the cells; `nil` where nothing is written, as in xibs.
  public let dataMode = Property("dataMode", .words(Words.DataMode.self))
  /// The height of the rows.
  public let rowHeight = Property("rowHeight", .rowHeight)
  /// The estimated height of the rows.
  public let estimatedRowHeight = Property("estimatedRowHeight", .rowHeight)
  /// The height of the headers of sections.
  public let sectionHeaderHeight = Property("sectionHeaderHeight", .rowHeight)
  /// The height of the footers of sections.
  public let sectionFooterHeight = Property("sectionFooterHeight", .rowHeight)
  /// The lines between the rows.
  public let separatorStyle = Property(
    "separatorStyle",
    .words(Words.SeparatorStyle.self),
    default: .default
  )
  /// The insets of the lines between the rows.
  public let separatorInset = Property("separatorInset", .insets)
  /// The color of the lines between the rows.
  public let separatorColor = Property("separatorColor", .color)
  /// Whether content views keep clear of the safe area at the sides.
  public let contentViewInsetsToSafeArea = Property(
    "contentViewInsetsToSafeArea",
    .bool,
    default: true
  )
  /// The view above the rows.
  public let tableHeaderView = Property("tableHeaderView", .view)
  /// The view below the rows.
  public let tableFooterView = Property("tableFooterView", .view)
  /// The view behind the rows.
  public let backgroundView = Property("backgroundView", .view)
  /// The cells that code makes copies of.
  public let prototypes = Property("prototypes", .list, default: [])
  /// The sections of a static table.
  public let sections = Property("sections", .list, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("estimatedSectionHeaderHeight", .number, .implied),
    UnusedProperty("estimatedSectionFooterHeight", .number, .implied),
    UnusedProperty("allowsSelection", .bool, .interaction),
    UnusedProperty("allowsSelectionDuringEditing", .bool, .interaction),
    UnusedProperty("allowsMultipleSelection", .bool, .interaction),
    UnusedProperty("allowsMultipleSelectionDuringEditing", .bool, .interaction),
    UnusedProperty("showsSelectionImmediatelyOnTouchBegin", .bool, .interaction),
    UnusedProperty("springLoaded", .bool, .interaction),
    UnusedProperty("prefetchingEnabled", .bool, .interaction),
    UnusedProperty("remembersLastFocusedIndexPath", .bool, .interaction),
    UnusedProperty("selectionFollowsFocus", .bool, .interaction),
    UnusedProperty("sectionIndexMinimumDisplayRowCount", .number, .interaction),
    UnusedProperty("sectionIndexColor", .element(["color"]), .interaction),
    UnusedProperty("sectionIndexBackgroundColor", .element(["color"]), .interaction),
    UnusedProperty("sectionIndexTrackingBackgroundColor", .element(["color"]), .interaction),
    UnusedProperty("simulatedDestinationMetrics", .anyElement, .designTime),
  ]

  static let shared = TableViewProperties()
}

/// The properties of a section of a static table.
public final class TableSectionProperties: PropertyGroup {
  /// The text above the section.
  public let headerTitle = Property("headerTitle", .text)
  /// The text below the section.
  public let footerTitle = Property("footerTitle", .text)
  /// The cells.
  public let cells = Property("cells", .list, default: [])

  let unused: [UnusedProperty] = [UnusedProperty("colorLabel", .name, .designTime)]

  static let shared = TableSectionProperties()
}

/// The properties of a cell of a table view.
public final class TableCellProperties: PropertyGroup {
  /// The parts that the cell has by itself.
  public let style = Property("style", .words(Words.CellStyle.self), default: .custom)
  /// The identifier of the label that the cell has by its style.
  public let textLabel = Property("textLabel", .reference)
  /// The identifier of the smaller label that the cell has by its style.
  public let detailTextLabel = Property("detailTextLabel", .reference)
  /// The identifier of the image view that the cell has by its style.
  public let imageView = Property("imageView", .reference)
  /// The sign at the end of the cell.
  public let accessoryType = Property(
    "accessoryType",
    .words(Words.AccessoryType.self),
    default: .none
  )
  /// The view in place of the sign at the end of the cell.
  public let accessoryView = Property("accessoryView", .view)
  /// The look while the cell is chosen, such as `none`.
  public let selectionStyle = Property("selectionStyle", .name)
  /// The height of the cell, where it has its own.
  public let rowHeight = Property("rowHeight", .rowHeight)
  /// The number of steps by which the content is indented.
  public let indentationLevel = Property("indentationLevel", .integer, default: 0)
  /// The width of a step of indentation in points.
  public let indentationWidth = Property("indentationWidth", .number, default: 10)
  /// The insets of the line below the cell.
  public let separatorInset = Property("separatorInset", .insets)
  /// The view behind the content.
  public let backgroundView = Property("backgroundView", .view)

  let unused: [UnusedProperty] = [
    UnusedProperty("editingAccessoryType", .name, .passingState),
    UnusedProperty("hidesAccessoryWhenEditing", .bool, .passingState),
    UnusedProperty("shouldIndentWhileEditing", .bool, .passingState),
    UnusedProperty("selectedBackgroundView", .anyElement, .passingState),
  ]

  static let shared = TableCellProperties()
}

/// The properties that cells of tables and collections share.
public final class CellProperties: PropertyGroup {
  /// The name by which code asks for a cell.
  public let reuseIdentifier = Property("reuseIdentifier", .name)

  static let shared = CellProperties()
}

/// The properties of the content view of a table view's cell.
final class TableCellContentProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("tableViewCell", .reference, .implied)]

  static let shared = TableCellContentProperties()
}

extension Property {
  /// The properties of a table view.
  public static var tableView: TableViewProperties { TableViewProperties.shared }
  /// The properties of a section of a static table.
  public static var tableSection: TableSectionProperties { TableSectionProperties.shared }
  /// The properties of a cell of a table view.
  public static var tableCell: TableCellProperties { TableCellProperties.shared }
  /// The properties that cells of tables and collections share.
  public static var cell: CellProperties { CellProperties.shared }
}
