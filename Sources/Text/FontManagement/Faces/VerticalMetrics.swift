import CHarfBuzz

/// The vertical measurements of a face, in ems: multiply by the point size.
///
/// They are the `hhea` values, or the typographic values of `OS/2` where the font asks for them
/// (`USE_TYPO_METRICS`), moved by the variation axes.
public struct VerticalMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line box.
  public var ascender: Double
  /// The distance from the baseline to the bottom of the line box; negative below the baseline.
  public var descender: Double
  /// The gap that the font asks for between two line boxes.
  public var lineGap: Double
  /// The height of capitals.
  public var capHeight: Double
  /// The height of the x.
  public var xHeight: Double
}

extension VerticalMetrics {
  /// Reads the metrics of a HarfBuzz font whose scale is its units per em.
  init(font: OpaquePointer, unitsPerEm: Double) {
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position) / unitsPerEm
    }
    ascender = value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    descender = value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    lineGap = max(0, value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
    capHeight = value(HB_OT_METRICS_TAG_CAP_HEIGHT)
    xHeight = value(HB_OT_METRICS_TAG_X_HEIGHT)
  }
}

/// The vertical measurements of a line of text in points.
public struct LineMetrics: Hashable, Sendable {
  /// The height above the baseline; positive.
  public var ascent: Double
  /// The depth below the baseline; positive.
  public var descent: Double
  /// The gap to the next line that the font itself asks for.
  public var lineGap: Double
}
