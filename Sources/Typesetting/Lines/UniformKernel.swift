/// Counts the lines of a paragraph of one style: the loop that runs for every label and size.
///
/// It fills by the rules of the ``LineFiller``, over places instead of widths: a line that begins
/// at some place ends where the last segment ends that is not past its limit.
struct UniformKernel {
  let source: UniformSource
  private let limit: Int64
  private let maximumLines: Int

  /// The number of lines.
  private(set) var lineCount = 0

  /// The width of the widest line before the last in fill units, or of all lines.
  private(set) var widest: Int64 = 0

  /// The last line, when text is left over after the most lines.
  private(set) var cutLine: FilledLine?

  @inline(__always)
  init(_ source: UniformSource, limit: Int64, maximumLines: Int) {
    self.source = source
    self.limit = limit
    self.maximumLines = maximumLines == 0 ? .max : maximumLines
  }

  /// Fills all lines, or as many as are allowed.
  @inline(__always)
  mutating func run() {
    if source.view.layout.hasAscendingSums {
      let found =
        source.isTextMasterAlone
        ? Self.textCount(source, limit, maximumLines)
        : Self.mixedCount(source, limit, maximumLines)
      if found.lines <= maximumLines {
        (lineCount, widest) = found
        return
      }
    }
    (lineCount, widest, cutLine) = Self.filled(source, limit, maximumLines)
  }

  /// Fills lines with the filler: those of a paragraph with sums beyond 32 bits or below 0, and
  /// those of a text that is cut off.
  @inline(never)
  private static func filled(
    _ source: UniformSource,
    _ limit: Int64,
    _ maximumLines: Int
  ) -> (lineCount: Int, widest: Int64, cutLine: FilledLine?) {
    var filler = LineFiller(source)
    var lineCount = 0
    var widest: Int64 = 0
    while let line = filler.next(limit: limit) {
      lineCount += 1
      if lineCount == maximumLines, !filler.isAtEnd { return (lineCount, widest, line) }
      widest = max(widest, line.width)
    }
    return (lineCount, widest, nil)
  }

  /// The number of lines, more than the most when text is left over, and the widest of them.
  private typealias Count = (lines: Int, widest: Int64)

  @inline(never)
  private static func textCount(
    _ source: UniformSource,
    _ limit: Int64,
    _ maximumLines: Int
  ) -> Count {
    count(TextCoordinates(source.view), source, limit, maximumLines)
  }

  @inline(never)
  private static func mixedCount(
    _ source: UniformSource,
    _ limit: Int64,
    _ maximumLines: Int
  ) -> Count {
    count(MixedCoordinates(source), source, limit, maximumLines)
  }

  @inline(__always)
  private static func count<Coordinates: SegmentCoordinates>(
    _ places: Coordinates,
    _ source: UniformSource,
    _ widthLimit: Int64,
    _ maximumLines: Int
  ) -> Count {
    let view = source.view
    let infos = view.segmentInfos
    let segmentCount = view.segmentCount
    let limit = places.floor(widthLimit)
    let isPlain = !view.layout.hasHardSegments
    var start = LineStart()
    var widest: Int64 = 0
    var count = 0
    while start.segment < segmentCount, count <= maximumLines {
      var next = start.segment
      if isPlain { next = places.fitting(next, segmentCount, start.origin &+ limit) }
      // Sums and flags decide most lines; the ruler decides the others.
      if next > start.segment, infos[next &- 1] & Self.special == 0 {
        widest = max(widest, places.end(next &- 1) &- start.origin)
        start = LineStart(segment: next, origin: places.start(next))
      } else {
        let ruler = LineRuler(source, places, limit)
        let (width, following) = ruler.line(from: start)
        widest = max(widest, width)
        start = following
      }
      count &+= 1
    }
    let isCut = start.segment < segmentCount
    return (isCut ? .max : count, widest &* places.unit)
  }

  /// The flags of a segment after which no line ends, or not without a change.
  private static var special: Int32 { Int32(SegmentRow.Flags([.glued, .delta]).rawValue) }
}
