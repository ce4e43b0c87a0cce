/// Where the filler takes widths from.
///
/// Two sources exist: one style, whose segments are ready sums, and many styles, whose clusters
/// are added one by one because each has its own size.
protocol AdvanceSource {
  /// The store.
  var view: StoreView { get }

  /// The points of an em of the source: its size, or one where units are units of a point.
  var pointsPerEm: Double { get }

  /// The fill units of an em.
  static var unitsPerEm: Double { get }

  /// The fill units of a point, or 0 when points have none.
  var unitsPerPoint: Double { get }

  /// The paragraph that knows what breaks inside of words change.
  var paragraph: ShapedParagraph? { get }

  /// Returns the widths of a whole segment.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - position: Where it starts, from the leading edge of the paragraph; tabs need it.
  /// - Returns: The width without the white space at its end, and that of the space.
  mutating func segment(_ segment: Int, at position: Int64) -> (body: Int64, space: Int64)

  /// The width of a cluster that starts at a position.
  mutating func cluster(_ cluster: Int, at position: Int64) -> Int64

  /// The width of a recorded sum in the style of a cluster.
  mutating func width(of sum: AdvanceSum, at cluster: Int) -> Int64
}

extension AdvanceSource {
  /// A width in points: a product that is exact and one division, so that widths that are equal
  /// as numbers of ems are equal in points.
  @inline(__always)
  func points(_ units: Int64) -> Double { Double(units) * pointsPerEm / Self.unitsPerEm }

  /// A width in fill units, with the slack.
  @inline(__always)
  func limit(_ points: Double) -> Int64 {
    EmUnits.limit(points, unitsPerPoint: unitsPerPoint)
  }
}

/// A paragraph in one style at one size, without tabs and attachments.
struct UniformSource: AdvanceSource {
  let view: StoreView
  let pointsPerEm: Double
  let unitsPerPoint: Double
  static var unitsPerEm: Double { EmUnits.fillUnitsPerEm }
  unowned(unsafe) let paragraph: ShapedParagraph?
  private let text: Int64
  private let display: Int64
  private let count: Int64

  @inline(__always)
  init(_ view: StoreView, _ style: ScaledStyle, paragraph: ShapedParagraph?) {
    self.view = view
    self.paragraph = paragraph
    pointsPerEm = style.pointSize
    unitsPerPoint = style.unitsPerPoint
    text = style.textShare
    display = style.displayShare
    count = style.spacing
  }

  /// Whether widths are those of the text master and nothing else.
  @inline(__always)
  var isTextMasterAlone: Bool { display == 0 && count == 0 }

  /// The fill units of a unit of the text master, of the display master and of a cluster with
  /// tracking.
  @inline(__always)
  var shares: (text: Int64, display: Int64, count: Int64) { (text, display, count) }

  @inline(__always)
  func segment(_ segment: Int, at position: Int64) -> (body: Int64, space: Int64) {
    let (body, space) = view.sums(segment)
    return (width(of: body, at: 0), width(of: space, at: 0))
  }

  @inline(__always)
  func cluster(_ cluster: Int, at position: Int64) -> Int64 {
    let spacing = view.flags(cluster).contains(.tracked) ? count : 0
    return Int64(view.textAdvance(cluster)) &* text
      &+ Int64(view.displayAdvance(cluster)) &* display &+ spacing
  }

  @inline(__always)
  func width(of sum: AdvanceSum, at cluster: Int) -> Int64 {
    Int64(sum.text) &* text &+ Int64(sum.display) &* display &+ Int64(sum.count) &* count
  }
}
