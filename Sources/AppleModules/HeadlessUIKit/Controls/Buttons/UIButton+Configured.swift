import DynamicType
import FontManagement
import Foundation
import RichText
import Snapshots
import Typesetting

extension UIButton {
  /// The configuration in the button's state, with the title and the image of that state where it has none
  /// itself.
  var shownConfiguration: Configuration? {
    guard let configuration else { return nil }
    var shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    if shown.attributedTitle == nil {
      let attributed = states[\.attributedTitle, state].map { AttributedString($0) }
      shown.attributedTitle = attributed ?? states[\.title, state].map { AttributedString($0) }
    }
    if shown.image == nil { shown.image = states[\.image, state] }
    return shown
  }

  func updateConfigured(_ shown: Configuration) {
    let traits = traitCollection
    let color = foreground(of: shown)
    let font = UIFont.preferredFont(
      forTextStyle: ButtonMetrics.titleStyle(of: shown.buttonSize),
      compatibleWith: traits
    )
    set(
      shown.attributedTitle,
      on: titleView,
      font: font,
      color: color,
      mode: shown.titleLineBreakMode,
      shown.titleTextAttributesTransformer
    )
    let small = UIFont.preferredFont(
      forTextStyle: ButtonMetrics.subtitleStyle(of: shown.buttonSize),
      compatibleWith: traits
    )
    set(
      shown.attributedSubtitle,
      on: subtitleView,
      font: small,
      color: color,
      mode: shown.subtitleLineBreakMode,
      shown.subtitleTextAttributesTransformer
    )
    align(shown)
    let picture = pictureView
    picture.image = image(of: shown, font: titleView.font)
    picture.isTemplateByDefault = true
    // The configuration sets the size of the image. In published pictures at the largest text size an image
    // of a button with the flag keeps its size.
    picture.adjustsImageSizeForAccessibilityContentSizeCategory = false
    picture.tintColor = shown.imageColorTransformer?(color) ?? color
  }

  private func set(
    _ text: AttributedString?,
    on label: UILabel,
    font: UIFont,
    color: UIColor,
    mode: NSLineBreakMode,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.setDefaults {
      label.adjustsFontForContentSizeCategory = true
      label.font = font
      label.textColor = color
    }
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
    guard var text else {
      label.text = nil
      return
    }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    text.mergeAttributes(base, mergePolicy: .keepCurrent)
    if let transformer { text = text.transformed(by: transformer) }
    label.setDefaults { label.attributedText = NSAttributedString(text) }
    label.lineBreakMode = mode
  }

  private func align(_ shown: Configuration) {
    let alignment = textAlignment(shown)
    titleView.textAlignment = alignment
    subtitleView.textAlignment = alignment
  }

  private func textAlignment(_ shown: Configuration) -> NSTextAlignment {
    switch shown.titleAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    case .automatic: automaticAlignment(shown)
    }
  }

  /// The text is leading-aligned beside an image or at an edge, and centered alone or below an image.
  private func automaticAlignment(_ shown: Configuration) -> NSTextAlignment {
    switch effectiveContentHorizontalAlignment {
    case .left: return .left
    case .right: return .right
    case .center, .fill, .leading, .trailing: break
    }
    guard shown.image != nil || shown.showsActivityIndicator else { return .center }
    if shown.imagePlacement == .leading { return .natural }
    return shown.imagePlacement == .trailing
      ? (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right) : .center
  }

  /// The image; an activity indicator is drawn as a symbol.
  private func image(of shown: Configuration, font: UIFont) -> UIImage? {
    if shown.showsActivityIndicator {
      return UIImage(systemName: "rays")?.fitting(font)
    }
    guard let image = shown.image, let own = image.symbolConfiguration else { return shown.image }
    guard let preferred = shown.preferredSymbolConfigurationForImage else {
      return image.fitting(font)
    }
    return image.withConfiguration(preferred.applying(own)).fitting(font)
  }

  // MARK: Colors

  private var baseColor: UIColor {
    role == .destructive ? .systemRed : tintColor ?? .systemBlue
  }

  private func foreground(of shown: Configuration) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    let color = shown.baseForegroundColor ?? (shown.style == .filled ? .white : baseColor)
    return isHighlighted && shown.style == .plain
      ? color.withAlphaComponent(metrics.pressedOpacity) : color
  }

  /// The background; the shades of the tint are estimates from Apple's pictures.
  func configuredBackground(_ shown: Configuration) -> [Drawing] {
    var background = shown.background
    if background.backgroundColor == nil {
      background.backgroundColor = backgroundColor(of: shown)
    }
    let radius = metrics.cornerRadius(
      shown.cornerStyle,
      of: background.cornerRadius,
      traits: traitCollection
    )
    return background.drawings(
      in: self,
      cornerRadius: radius ?? storedFrame.height / 2,
      alpha: isHighlighted ? 0.75 : 1
    )
  }

  private func backgroundColor(of shown: Configuration) -> UIColor {
    if shown.style == .plain { return shown.baseBackgroundColor ?? .clear }
    guard isEnabled else { return .systemFill.withAlphaComponent(0.12) }
    switch shown.style {
    case .plain: return .clear
    case .gray: return shown.baseBackgroundColor ?? .secondarySystemFill
    case .tinted: return (shown.baseBackgroundColor ?? baseColor).withAlphaComponent(0.18)
    case .filled: return shown.baseBackgroundColor ?? baseColor
    }
  }
}

extension AttributedString {
  /// The string with the attributes of each run changed.
  fileprivate func transformed(
    by transformer: UIConfigurationTextAttributesTransformer
  ) -> AttributedString {
    var result = self
    for run in runs { result[run.range].setAttributes(transformer(run.attributes)) }
    return result
  }
}
