import DynamicType

extension TextStyle {
  /// Returns the style whose size at Large is nearest to that of typography.
  ///
  /// Between two equally near sizes the smaller style is taken, because it grows more. Headline and
  /// body have the same size: from a weight of 600 on it is headline.
  static func nearest(to typography: Typography, in table: TypeTable) -> TextStyle {
    let styles = TextStyle.standard.filter { $0 != .headline }
    let sizes = styles.compactMap { style in
      table.entry(for: style, at: .large).map { (style: style, size: $0.pointSize) }
    }
    let nearest = sizes.min { first, second in
      let distances = (
        abs(first.size - typography.fontSize), abs(second.size - typography.fontSize)
      )
      return (distances.0, first.size) < (distances.1, second.size)
    }
    let style = nearest?.style ?? .body
    return style == .body && typography.fontWeight >= 600 ? .headline : style
  }
}
