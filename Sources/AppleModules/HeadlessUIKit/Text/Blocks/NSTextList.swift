public import Foundation
package import RichText
import Synchronization

/// A list of paragraphs.
///
/// ```swift
/// let list = NSTextList(markerFormat: .decimal, startingItemNumber: 3)
/// list.marker(forItemNumber: 3)  // "3"
/// let style = NSMutableParagraphStyle()
/// style.textLists = [list]
/// ```
///
/// The markers are part of the text, as in documents. One object is one list: adjacent paragraphs with the
/// same object belong to the same list.
// The mutable values are behind a lock.
open class NSTextList: NSObject, @unchecked Sendable {
  /// The format of the markers: text with one name in braces, such as `({decimal})`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The form.
    public var rawValue: String

    /// Creates a form.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a form.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The choices of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A nested list begins its markers with that of the enclosing list; stored, but not written to files.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  private let value: Mutex<TextList>

  /// The choices.
  public let listOptions: Options

  /// The identifiers of lists that programs create, distinct from those of documents.
  private static let next = Atomic<Int>(1 << 20)

  package init(_ list: TextList) {
    value = Mutex(list)
    listOptions = []
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - markerFormat: The form of the markers.
  ///   - options: The choices.
  ///   - startingItemNumber: The number of the first item.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    let list = TextList(
      marker: TextList.Marker(rawValue: markerFormat.rawValue),
      startingNumber: startingItemNumber,
      identifier: Self.next.add(1, ordering: .relaxed).oldValue
    )
    value = Mutex(list)
    listOptions = options
  }

  /// Creates a list whose first item has the number 1.
  ///
  /// - Parameters:
  ///   - markerFormat: The form of the markers.
  ///   - options: The bits of the choices.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    let options = Options(rawValue: UInt(bitPattern: options))
    self.init(markerFormat: markerFormat, options: options, startingItemNumber: 1)
  }

  /// The list as a value.
  package var list: TextList { value.withLock { $0 } }

  /// The form of the markers.
  open var markerFormat: MarkerFormat { MarkerFormat(list.marker.rawValue) }

  /// The number of the first item.
  open var startingItemNumber: Int {
    get { list.startingNumber }
    set { value.withLock { $0.startingNumber = newValue } }
  }

  /// Whether the markers count the items.
  open var isOrdered: Bool { list.marker.isOrdered }

  /// Returns the marker of an item, without those of enclosing lists.
  ///
  /// - Parameter itemNumber: The number of the item, beginning with ``startingItemNumber``.
  /// - Returns: The marker.
  open func marker(forItemNumber itemNumber: Int) -> String {
    list.marker.text(forItem: itemNumber)
  }

  /// Whether two objects are the same list with equal markers.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other === self || other.list == list && other.listOptions == listOptions
  }

  /// The hash of the list.
  open override var hash: Int { list.identifier.hashValue }
}

extension NSTextList.MarkerFormat {
  /// A square.
  public static let box = Self("{box}")
  /// A check mark.
  public static let check = Self("{check}")
  /// An open circle.
  public static let circle = Self("{circle}")
  /// A diamond.
  public static let diamond = Self("{diamond}")
  /// A filled circle.
  public static let disc = Self("{disc}")
  /// A hyphen.
  public static let hyphen = Self("{hyphen}")
  /// A small filled square.
  public static let square = Self("{square}")
  /// Hexadecimal numbers with lowercase letters.
  public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
  /// Hexadecimal numbers with uppercase letters.
  public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
  /// Octal numbers.
  public static let octal = Self("{octal}")
  /// Lowercase letters.
  public static let lowercaseAlpha = Self("{lower-alpha}")
  /// Uppercase letters.
  public static let uppercaseAlpha = Self("{upper-alpha}")
  /// Lowercase letters of the Latin alphabet.
  public static let lowercaseLatin = Self("{lower-latin}")
  /// Uppercase letters of the Latin alphabet.
  public static let uppercaseLatin = Self("{upper-latin}")
  /// Lowercase Roman numerals.
  public static let lowercaseRoman = Self("{lower-roman}")
  /// Uppercase Roman numerals.
  public static let uppercaseRoman = Self("{upper-roman}")
  /// Decimal numbers.
  public static let decimal = Self("{decimal}")
}
