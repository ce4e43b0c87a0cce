/// The widths from which a ``LineFiller`` fills lines.
///
/// Two sources exist: one style, whose segments are ready sums, and several styles, whose clusters
/// are added one by one because each has its own size.
protocol AdvanceSource: ClusterWidths {
  /// The points of an em of the source: its size, or one where units are units of a point.
  var pointsPerEm: Double { get }

  /// The fill units of an em.
  static var unitsPerEm: Double { get }

  /// The fill units of a point, or 0 when points have none.
  var unitsPerPoint: Double { get }

  /// Returns the widths of a whole segment.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - position: Its start, from the leading edge of the paragraph; tabs need it.
  /// - Returns: The width without the white space at its end, and that of the space.
  mutating func segment(_ segment: Int, at position: Int64) -> (body: Int64, space: Int64)
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
