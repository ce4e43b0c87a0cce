public import FontDescriptors
public import Foundation

/// A change that a person makes to selected text in a font panel.
///
/// A change affects only what it names: letters that become red stay underlined.
public enum FontPanelChange {
  /// Another font: the family and the face of a descriptor, in the size of the text.
  ///
  /// A family alone keeps bold and italic if the family has them.
  case font(UIFontDescriptor)
  /// Another size in points, for text that the panel showed with a single size.
  ///
  /// Text of several sizes changes by the difference, and is never smaller than a point.
  case size(CGFloat, shown: CGFloat)
  /// Bold or italic, on or off; text whose family has no such face is unchanged.
  case traits(UIFontDescriptor.SymbolicTraits, isOn: Bool)
  /// Another text color; `nil` for the color of the view.
  case color(UIColor?)
  /// Another background color; `nil` for none.
  case backgroundColor(UIColor?)
  /// Another underline.
  case underline(NSUnderlineStyle)
  /// Another strikethrough.
  case strikethrough(NSUnderlineStyle)

  /// Returns the attributes of a run after the change.
  public func changing(
    _ attributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    var attributes = attributes
    switch self {
    case .font, .size, .traits:
      let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
      attributes[.font] = changing(font)
    case .color(let color): attributes[.foregroundColor] = color
    case .backgroundColor(let color): attributes[.backgroundColor] = color
    case .underline(let style): attributes[.underlineStyle] = Self.line(style)
    case .strikethrough(let style): attributes[.strikethroughStyle] = Self.line(style)
    }
    return attributes
  }

  private static func line(_ style: NSUnderlineStyle) -> Int? {
    style.rawValue == 0 ? nil : style.rawValue
  }

  private func changing(_ font: UIFont) -> UIFont {
    let descriptor = font.fontDescriptor
    switch self {
    case .font(let chosen):
      let asked = descriptor.symbolicTraits.intersection([.bold, .italic])
      let isFamily = chosen.postScriptName == nil && chosen.face == nil && chosen.weight == nil
      let styled = isFamily && !asked.isEmpty ? chosen.withSymbolicTraits(asked) : nil
      return UIFont(descriptor: styled ?? chosen, size: font.pointSize)
    case .size(let size, let shown):
      return UIFont(
        descriptor: descriptor.changed { _ in },
        size: max(1, font.pointSize + Double(size - shown))
      )
    case .traits(let traits, let isOn):
      let now = descriptor.symbolicTraits
      let wanted = isOn ? now.union(traits) : now.subtracting(traits)
      guard let changed = descriptor.withSymbolicTraits(wanted) else { return font }
      return UIFont(descriptor: changed, size: font.pointSize)
    case .color, .backgroundColor, .underline, .strikethrough: return font
    }
  }
}
