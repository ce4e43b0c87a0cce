import DynamicType
import FontDescriptors

extension FontRequest {
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
    return own.isBold
  }

  var isBold: Bool { hasBoldTrait || descriptor.isBold }

  var isItalic: Bool { descriptor.isItalic }

  /// The request without bold, italic and one advance.
  ///
  /// Of names of faces that say no more than bold and italic, the name of the family remains.
  var plain: FontRequest {
    guard isBold || isItalic || hasMonospacedDesign || descriptor.plainName != nil else {
      return self
    }
    return changing {
      if hasBoldTrait, $0.weight == nil, case .preferred(let style) = scaling {
        $0.weight = TextStyleFont.request(style).descriptor.weight
      }
      if let name = $0.plainName {
        $0.postScriptName = nil
        $0.family = name
      }
      $0.symbolicTraits.subtract([.bold, .italic])
      if $0.design == .monospaced { $0.design = .default }
    }
  }
}

extension FontDescriptor {
  /// The styles of faces that marks of Markdown hold; the ends of names stand for nothing.
  private static let heldStyles: Set<String> = [
    "", "regular", "roman", "bold", "italic", "oblique", "bolditalic", "boldoblique",
  ]

  /// The name of the family in that of a face, such as `Helvetica` in `Helvetica-Bold`; `nil` for a
  /// name that says more, or that is not a name of a face.
  fileprivate var plainName: String? {
    guard let name = postScriptName, face == nil else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    var style = parts.count > 1 ? parts[1] : ""
    var family = parts.first ?? ""
    if parts.count > 1, style.hasSuffix("MT") { style.removeLast(2) }
    if parts.count == 1, family.hasSuffix("MT") { family.removeLast(2) }
    return Self.heldStyles.contains(style.lowercased()) ? family : nil
  }
}
