import DynamicType
import FontDescriptors
public import Foundation
public import HeadlessUIKit

/// A font as views specify it, before the text size is known.
public struct Font: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case style(TextStyle, SystemDesign)
    case system(CGFloat, SystemDesign)
    case custom(String, CGFloat, TextStyle?)
    case request(FontRequest)
  }

  var provider: Provider
  var thickness: Thickness?
  var isItalic = false
  var hasMonospacedDigits = false
  var leading: Leading?
  /// Enabled font features, by their OpenType tags.
  var features: Set<String> = []
  var width: Width?

  init(_ provider: Provider) { self.provider = provider }

  /// The weight of the strokes: a weight, or bold, whose weight depends on the font.
  enum Thickness: Hashable, Sendable {
    case weight(Weight)
    case emphasized
  }

  /// A text style, whose size follows the text size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    /// The style of the core.
    var textStyle: DynamicType.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of the strokes.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var fontWeight: FontWeight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// A variant of the system font.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced

    var systemDesign: SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable, CaseIterable {
    case standard, tight, loose
  }
}

extension Font {
  /// The font of large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles.
  public static let title = Font.system(.title)
  /// The font of titles of the second rank.
  public static let title2 = Font.system(.title2)
  /// The font of titles of the third rank.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of smaller headings.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of smaller captions.
  public static let caption2 = Font.system(.caption2)

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style, design?.systemDesign ?? .default))
    font.thickness = weight.map { .weight($0) }
    return font
  }

  /// The system font at a size in points that does not follow the text size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    var font = Font(.system(size, design?.systemDesign ?? .default))
    font.thickness = weight.map { .weight($0) }
    return font
  }

  /// A named font, whose size in points at Large scales like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    .custom(name, size: size, relativeTo: .body)
  }

  /// A named font, whose size in points at Large scales like a text style.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(.custom(name, size, textStyle)) }

  /// A named font with a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  /// A font of UIKit, as it is.
  public init(_ font: UIFont) { self.init(.request(font.request)) }

  /// The font in bold: the emphasized weight of a text style, which is semibold for most styles, otherwise
  /// bold.
  public func bold() -> Font {
    var font = self
    font.thickness = .emphasized
    return font
  }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with another thickness of the strokes.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.thickness = .weight(weight)
    return font
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// The font with letters of one width.
  public func monospaced() -> Font {
    var font = self
    switch provider {
    case .style(let style, _): font.provider = .style(style, .monospaced)
    case .system(let size, _): font.provider = .system(size, .monospaced)
    case .custom, .request: break
    }
    return font
  }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }
}
