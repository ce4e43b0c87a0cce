import DynamicType

/// How a font follows the text size.
enum FontScaling: Hashable, Sendable {
  /// It does not.
  case fixed
  /// It is the preferred font of a style; its lines are that far apart in points.
  case preferred(TextStyle, leading: Double?)
  /// It is a font of a size at Large, scaled as a style grows, up to a maximum; 0 for none.
  case scaled(Base)

  /// What a scaled font was made from.
  struct Base: Hashable, Sendable {
    var textStyle: TextStyle
    var pointSize: Double
    var maximumPointSize: Double
  }
}
