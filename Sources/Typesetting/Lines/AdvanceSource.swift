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
    EmUnits.limit(points, pointsPerEm: pointsPerEm, unitsPerEm: Self.unitsPerEm)
  }
}

/// A paragraph in one style at one size, without tabs and attachments.
struct UniformSource: AdvanceSource {
  let view: StoreView
  let pointsPerEm: Double
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
    text = style.textShare
    display = style.displayShare
    count = style.spacing
  }

  /// Whether widths are those of the text master and nothing else.
  @inline(__always)
  var isTextMasterAlone: Bool { display == 0 && count == 0 }

  /// The width of three words of a row.
  @inline(__always)
  func width(_ row: UnsafePointer<Int32>) -> Int64 {
    Int64(row[0]) &* text &+ Int64(row[1]) &* display &+ Int64(row[2]) &* count
  }

  @inline(__always)
  func segment(_ segment: Int, at position: Int64) -> (body: Int64, space: Int64) {
    let row = view.segmentWords + segment &* ParagraphStore.segmentStride
    return (width(row), width(row + 3))
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
