import RichText

/// A paragraph in several styles, or with tabs or attachments.
///
/// Widths are whole fill units of a point, rounded once for each cluster.
struct StyledSource: AdvanceSource {
  let view: RecordView
  unowned(unsafe) let paragraph: ShapedParagraph?
  private let items: UnsafeBufferPointer<ShapedItem>
  private let styles: UnsafeBufferPointer<ScaledStyle>
  private let tabs: TabRuler
  private var item = 0

  var pointsPerEm: Double { 1 }
  var unitsPerPoint: Double { Self.unitsPerEm }
  static var unitsPerEm: Double { EmUnits.fillUnitsPerPoint }

  init(
    _ view: RecordView,
    items: UnsafeBufferPointer<ShapedItem>,
    styles: UnsafeBufferPointer<ScaledStyle>,
    tabs: TabRuler,
    paragraph: ShapedParagraph?
  ) {
    self.view = view
    self.items = items
    self.styles = styles
    self.tabs = tabs
    self.paragraph = paragraph
  }

  /// The style of a cluster; the cursor makes walking along the text cheap.
  @inline(__always)
  private mutating func style(at cluster: Int) -> ScaledStyle {
    while item > 0, cluster < Int(items[item - 1].clusterEnd) { item -= 1 }
    while item + 1 < items.count, cluster >= Int(items[item].clusterEnd) { item += 1 }
    return styles[min(Int(items[item].style), styles.count - 1)]
  }

  mutating func segment(_ segment: Int, at position: Int64) -> (body: Int64, space: Int64) {
    let start = view.clusterStart(segment)
    let end = view.clusterEnd(segment)
    let body = sum(start..<end - view.spaceCount(segment), at: position)
    return (body, sum(end - view.spaceCount(segment)..<end, at: position + body))
  }

  private mutating func sum(_ clusters: Range<Int>, at position: Int64) -> Int64 {
    var x = position
    for cluster in clusters { x += self.cluster(cluster, at: x) }
    return x - position
  }

  mutating func cluster(_ cluster: Int, at position: Int64) -> Int64 {
    let flags = view.flags(cluster)
    guard !flags.contains(.tab) else { return tabWidth(cluster, at: position) }
    return advance(cluster, flags)
  }

  private mutating func advance(_ cluster: Int, _ flags: ClusterFlags) -> Int64 {
    var style = style(at: cluster)
    if items[item].isSizedEmoji { style = style.ofEmoji }
    let units =
      Int64(view.textAdvance(cluster)) &* style.textShare
      &+ Int64(view.displayAdvance(cluster)) &* style.displayShare
      &+ (flags.contains(.tracked) ? style.tracking : 0)
      &+ (flags.contains(.spaced) ? style.letterSpacingUnits : 0)
    return Self.points(units, style)
  }

  /// Marks and what breaks change are text in the style's font, beside emoji too.
  mutating func width(of sum: AdvanceSum, at cluster: Int) -> Int64 {
    let style = style(at: cluster)
    let units =
      Int64(sum.text) &* style.textShare &+ Int64(sum.display) &* style.displayShare
      &+ Int64(sum.count) &* style.spacing
    return Self.points(units, style)
  }

  private static func points(_ units: Int64, _ style: ScaledStyle) -> Int64 {
    let points = style.points(units) * EmUnits.fillUnitsPerPoint
    return Int64(exactly: points.rounded()) ?? EmUnits.unlimited
  }

  /// The width of a tab: up to its stop, less what has to lie before the stop.
  private mutating func tabWidth(_ cluster: Int, at position: Int64) -> Int64 {
    let stop = tabs.stop(after: position)
    guard stop.alignment != .leading else { return stop.location - position }
    var before: Int64 = 0
    var next = cluster + 1
    while next < view.clusterCount {
      let flags = view.flags(next)
      guard flags.isDisjoint(with: [.tab, .separator]) else { break }
      if stop.alignment == .decimal, paragraph?.isDecimalSeparator(cluster: next) == true { break }
      before += advance(next, flags)
      guard before < stop.location else { break }
      next += 1
    }
    return max(0, stop.location - (stop.alignment == .center ? before / 2 : before) - position)
  }
}
