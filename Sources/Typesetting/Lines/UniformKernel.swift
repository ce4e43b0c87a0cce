/// Counts the lines of a paragraph of one style: the loop that runs for every label and size.
///
/// Lines whose words all fit and whose breaks change nothing are filled here; a line with
/// anything else is left to the ``LineFiller``, which fills all lines by the same rules.
struct UniformKernel {
  private(set) var filler: LineFiller<UniformSource>
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
    filler = LineFiller(source)
    self.limit = limit
    self.maximumLines = maximumLines == 0 ? .max : maximumLines
  }

  /// Fills all lines, or as many as are allowed.
  @inline(__always)
  mutating func run() {
    let source = filler.source
    if source.isTextMasterAlone {
      run(limit: limit / EmUnits.opticalSteps, unit: EmUnits.opticalSteps) { Int64($0[0]) }
    } else {
      run(limit: limit, unit: 1) { source.width($0) }
    }
  }

  /// Fills lines in units in which a width is cheap to find.
  ///
  /// - Parameters:
  ///   - limit: The limit in these units.
  ///   - unit: The fill units of one.
  ///   - width: The width of the first three words of a row.
  @inline(__always)
  private mutating func run(
    limit: Int64,
    unit: Int64,
    _ width: (UnsafePointer<Int32>) -> Int64
  ) {
    let view = filler.source.view
    let end = view.segmentWords + view.segmentCount &* ParagraphStore.segmentStride
    var row = view.segmentWords
    var line = row
    var lineFlags: Int32 = 0
    var x: Int64 = 0
    var body: Int64 = 0
    while row < end {
      let flags = row[7] & 0xFF
      let next = x &+ width(row)
      if next <= limit, flags & Self.needsFiller == 0 {
        body = next
        x = next &+ width(row + 3)
        lineFlags = flags
        row += ParagraphStore.segmentStride
      } else if row > line, lineFlags | flags & Self.needsFiller == 0,
        lineCount &+ 1 < maximumLines
      {
        lineCount &+= 1
        widest = max(widest, body &* unit)
        x = 0
        line = row
        lineFlags = 0
      } else {
        let segment = (line - view.segmentWords) / ParagraphStore.segmentStride
        guard let next = fillOthers(from: segment) else { return }
        row = view.segmentWords + next &* ParagraphStore.segmentStride
        line = row
        lineFlags = 0
        x = 0
      }
    }
    if row > line {
      lineCount &+= 1
      widest = max(widest, body &* unit)
    }
  }

  /// The flags of a segment that only the filler understands; it also ends lines after a segment
  /// with any flag.
  private static var needsFiller: Int32 {
    Int32(SegmentRow.Flags([.mandatory, .glued]).rawValue)
  }

  /// Fills lines with the filler until one begins with a segment and without a delta.
  ///
  /// - Returns: That segment, or `nil` when the text or the lines are used up.
  @inline(never)
  private mutating func fillOthers(from segment: Int) -> Int? {
    filler.moveTo(filler.source.view.clusterStart(segment), segment: segment)
    while let line = filler.next(limit: limit) {
      lineCount += 1
      if lineCount == maximumLines, !filler.isAtEnd {
        cutLine = line
        return nil
      }
      widest = max(widest, line.width)
      if let next = filler.segmentStart { return next }
    }
    return nil
  }
}
