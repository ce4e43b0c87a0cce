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
