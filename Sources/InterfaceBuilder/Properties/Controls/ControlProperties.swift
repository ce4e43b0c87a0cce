/// The properties that every control has.
public final class ControlProperties: PropertyGroup {
  /// Whether the control can be used and is drawn so.
  public let isEnabled = Property("enabled", .bool, default: true)
  /// Whether the control is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the control is drawn as chosen.
  public let isSelected = Property("selected", .bool, default: false)
  /// The place of the content from side to side.
  public let contentHorizontalAlignment = Property(
    "contentHorizontalAlignment",
    .words(Words.HorizontalAlignment.self),
    default: .center
  )
  /// The place of the content from top to bottom.
  public let contentVerticalAlignment = Property(
    "contentVerticalAlignment",
    .words(Words.VerticalAlignment.self),
    default: .center
  )

  let unused: [UnusedProperty] = [
    UnusedProperty("toolTip", .text, .passingState),
    UnusedProperty("pointerInteraction", .bool, .interaction),
    UnusedProperty("springLoaded", .bool, .interaction),
  ]

  static let shared = ControlProperties()
}

extension Property {
  /// The properties that every control has.
  public static var control: ControlProperties { ControlProperties.shared }
}
