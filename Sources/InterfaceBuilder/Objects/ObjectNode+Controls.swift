extension ObjectNode {
  /// A part of a segmented control.
  public struct Segment: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The image.
    public var image: ImageReference?
    /// The width in points, where it is fixed.
    public var width: Double?
    /// Whether the part can be chosen.
    public var isEnabled: Bool
  }

  /// The parts of a segmented control.
  public var segments: [Segment] {
    element.child("segments")?.children.map { child in
      let segment = node(child)
      return Segment(
        title: segment.string("title"),
        image: segment.image("image"),
        width: segment.number("width").flatMap { $0 > 0 ? $0 : nil },
        isEnabled: segment.bool("enabled") ?? true
      )
    } ?? []
  }

  /// The chosen part of a segmented control; `nil` for none.
  public var selectedSegmentIndex: Int? {
    integer("selectedSegmentIndex").flatMap { $0 < 0 ? nil : $0 }
  }

  /// Whether segments are as wide as their content asks.
  public var apportionsSegmentWidthsByContent: Bool {
    bool("apportionsSegmentWidthsByContent") ?? false
  }

  /// Whether a switch is on.
  public var isOn: Bool { bool("on") ?? false }

  /// The value of a slider or stepper.
  public var numericValue: Double { number("value") ?? 0 }

  /// The least value of a slider or stepper.
  public var minimumValue: Double { number("minValue") ?? number("minimumValue") ?? 0 }

  /// The greatest value: 1 for sliders and 100 for steppers unless written.
  public var maximumValue: Double {
    number("maxValue") ?? number("maximumValue") ?? (kind.rawValue == "stepper" ? 100 : 1)
  }

  /// How far a progress view is, 0 to 1.
  public var progress: Double { number("progress") ?? 0 }

  /// The number of dots of a page control.
  public var numberOfPages: Int { integer("numberOfPages") ?? 0 }

  /// The size of an activity indicator or look of a date picker or configuration, as it is written.
  public var style: String? { attribute("style") }

  /// Whether an activity indicator turns.
  public var isAnimating: Bool { bool("animating") ?? false }

  /// Whether an activity indicator is hidden while it stands still.
  public var hidesWhenStopped: Bool { bool("hidesWhenStopped") ?? false }

  /// What a date picker chooses: `time`, `date`, `dateAndTime` or `countDownTimer`.
  public var datePickerMode: String { attribute("datePickerMode") ?? "dateAndTime" }
}
