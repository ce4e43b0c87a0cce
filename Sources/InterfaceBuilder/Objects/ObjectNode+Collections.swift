public import LayoutGeometry

extension ObjectNode {
  /// The layout of a collection view.
  public var collectionViewLayout: ObjectNode? { object("collectionViewLayout") }

  /// The header of a collection view's sections.
  public var sectionHeaderView: ObjectNode? { object("sectionHeaderView") }

  /// The footer of a collection view's sections.
  public var sectionFooterView: ObjectNode? { object("sectionFooterView") }

  /// The view behind a collection view's or table view's content.
  public var backgroundView: ObjectNode? { object("backgroundView") }

  /// The size of a collection view's cell, where it differs from the layout's.
  public var customSize: Size? { size("customSize") }

  /// The direction in which a flow layout scrolls.
  public var scrollDirection: Axis { value("scrollDirection") ?? .vertical }

  /// The least space between a flow layout's lines in points.
  public var minimumLineSpacing: Double { number("minimumLineSpacing") ?? 10 }

  /// The least space between a flow layout's items in points.
  public var minimumInteritemSpacing: Double { number("minimumInteritemSpacing") ?? 10 }

  /// The size of a flow layout's items.
  public var itemSize: Size? { size("itemSize") }

  /// The estimated size of a flow layout's items; `nil` or zero for none.
  public var estimatedItemSize: Size? { size("estimatedItemSize") }

  /// Whether a flow layout's items have the size of their content.
  public var hasAutomaticEstimatedItemSize: Bool { bool("automaticEstimatedItemSize") ?? false }

  /// The size of a flow layout's headers.
  public var headerReferenceSize: Size? { size("headerReferenceSize") }

  /// The size of a flow layout's footers.
  public var footerReferenceSize: Size? { size("footerReferenceSize") }

  /// The insets of a flow layout's sections.
  public var sectionInset: EdgeInsets? { insets("sectionInset") }

  /// What a flow layout's section insets count from, such as `safeArea`.
  public var sectionInsetReference: String? { attribute("sectionInsetReference") }
}
