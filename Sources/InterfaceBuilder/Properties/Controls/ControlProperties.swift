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

/// The properties of a button.
public final class ButtonProperties: PropertyGroup {
  /// The look of the button by itself.
  public let type = Property("buttonType", .words(Words.ButtonType.self), default: .custom)
  /// The font of the title; `nil` for the class's own.
  public let font = Property("fontDescription", .font)
  /// The treatment of a title that does not fit.
  public let lineBreakMode = Property(
    "lineBreakMode",
    .words(Words.LineBreakMode.self),
    default: .middleTruncation
  )
  /// The insets around the content.
  public let contentEdgeInsets = Property("contentEdgeInsets", .insets)
  /// The insets around the image.
  public let imageEdgeInsets = Property("imageEdgeInsets", .insets)
  /// The insets around the title.
  public let titleEdgeInsets = Property("titleEdgeInsets", .insets)
  /// The distance of the title's shadow.
  public let titleShadowOffset = Property("titleShadowOffset", .size)
  /// Whether the image grows at the accessibility sizes.
  public let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    .bool,
    default: false
  )
  /// The configuration, which wins over the states.
  public let configuration = Property("configuration", .object("buttonConfiguration"))

  let unused: [UnusedProperty] = [
    UnusedProperty("role", .name, .interaction),
    UnusedProperty("hasAttributedTitle", .bool, .implied),
    UnusedProperty("adjustsImageWhenDisabled", .bool, .notDrawn),
    UnusedProperty("adjustsImageWhenHighlighted", .bool, .passingState),
    UnusedProperty("showsTouchWhenHighlighted", .bool, .passingState),
    UnusedProperty("reversesTitleShadowWhenHighlighted", .bool, .passingState),
    UnusedProperty("showsMenuAsPrimaryAction", .bool, .interaction),
    UnusedProperty("changesSelectionAsPrimaryAction", .bool, .interaction),
  ]

  static let shared = ButtonProperties()
}

/// The states of a button, each with what is shown in it.
public final class ButtonStatesProperties: PropertyGroup {
  /// The state in which nothing happens.
  public let normal = Property("normal", .object("state"))
  /// The state while the button is touched.
  public let highlighted = Property("highlighted", .object("state"))
  /// The state of a chosen button.
  public let selected = Property("selected", .object("state"))
  /// The state of a button that cannot be used.
  public let disabled = Property("disabled", .object("state"))
  /// The state of a button that the keyboard or a remote has reached.
  public let focused = Property("focused", .object("state"))

  static let shared = ButtonStatesProperties()
}

/// The content of a button in a state.
public final class ButtonStateProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The attributed title, which wins over the title.
  public let attributedTitle = Property("attributedTitle", .attributedString)
  /// The color of the title; `nil` for the button's own.
  public let titleColor = Property("titleColor", .color)
  /// The color of the title's shadow.
  public let titleShadowColor = Property("titleShadowColor", .color)
  /// The image.
  public let image = Property("image", .image)
  /// The image behind the content.
  public let backgroundImage = Property("backgroundImage", .appImage)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfiguration", .symbolConfiguration)

  static let shared = ButtonStateProperties()
}

/// The configuration of a button, as iOS 15 and later have it.
public final class ButtonConfigurationProperties: PropertyGroup {
  /// The look, such as `plain`, `filled`, `gray`, `tinted`.
  public let style = Property("style", .name, default: "plain")
  /// The title.
  public let title = Property("title", .text)
  /// The attributed title.
  public let attributedTitle = Property("attributedTitle", .attributedString)
  /// The font of the title; `nil` for the configuration's own, which follows the text size.
  public let titleFont = Property("titleFontDescription", .font)
  /// The text below the title.
  public let subtitle = Property("subtitle", .text)
  /// The alignment of title and subtitle, such as `center`.
  public let titleAlignment = Property("titleAlignment", .name)
  /// The image.
  public let image = Property("image", .image)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property(
    "preferredSymbolConfigurationForImage",
    .symbolConfiguration
  )
  /// The side of the title on which the image stands, such as `leading`.
  public let imagePlacement = Property("imagePlacement", .name)
  /// The space between image and title in points.
  public let imagePadding = Property("imagePadding", .number)
  /// The space between title and subtitle in points.
  public let titlePadding = Property("titlePadding", .number)
  /// The insets around the content, where they are set.
  public let contentInsets = Property("contentInsets", .directionalInsets)
  /// The shape of the corners, such as `capsule`.
  public let cornerStyle = Property("cornerStyle", .name)
  /// The size of the button, such as `large`.
  public let buttonSize = Property("buttonSize", .name)
  /// Whether a turning indicator stands in place of the image.
  public let showsActivityIndicator = Property("showsActivityIndicator", .bool, default: false)
  /// The color of the content, where it is set.
  public let foregroundColor = Property("baseForegroundColor", .color)
  /// The color of the background, where it is set.
  public let backgroundColor = Property("baseBackgroundColor", .color)

  static let shared = ButtonConfigurationProperties()
}

extension Property {
  /// The properties of a button.
  public static var button: ButtonProperties { ButtonProperties.shared }
  /// The states of a button, each with what is shown in it.
  public static var buttonStates: ButtonStatesProperties { ButtonStatesProperties.shared }
  /// The content of a button in a state.
  public static var buttonState: ButtonStateProperties { ButtonStateProperties.shared }
  /// The configuration of a button, as iOS 15 and later have it.
  public static var buttonConfiguration: ButtonConfigurationProperties {
    ButtonConfigurationProperties.shared
  }
}

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
