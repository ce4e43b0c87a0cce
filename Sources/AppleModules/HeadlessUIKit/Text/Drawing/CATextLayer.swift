import DynamicType
import FontManagement
public import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a side by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The natural alignment of the writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a treatment by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// An ellipsis at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws a text.
///
/// Its size does not follow the person's text size unless the program sets it accordingly.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font of a plain text: a `UIFont`, a `CGFont` or the name of a font; `nil` for Helvetica.
  open var font: Any?
  /// The size of a plain text's font.
  open var fontSize: CGFloat = 36
  /// The color of a plain text.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the layer's width.
  open var isWrapped = false
  /// The truncation of text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether glyphs use subpixel antialiasing, which pictures never do.
  open var allowsFontSubpixelQuantization = false

  override func contentDrawings(in rect: Rect, _ traits: UITraitCollection) -> [Drawing] {
    guard let text = attributedText, text.length > 0, rect.width > 0 else { return [] }
    let shaped = ShapedText(AttributedText(text, base: .unspecified, traits: traits))
    let content = TextContent(
      laying: shaped,
      in: rect,
      color: (foregroundColor ?? CGColor(gray: 0, alpha: 1)).rgba,
      numberOfLines: isWrapped ? 0 : 1,
      place: .top,
      displayScale: max(1, traits.displayScale)
    )
    return [.text(content)]
  }

  private var attributedText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    var attributes: [NSAttributedString.Key: Any] = [.font: plainFont, .paragraphStyle: style]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return NSAttributedString(string: text, attributes: attributes)
  }

  private var plainFont: UIFont {
    let fallback = UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    switch font {
    case let font as UIFont: return font.withSize(fontSize)
    case let font as CGFont: return UIFont(name: font.name, size: fontSize) ?? fallback
    case let name as String: return UIFont(name: name, size: fontSize) ?? fallback
    default: return fallback
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
