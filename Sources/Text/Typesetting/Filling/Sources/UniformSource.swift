/// A paragraph in one style at one size, without tabs and attachments.
struct UniformSource: AdvanceSource {
  let view: RecordView
  let pointsPerEm: Double
  let unitsPerPoint: Double
  static var unitsPerEm: Double { EmUnits.fillUnitsPerEm }
  unowned(unsafe) let paragraph: ShapedParagraph?
  private let text: Int64
  private let display: Int64
  private let count: Int64

  @inline(__always)
  init(_ view: RecordView, _ style: ScaledStyle, paragraph: ShapedParagraph?) {
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
