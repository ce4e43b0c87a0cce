import RichText

/// The tab stops of a paragraph in fill units of a point.
struct TabRuler {
  private let stops: [TabStop]
  private let interval: Double

  init(_ style: ParagraphStyle) {
    stops = style.tabStops
    interval = style.defaultTabInterval.isFinite ? max(style.defaultTabInterval, 1) : 28
  }

  /// The first stop past a position: one of the list, else the next multiple of the interval.
  ///
  /// A tab that would be narrower than a thousandth of a point goes on to the stop after.
  func stop(after position: Int64) -> (location: Int64, alignment: TabStop.Alignment) {
    let points = Double(position) / EmUnits.fillUnitsPerPoint + 0.001
    if let stop = stops.first(where: { $0.location > points && $0.location < 1e8 }) {
      return (Self.units(stop.location), stop.alignment)
    }
    return (Self.units(((points / interval).rounded(.down) + 1) * interval), .leading)
  }

  private static func units(_ points: Double) -> Int64 {
    let units = (points * EmUnits.fillUnitsPerPoint).rounded()
    return units < Double(EmUnits.unlimited) ? Int64(units) : EmUnits.unlimited
  }
}
