public import Foundation

/// An alignment guide.
public protocol AlignmentID {
  /// The default position of the guide in a view, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide across.
public struct HorizontalAlignment: Hashable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  /// Creates a guide of your own.
  public init(_ id: (some AlignmentID & SendableMetatype).Type) { self.id = id }

  /// The layout direction.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The start of the line below a row of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The end of the line below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Whether two are the same.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Adds the guide to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the height.
public struct VerticalAlignment: Hashable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type

  /// Creates a guide of your own.
  public init(_ id: (some AlignmentID & SendableMetatype).Type) { self.id = id }

  /// The top.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// Whether two are the same.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Adds the guide to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
  /// The guide across.
  public var horizontal: HorizontalAlignment
  /// The guide along the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The layout direction.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The baseline of the first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The baseline of the last line of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The baseline of the first line of text, centered.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The baseline of the last line of text, centered.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The baseline of the first line of text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The baseline of the last line of text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

/// The size of a view, with its guides.
public struct ViewDimensions {
  let size: CGSize
  let proposal: ProposedViewSize
  let item: LayoutItem

  /// The width in points.
  public var width: CGFloat { size.width }

  /// The height in points.
  public var height: CGFloat { size.height }

  /// The place of a guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The place of a guide, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The position of a guide, if the view sets it explicitly.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    item.explicitGuide(GuideID(guide), in: self)
  }

  /// The position of a guide, if the view sets it explicitly.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    item.explicitGuide(GuideID(guide), in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Whether two are the same.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.size == right.size && left.item === right.item
  }
}

/// A guide in either direction.
enum GuideID: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  init(_ guide: HorizontalAlignment) { self = .horizontal(guide) }

  init(_ guide: VerticalAlignment) { self = .vertical(guide) }

  /// Whether the guide is the first or the last baseline of text.
  var isBaseline: Bool {
    self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline)
  }

  /// The direction that the guide crosses.
  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
