/// The properties of a switch.
public final class SwitchProperties: PropertyGroup {
  /// Whether the switch is on.
  public let isOn = Property("on", .bool, default: false)
  /// The color of the switch while it is on.
  public let onTintColor = Property("onTintColor", .color)
  /// The color of the knob.
  public let thumbTintColor = Property("thumbTintColor", .color)

  let unused: [UnusedProperty] = [UnusedProperty("title", .text, .obsolete)]

  static let shared = SwitchProperties()
}

/// The properties of a slider.
public final class SliderProperties: PropertyGroup {
  /// The value.
  public let value = Property("value", .number, default: 0)
  /// The least value.
  public let minimumValue = Property("minValue", .number, default: 0)
  /// The greatest value.
  public let maximumValue = Property("maxValue", .number, default: 1)
  /// The image at the end of the least value.
  public let minimumValueImage = Property("minimumValueImage", .image)
  /// The image at the end of the greatest value.
  public let maximumValueImage = Property("maximumValueImage", .image)
  /// The color of the track before the knob.
  public let minimumTrackTintColor = Property("minimumTrackTintColor", .color)
  /// The color of the track behind the knob.
  public let maximumTrackTintColor = Property("maximumTrackTintColor", .color)
  /// The color of the knob.
  public let thumbTintColor = Property("thumbTintColor", .color)

  let unused: [UnusedProperty] = [UnusedProperty("continuous", .bool, .interaction)]

  static let shared = SliderProperties()
}

/// The properties of a stepper.
public final class StepperProperties: PropertyGroup {
  /// The value.
  public let value = Property("value", .number, default: 0)
  /// The least value.
  public let minimumValue = Property("minimumValue", .number, default: 0)
  /// The greatest value.
  public let maximumValue = Property("maximumValue", .number, default: 100)

  let unused: [UnusedProperty] = [
    UnusedProperty("stepValue", .number, .interaction),
    UnusedProperty("continuous", .bool, .interaction),
    UnusedProperty("autorepeat", .bool, .interaction),
  ]

  static let shared = StepperProperties()
}

/// The properties of a page control.
public final class PageControlProperties: PropertyGroup {
  /// The number of dots.
  public let numberOfPages = Property("numberOfPages", .integer, default: 0)
  /// The dot of the page that is shown.
  public let currentPage = Property("currentPage", .integer, default: 0)
  /// Whether the control is hidden where there is one page.
  public let hidesForSinglePage = Property("hidesForSinglePage", .bool, default: false)
  /// The color of the dots.
  public let pageIndicatorTintColor = Property("pageIndicatorTintColor", .color)
  /// The color of the dot of the page that is shown.
  public let currentPageIndicatorTintColor = Property("currentPageIndicatorTintColor", .color)

  static let shared = PageControlProperties()
}

/// The properties of a progress view.
public final class ProgressViewProperties: PropertyGroup {
  /// The progress, 0 to 1.
  public let progress = Property("progress", .number, default: 0)
  /// The look: `default` or `bar`.
  public let style = Property("progressViewStyle", .name, default: "default")
  /// The color of the part that is done.
  public let progressTintColor = Property("progressTintColor", .color)
  /// The color of the part that is left.
  public let trackTintColor = Property("trackTintColor", .color)
  /// The image of the part that is done.
  public let progressImage = Property("progressImage", .image)
  /// The image of the part that is left.
  public let trackImage = Property("trackImage", .image)

  static let shared = ProgressViewProperties()
}

/// The properties of an activity indicator.
public final class ActivityIndicatorProperties: PropertyGroup {
  /// The size, such as `large`.
  public let style = Property("style", .name)
  /// Whether the indicator turns.
  public let isAnimating = Property("animating", .bool, default: false)
  /// Whether the indicator is hidden while it stands still.
  public let hidesWhenStopped = Property("hidesWhenStopped", .bool, default: false)
  /// The color.
  public let color = Property("color", .color)

  static let shared = ActivityIndicatorProperties()
}

extension Property {
  /// The properties of a switch.
  public static var `switch`: SwitchProperties { SwitchProperties.shared }
  /// The properties of a slider.
  public static var slider: SliderProperties { SliderProperties.shared }
  /// The properties of a stepper.
  public static var stepper: StepperProperties { StepperProperties.shared }
  /// The properties of a page control.
  public static var pageControl: PageControlProperties { PageControlProperties.shared }
  /// The properties of a progress view.
  public static var progressView: ProgressViewProperties { ProgressViewProperties.shared }
  /// The properties of an activity indicator.
  public static var activityIndicator: ActivityIndicatorProperties {
    ActivityIndicatorProperties.shared
  }
}
