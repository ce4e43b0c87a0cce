import DynamicType
import FontDescriptors
import FontManagement
import Foundation
import RichText

extension UILabel.Content {
  var string: String? {
    switch self {
    case .none: nil
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  /// The content with an attribute set everywhere, if it is attributed.
  func with(_ key: NSAttributedString.Key, _ value: Any) -> UILabel.Content {
    guard case .attributed(let string) = self else { return self }
    let changed = NSMutableAttributedString(attributedString: string)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: string.length))
    return .attributed(changed)
  }

  /// The content as it is set with traits.
  ///
  /// - Parameters:
  ///   - base: The font where the content sets none, in its drawn size.
  ///   - adjusts: Whether preferred and scaled fonts follow the text size.
  ///   - traits: The traits that determine colors, sizes and bold text.
  /// - Returns: The text as a value.
  func value(
    base: TextAttributes,
    adjusts: Bool,
    traits: UITraitCollection
  ) -> AttributedText {
    guard case .attributed(let string) = self else {
      return AttributedText(self.string ?? "", attributes: base)
    }
    var text = AttributedText(string, base: base, traits: traits)
    if adjusts { text = text.adjusted(to: traits) }
    return traits.legibilityWeight == .bold
      ? text.mappingFonts { $0 == base.font || ($0.isPreferred && adjusts) ? $0 : $0.withBoldText }
      : text
  }

  /// The text with the font and the color of its view where it sets none.
  func attributed(font: UIFont, color: UIColor?) -> NSAttributedString? {
    guard let string else { return nil }
    let result = NSMutableAttributedString(
      string: string,
      attributes: [.font: font, .foregroundColor: color ?? .label]
    )
    guard case .attributed(let own) = self else { return result }
    let whole = NSRange(location: 0, length: own.length)
    own.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}
