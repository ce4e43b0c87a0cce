import DynamicType
import FontDescriptors

/// The fonts of text styles at Large.
enum TextStyleFont {
  private static let large = TraitCollection(preferredContentSizeCategory: .large)

  static func request(_ style: TextStyle) -> FontRequest {
    .preferredFont(forTextStyle: style, compatibleWith: large)
  }

  /// A font of a size at Large that grows with a style.
  static func scaled(
    _ descriptor: FontDescriptor,
    _ style: TextStyle,
    _ size: Double,
    maximum: Double?
  ) -> FontRequest {
    var descriptor = descriptor
    descriptor.textStyle = nil
    descriptor.preferredLeading = nil
    return FontRequest(descriptor: descriptor, size: size).scaled(
      with: FontMetrics(forTextStyle: style),
      maximumPointSize: maximum,
      compatibleWith: large
    )
  }
}

extension FontRequest {
  /// Returns the request with its descriptor changed, following the text size as before.
  func changing(_ change: (inout FontDescriptor) -> Void) -> FontRequest {
    var descriptor = descriptor
    change(&descriptor)
    return FontRequest(descriptor, scaling: scaling, edition: edition)
  }

  /// Returns the request in a part of its size, following the text size as before.
  func multiplied(by factor: Double) -> FontRequest {
    let size = (scaling.base?.pointSize ?? pointSize) * factor
    let bounded = min(max((size * 1000).rounded() / 1000, 1), 10_000)
    if let style = scaling.textStyle {
      return TextStyleFont.scaled(
        descriptor,
        style,
        bounded,
        maximum: scaling.base?.maximumPointSize
      )
    }
    return FontRequest(descriptor: descriptor, size: bounded)
  }

  /// The request in the system's font of one advance.
  var monospacedDesign: FontRequest {
    changing {
      $0.family = nil
      $0.postScriptName = nil
      $0.design = .monospaced
    }
  }

  /// Whether the font is the system's font of one advance.
  var hasMonospacedDesign: Bool { descriptor.design == .monospaced && descriptor.family == nil }

  /// Whether the font is known to have one advance.
  var isMonospaced: Bool {
    if descriptor.design == .monospaced || descriptor.symbolicTraits.contains(.monoSpace) {
      return true
    }
    let name = (descriptor.family ?? descriptor.postScriptName ?? "").lowercased()
    return ["menlo", "monaco", "courier", "consolas"].contains { name.hasPrefix($0) }
  }

  /// Whether the font was made bold, beside the weight that it has by itself.
  var hasBoldTrait: Bool {
    var own = descriptor
    own.weight = nil
    return own.symbolicTraits.contains(.bold)
  }

  var isBold: Bool {
    hasBoldTrait || (descriptor.weight?.cssValue ?? 400) >= 600
  }

  var isItalic: Bool { descriptor.symbolicTraits.contains(.italic) }

  /// The request without bold, italic and one advance.
  var plain: FontRequest {
    guard isBold || isItalic || hasMonospacedDesign else { return self }
    return changing {
      if hasBoldTrait, $0.weight == nil, case .preferred(let style) = scaling {
        $0.weight = TextStyleFont.request(style).descriptor.weight
      }
      $0.symbolicTraits.subtract([.bold, .italic])
      if $0.design == .monospaced { $0.design = .default }
    }
  }
}
