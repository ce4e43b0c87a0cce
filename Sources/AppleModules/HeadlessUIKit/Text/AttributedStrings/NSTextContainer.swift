public import Foundation

/// The area of a text view in which lines are filled.
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}

  /// The space before and after each line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// The maximum number of lines; 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange() } }
  }

  /// The line break mode of the last line that fits.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }

  /// The size available to lines.
  open var size = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  ) {
    didSet { if size != oldValue { onChange() } }
  }
  /// Whether the size follows the width of the text view; a text view here always lays out its own container.
  open var widthTracksTextView = false
  /// Whether the size follows the height of the text view.
  open var heightTracksTextView = false
  /// The areas that lines flow around; stored, without effect.
  open var exclusionPaths: [UIBezierPath] = []
  /// The manager that lays out the text.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container.
  public override init() { super.init() }

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

/// The types of data that are detected in text; stored for documents that set them, without effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Parcel tracking numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
