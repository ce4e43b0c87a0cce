/// The properties of a segmented control.
public final class SegmentedControlProperties: PropertyGroup {
  /// The parts.
  public let segments = Property("segments", .list, default: [])
  /// The chosen part; -1 for none.
  public let selectedSegmentIndex = Property("selectedSegmentIndex", .integer, default: -1)
  /// Whether segments are as wide as their content asks.
  public let apportionsSegmentWidthsByContent = Property(
    "apportionsSegmentWidthsByContent",
    .bool,
    default: false
  )
  /// The color of the chosen part.
  public let selectedSegmentTintColor = Property("selectedSegmentTintColor", .color)

  let unused: [UnusedProperty] = [UnusedProperty("segmentControlStyle", .name, .obsolete)]

  static let shared = SegmentedControlProperties()
}

/// The properties of a part of a segmented control.
public final class SegmentProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The image.
  public let image = Property("image", .image)
  /// The width in points; 0 where it is not fixed.
  public let width = Property("width", .number, default: 0)
  /// Whether the part can be chosen.
  public let isEnabled = Property("enabled", .bool, default: true)

  static let shared = SegmentProperties()
}

/// The properties of a date picker.
public final class DatePickerProperties: PropertyGroup {
  /// The choice: `time`, `date`, `dateAndTime` or `countDownTimer`.
  public let mode = Property("datePickerMode", .name, default: "dateAndTime")
  /// The look, such as `wheels` or `compact`.
  public let style = Property("style", .name)
  /// The minutes between two rows of the wheel.
  public let minuteInterval = Property("minuteInterval", .integer, default: 1)

  let unused: [UnusedProperty] = [
    UnusedProperty("useCurrentDate", .bool, .interaction),
    UnusedProperty("date", .anyElement, .interaction),
    UnusedProperty("minimumDate", .anyElement, .interaction),
    UnusedProperty("maximumDate", .anyElement, .interaction),
    UnusedProperty("timeZone", .anyElement, .interaction),
    UnusedProperty("locale", .anyElement, .interaction),
  ]

  static let shared = DatePickerProperties()
}

/// The properties of the control by which a list is pulled down to refresh it.
final class RefreshControlProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("attributedTitle", .element(["attributedString"]), .passingState)
  ]

  static let shared = RefreshControlProperties()
}

extension Property {
  /// The properties of a segmented control.
  public static var segmentedControl: SegmentedControlProperties {
    SegmentedControlProperties.shared
  }
  /// The properties of a part of a segmented control.
  public static var segment: SegmentProperties { SegmentProperties.shared }
  /// The properties of a date picker.
  public static var datePicker: DatePickerProperties { DatePickerProperties.shared }
}
