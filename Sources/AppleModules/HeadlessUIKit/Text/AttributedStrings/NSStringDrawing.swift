public import Foundation
import DynamicType
import FontManagement
import RichText
import Typesetting

/// The options for measuring the rectangle of a text, with UIKit's bits.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Creates a value from the raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text fills lines from the rectangle's top; without this option, it is one line on the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

  /// The leading of fonts counts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)

  /// The last line that fits is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The options and the results of measuring a text.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor by which fonts shrink to fit a line into the width; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor by which fonts were shrunk.
  open private(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle of the text.
  open private(set) var totalBounds = CGRect.zero

  /// Creates a context without shrinking.
  public override init() { super.init() }

  func record(scale: Double, bounds: CGRect) {
    actualScaleFactor = scale
    totalBounds = bounds
  }
}

extension NSAttributedString {
  /// Returns the size of the text in as many lines as it has paragraphs, not rounded.
  public func size() -> CGSize {
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    return boundingRect(with: unlimited, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the rectangle of the text, not rounded; round it up to whole pixels or points.
  ///
  /// - Parameters:
  ///   - size: The available size. A width of 0 or less means no limit. The height limits the lines only with
  ///     `truncatesLastVisibleLine`.
  ///   - options: Options of a measurement.
  ///   - context: The settings for shrinking, and the place of the result.
  /// - Returns: The rectangle from the text's top left corner, or from its baseline without
  ///   `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = ShapedText(AttributedText(self, base: .unspecified))
    return TextMeasurement(text: text, size: size, options: options).rect(context)
  }
}

/// A string that can be measured: `String` and `NSString`.
public protocol NSStringDrawing: CustomStringConvertible {}

extension String: NSStringDrawing {}

extension NSString: NSStringDrawing {}

extension NSStringDrawing {
  /// Returns the size of the text with attributes, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Returns the rectangle of the text with attributes, not rounded.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
