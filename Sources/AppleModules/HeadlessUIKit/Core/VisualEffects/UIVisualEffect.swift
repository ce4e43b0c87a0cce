import Foundation

/// The effect of a visual effect view on the content below it.
open class UIVisualEffect: NSObject {}

/// A blur of the content below.
open class UIBlurEffect: UIVisualEffect {
  /// The thickness of the material, with UIKit's numbers.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// Content that is blended with the blur below it.
open class UIVibrancyEffect: UIVisualEffect {
  /// The kind of content.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator
  }

  let blur: UIBlurEffect
  let style: Style

  /// Creates a vibrancy for text on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates a vibrancy for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: Style) {
    blur = blurEffect
    self.style = style
  }
}

/// Glass over content, which is not drawn.
open class UIGlassEffect: UIVisualEffect {
  /// The kind of glass.
  public enum Style: Int, Hashable, Sendable {
    case regular, clear
  }

  /// Whether the glass answers to touches.
  open var isInteractive = false
  /// The color of the glass.
  open var tintColor: UIColor?
  let style: Style

  /// Creates glass.
  public init(style: Style = .regular) { self.style = style }
}
