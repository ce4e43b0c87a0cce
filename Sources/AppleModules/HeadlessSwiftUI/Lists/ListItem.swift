import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The layout item of a list: it takes the proposed size, and lays its rows out from top to bottom.
final class ListItem: LayoutItem {
  private struct Row {
    let item: LayoutItem
    let insets: EdgeInsets
    let background: LayoutItem?
    let showsSeparator: Bool
    /// The ends of the line below, from the row's leading edge, if the content sets them.
    let separatorEnds: (leading: CGFloat?, trailing: CGFloat?)
    var frame = CGRect.zero
    var isFirst = false
    var isLast = false
  }

  private let groups: [ListGroup]
  private let metrics: ListMetrics
  private let className: String
  private weak var node: ViewNode?
  private var rows: [Row] = []
  private var titles: [LayoutItem] = []
  /// The rows that were not made, with their positions.
  private var unmade: [(rest: RestItem, top: CGFloat)] = []
  private var contentHeight: CGFloat = 0

  /// Makes the list of a content, whose rows outside sections form sections of their own.
  @MainActor
  static func make(of content: some View, in place: BuildPlace, className: String) -> ListItem {
    var inner = place
    let style = place.environment.listStyle.style
    inner.environment = place.node.derivedEnvironment(from: place.environment) {
      $0.list = style
      $0.tintsSymbols = true
      $0.hasIconColumns = true
    }
    var groups: [ListGroup] = []
    var isOpen = false
    for item in inner.lazyItems(of: content) {
      if !isOpen, item.rest != nil {
        groups.append(ListGroup(rest: item.rest))
      } else if let section = item.section {
        isOpen = false
        groups.append(
          ListGroup(
            header: stacked(section.header, inner.environment),
            rows: section.rows,
            footer: stacked(section.footer, inner.environment),
            spacing: section.environment.listSectionSpacing
          )
        )
      } else {
        if !isOpen { groups.append(ListGroup(spacing: inner.environment.listSectionSpacing)) }
        isOpen = true
        groups[groups.count - 1].rows.append(item)
      }
    }
    return ListItem(groups, style, className, inner.environment, place.node)
  }

  /// The height of a line of text.
  static func lineHeight(in environment: EnvironmentValues) -> CGFloat {
    TextItem(Text(verbatim: "x"), environment).size(.unspecified).height
  }

  private static func stacked(
    _ items: [LayoutItem],
    _ environment: EnvironmentValues
  ) -> LayoutItem? {
    if items.count < 2 { return items.first }
    return ContainerItem(items, VStackLayout(alignment: .leading), environment)
  }

  private init(
    _ groups: [ListGroup],
    _ style: ListMetrics.Style,
    _ className: String,
    _ environment: EnvironmentValues,
    _ node: ViewNode
  ) {
    self.node = node
    self.groups = groups
    self.className = className
    metrics = ListMetrics(environment.traits, style)
    super.init(environment)
  }

  override var parts: [LayoutItem] {
    groups.flatMap(\.items).filter { $0.rest == nil }
      .flatMap { item in [item.rowBackground, item].compactMap(\.self) }
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let width = proposal.width ?? groups.flatMap(\.items).map { $0.size(.unspecified).width }.max()
    return CGSize(width: width ?? 10, height: proposal.height ?? 0)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    reached = frame.height > 0 ? reach(.vertical) : EdgeInsets()
    arrange(in: frame.width)
    scroll()
    for one in unmade { one.rest.follow(one.top, along: .vertical) }
  }

  /// The distance by which the rows are scrolled.
  private var offset: CGFloat = 0

  /// Places the rows again if an anchor or a target moves them.
  private func scroll() {
    let start = environment.scrollAnchors.start(
      of: contentHeight,
      in: frame.height,
      along: .vertical
    )
    let usual = CGPoint(x: 0, y: grid.rounded(max(0, -start)))
    let content = CGRect(origin: origin, size: CGSize(width: frame.width, height: contentHeight))
    let placement = ScrollPlacement(node: node, environment: environment, grid: grid)
    offset = placement.offset(usual: usual, of: content, in: frame.size, along: .vertical).y
    if offset != 0 { placing(at: CGPoint(x: 0, y: -offset)) { arrange(in: frame.width) } }
  }

  /// The distance between rows: rows with a distance are cards of their own.
  private var rowSpacing: CGFloat { max(0, environment.listRowSpacing ?? 0) }

  /// The lengths by which the list extends under bars.
  private var reached = EdgeInsets()

  /// Places headers, rows and footers from top to bottom.
  private func arrange(in width: CGFloat) {
    rows = []
    titles = []
    unmade = []
    let side = metrics.side(forWidth: width)
    let card = metrics.style == .insetGrouped ? side : 0
    var y: CGFloat = 0
    var hasFooter = false
    for (index, group) in groups.enumerated() {
      if let rest = group.rest {
        unmade.append((rest, y))
        y += rest.length(after: y, of: index)
        continue
      }
      let inner = max(0, width - 2 * (card + side))
      if index > 0 {
        y += metrics.addedSpacing(between: groups[index - 1].spacing, and: group.spacing)
      }
      if let header = group.header {
        let size = header.size(ProposedViewSize(width: inner, height: nil))
        let usual = metrics.headerHeight(
          title: size.height,
          isFirst: index == 0,
          followsFooter: hasFooter
        )
        let height = max(usual, environment.defaultMinListHeaderHeight ?? 0)
        y += height
        let top = y - metrics.titleBottom - size.height
        place(header, size, x: card + side, y: top, offered: inner)
      } else {
        y += metrics.untitledHeader(isFirst: index == 0)
      }
      for (number, item) in group.rows.enumerated() {
        if let rest = item.rest {
          unmade.append((rest, y))
          let made = rows.reduce(0) { $0 + $1.frame.height }
          y += rest.length(after: made, of: rows.count, gap: rowSpacing)
          continue
        }
        if number > 0 { y += rowSpacing }
        let row = placedRow(item, card: card, side: side, y: y, width: width - 2 * card)
        rows.append(row)
        rows[rows.count - 1].isFirst = number == 0 || rowSpacing > 0
        rows[rows.count - 1].isLast = number == group.rows.count - 1 || rowSpacing > 0
        y += row.frame.height
      }
      hasFooter = group.footer != nil
      guard let footer = group.footer else {
        y += metrics.untitledFooter
        continue
      }
      let size = footer.size(ProposedViewSize(width: inner, height: nil))
      let room = metrics.footerRoom
      place(footer, size, x: card + side, y: y + room.top, offered: inner)
      y += room.top + size.height + room.bottom
    }
    contentHeight = y
  }

  private func place(
    _ title: LayoutItem,
    _ size: CGSize,
    x: CGFloat,
    y: CGFloat,
    offered width: CGFloat
  ) {
    let rect = CGRect(origin: CGPoint(x: x, y: grid.rounded(y)), size: size)
    title.place(in: rect, offered: ProposedViewSize(width: width, height: nil))
    titles.append(title)
  }

  /// The minimum height of a row with the margins of the list, which is that of a line of text.
  private lazy var leastRowHeight = metrics.leastHeight(line: Self.lineHeight(in: environment))

  /// A row whose content is vertically centered.
  private func placedRow(
    _ item: LayoutItem,
    card: CGFloat,
    side: CGFloat,
    y: CGFloat,
    width: CGFloat
  ) -> Row {
    let margin = metrics.verticalMargin
    let own = item.layoutValue(RowInsetsKey.self).insets
    let insets =
      own ?? EdgeInsets(top: margin, leading: side, bottom: margin, trailing: side)
    var offer = ProposedViewSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: nil
    )
    var size = item.size(offer)
    let usual = own == nil ? leastRowHeight : environment.defaultMinListRowHeight
    let least = environment.chosenRowHeight ?? usual
    let height = max(least, insets.top + size.height + insets.bottom)
    let room = height - insets.top - insets.bottom
    // The view of a cell is as high as the cell: content that fills its space does so.
    offer.height = room
    size = item.size(offer)
    let top = insets.top + grid.rounded((room - size.height) / 2)
    placing(at: CGPoint(x: card, y: y)) {
      item.place(
        in: CGRect(origin: CGPoint(x: insets.leading, y: top), size: size),
        offered: offer
      )
    }
    let dimensions = item.dimensions(offer)
    func end(_ guide: HorizontalAlignment) -> CGFloat? {
      item.explicitGuide(GuideID(guide), in: dimensions)
    }
    let leading = end(.listRowSeparatorLeading) ?? item.leadingText.map { $0 - item.origin.x }
    let ends = [leading, end(.listRowSeparatorTrailing)].map { $0.map { insets.leading + $0 } }
    var row = Row(
      item: item,
      insets: insets,
      background: item.rowBackground,
      showsSeparator: item.layoutValue(RowSeparatorKey.self) != .hidden,
      separatorEnds: (ends[0], ends[1])
    )
    row.frame = CGRect(x: card, y: y, width: width, height: height)
    return row
  }

  override func elements() -> [SnapshotElement] {
    var list = SnapshotElement(
      Identity(className: className),
      role: .collection,
      frame: Rect(
        x: 0,
        y: -reached.top,
        width: frame.width,
        height: frame.height + reached.top + reached.bottom
      )
    )
    list.boundsOrigin = Point(x: 0, y: offset - reached.top)
    list.clipsToBounds = true
    let color: UIColor =
      metrics.style == .plain ? .systemBackground : .systemGroupedBackground
    if !environment.hidesListBackground {
      list.drawings = [.fill(.rect(list.bounds), .color(color.rgba(for: environment.traits)))]
    }
    list.children = rows.map { element(of: $0) } + titles.flatMap { elements(of: $0) }
    var scroll = ScrollState(
      contentSize: Size(width: frame.width, height: contentHeight),
      offset: list.boundsOrigin,
      contentInsets: LayoutGeometry.EdgeInsets(
        top: reached.top,
        left: 0,
        bottom: reached.bottom,
        right: 0
      )
    )
    scroll.scrollsHorizontally = false
    list.scroll = scroll
    return [list]
  }

  private func element(of row: Row) -> SnapshotElement {
    var element = SnapshotElement(
      Identity(className: "ListRow"),
      role: .listCell,
      frame: Rect(
        x: row.frame.minX,
        y: row.frame.minY,
        width: row.frame.width,
        height: row.frame.height
      )
    )
    let isCard = metrics.style == .insetGrouped
    var radii = CornerRadii.zero
    if isCard, row.isFirst {
      (radii.topLeft, radii.topRight) = (metrics.cornerRadius, metrics.cornerRadius)
    }
    if isCard, row.isLast {
      (radii.bottomLeft, radii.bottomRight) = (metrics.cornerRadius, metrics.cornerRadius)
    }
    element.cornerRadii = radii
    element.cornerCurve = metrics.cornerCurve
    element.clipsToBounds = radii != .zero
    let box = RowBox(row.frame.size, environment)
    if let background = row.background {
      background.place(
        in: CGRect(origin: .zero, size: row.frame.size),
        offered: ProposedViewSize(row.frame.size)
      )
      element.children = box.elements(of: background)
    } else {
      let color: UIColor =
        isCard || metrics.style == .grouped ? .secondarySystemGroupedBackground : .systemBackground
      element.drawings = [
        .fill(
          .roundedRect(element.bounds, radii, metrics.cornerCurve),
          .color(color.rgba(for: environment.traits))
        )
      ]
    }
    element.children += box.elements(of: row.item)
    if row.showsSeparator, !row.isLast {
      element.overlays = [separator(of: row)]
    }
    return element
  }

  /// The line below a row, from the leading edge of the content or from its own guide.
  private func separator(of row: Row) -> Drawing {
    let thickness = metrics.separator
    let inset = metrics.insetsSeparatorsOnBothSides ? row.insets.trailing : 0
    let start = row.separatorEnds.leading ?? row.insets.leading
    let end = row.separatorEnds.trailing ?? row.frame.width - inset
    let isFlipped = environment.layoutDirection == .rightToLeft
    let rect = Rect(
      x: isFlipped ? row.frame.width - end : start,
      y: row.frame.height - thickness,
      width: max(0, end - start),
      height: thickness
    )
    return .fill(.rect(rect), .color(UIColor.separator.rgba(for: environment.traits)))
  }
}

/// The rows of a list between two titles.
private struct ListGroup {
  var header: LayoutItem?
  var rows: [LayoutItem] = []
  var footer: LayoutItem?
  var spacing = ListSectionSpacing.default
  /// The sections that were not made, in place of everything else.
  var rest: RestItem?

  var items: [LayoutItem] {
    [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
  }
}

/// The box of a row, in whose coordinates its content was placed.
private final class RowBox: LayoutItem {
  init(_ size: CGSize, _ environment: EnvironmentValues) {
    super.init(environment)
    place(in: CGRect(origin: .zero, size: size), offered: ProposedViewSize(size))
  }

  override func placeContent(_ proposal: ProposedViewSize) {}
}
