/// The styles that may be synthesized where a family has no face for them, as in CSS's
/// `font-synthesis`.
///
/// UIKit synthesizes nothing: `withSymbolicTraits(_:)` gives `nil` for a family without a bold or
/// an italic face. That is the default here. Web pages and documents of other systems expect it, as
/// WebKit does it on Apple's systems:
///
/// - Bold text is drawn twice, 1/36 em apart, and each character is wider by that.
/// - Oblique text leans by 14 degrees and is as wide as upright text.
///
/// ```swift
/// let traits = FontDescriptor(family: "Noto Sans Thai", symbolicTraits: .italic)
/// let oblique = traits.addingAttributes([.synthesis(.all)])
/// ```
public struct FontSynthesis: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold, where 600 or more is asked for and the family has less.
  public static let weight = FontSynthesis(rawValue: 1 << 0)
  /// Oblique, where an italic is asked for and the family has only upright faces.
  public static let style = FontSynthesis(rawValue: 1 << 1)
  /// Both.
  public static let all: FontSynthesis = [.weight, .style]
}

extension FontSynthesis: CustomStringConvertible {
  /// The names of the properties of CSS, such as `weight, style`.
  public var description: String {
    [(FontSynthesis.weight, "weight"), (.style, "style")].filter { contains($0.0) }.map(\.1)
      .joined(separator: ", ")
  }
}
