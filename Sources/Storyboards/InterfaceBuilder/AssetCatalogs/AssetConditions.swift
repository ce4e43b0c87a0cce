import DynamicType
import JSONText

/// The conditions of a variant of an asset, in the words of `Contents.json`.
public struct AssetConditions: Hashable, Sendable {
  /// The kind of device, `universal` for all.
  public var idiom: String
  /// The style of the interface, `dark` or `light`; `nil` for any.
  public var luminosity: String?
  /// The contrast of the interface, `high` for more than usual; `nil` for any.
  public var contrast: String?
  /// The direction of the language, `left-to-right` or `right-to-left`; `nil` for any.
  public var languageDirection: String?
  /// The width class, `compact` or `regular`; `nil` for any.
  public var widthClass: String?
  /// The height class, `compact` or `regular`; `nil` for any.
  public var heightClass: String?

  init(idiom: String) { self.idiom = idiom }

  init(_ value: JSONNode) {
    idiom = value["idiom"]?.string ?? "universal"
    languageDirection = value["language-direction"]?.string
    widthClass = value["width-class"]?.string
    heightClass = value["height-class"]?.string
    for appearance in value["appearances"]?.elements ?? [] {
      switch appearance["appearance"]?.string {
      case "luminosity": luminosity = appearance["value"]?.string
      case "contrast": contrast = appearance["value"]?.string
      default: break
      }
    }
  }

  /// The number of conditions that traits meet; `nil` when they fail one.
  func score(under traits: TraitCollection, isHighContrast: Bool) -> Int? {
    let checks: [(asked: String?, given: String?)] = [
      (idiom == "universal" ? nil : idiom, Self.idioms[traits.userInterfaceIdiom]),
      (
        languageDirection,
        traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
      ),
      (widthClass, Self.sizeClasses[traits.horizontalSizeClass]),
      (heightClass, Self.sizeClasses[traits.verticalSizeClass]),
      (luminosity, traits.userInterfaceStyle == .dark ? "dark" : "light"),
      (contrast, isHighContrast ? "high" : "normal"),
    ]
    var score = 0
    for check in checks {
      guard let asked = check.asked else { continue }
      guard asked == check.given else { return nil }
      score += 1
    }
    return score
  }

  private static let idioms: [UserInterfaceIdiom: String] = [
    .phone: "iphone", .pad: "ipad", .mac: "mac", .tv: "tv", .watch: "watch", .carPlay: "car",
    .vision: "vision",
  ]

  private static let sizeClasses: [UserInterfaceSizeClass: String] = [
    .compact: "compact", .regular: "regular",
  ]
}
