import DynamicType
import FontDescriptors

// The names of fonts of text styles in a page.
extension TextStyleFont {
  /// The text styles of the headings, from `h1`.
  static let headings: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline,
  ]

  /// The keyword of a style; `nil` where WebKit has none.
  static func keyword(_ style: TextStyle) -> String? {
    SystemFontKeyword.allCases.first { $0.style == style && $0.leading == .standard }?.rawValue
  }

  /// The font that a value of `font` names by a keyword.
  static func request(keyword: String) -> FontRequest? {
    guard keyword.hasPrefix("-apple-system-") else { return nil }
    return SystemFontKeyword(keyword)?.style.map(request)
  }

  /// The font that a value of `--text-style` names: a style, a size at Large, a greatest size.
  static func request(parts text: String, like font: FontRequest) -> FontRequest? {
    let parts = text.split(separator: " ")
    guard let name = parts.first, let style = TextStyle(String(name)) else { return nil }
    guard parts.count > 1 else { return request(style) }
    guard parts.count <= 3, let size = Double(parts[1]), size > 0, size <= 10_000 else {
      return nil
    }
    let maximum = parts.count > 2 ? Double(parts[2]) : nil
    return scaled(font.descriptor, style, size, maximum: maximum)
  }
}

extension FontRequest {
  /// Returns the request in a part of its size, following the text size as before.
  func multiplied(by factor: Double) -> FontRequest {
    guard factor != 1 else { return self }
    let size = min(
      max(StyleLength.rounded((scaling.base?.pointSize ?? pointSize) * factor), 1),
      10_000
    )
    guard let style = scaling.textStyle else { return fixed(size) }
    return TextStyleFont.scaled(descriptor, style, size, maximum: scaling.base?.maximumPointSize)
  }

  /// Returns the request in a size that does not follow the text size.
  func fixed(_ size: Double) -> FontRequest {
    var descriptor = descriptor
    descriptor.textStyle = nil
    descriptor.preferredLeading = nil
    return FontRequest(descriptor: descriptor, size: min(max(size, 1), 10_000))
  }
}

extension FontRequest {
  /// The request with the traits that the name of its face says.
  ///
  /// In a page a face such as `Helvetica-Bold` is a family, and bold beside it says nothing more.
  var withFaceTraits: FontRequest {
    let traits = descriptor.faceTraits.subtracting(descriptor.symbolicTraits)
    guard !traits.isEmpty else { return self }
    return changing {
      if traits.contains(.bold) { $0.makeBold() }
      if traits.contains(.italic) { $0.symbolicTraits.insert(.italic) }
    }
  }
}

extension FontRequest {
  /// Returns the request in a part of the size of another, whose text style it then follows.
  func inPart(_ factor: Double, of base: FontRequest) -> FontRequest {
    let size = StyleLength.rounded(base.pointSize * factor)
    guard let style = base.scaling.textStyle else { return fixed(size) }
    return TextStyleFont.scaled(descriptor, style, size)
  }
}
