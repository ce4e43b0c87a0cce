package import DynamicType

/// The fonts of text styles at Large, as documents have them.
package enum TextStyleFont {
  private static let large = TraitCollection(preferredContentSizeCategory: .large)

  /// The preferred font of a style at Large.
  package static func request(_ style: TextStyle) -> FontRequest {
    .preferredFont(forTextStyle: style, compatibleWith: large)
  }

  /// A font of a size at Large that grows with a style.
  package static func scaled(
    _ descriptor: FontDescriptor,
    _ style: TextStyle,
    _ size: Double,
    maximum: Double? = nil
  ) -> FontRequest {
    var descriptor = descriptor
    descriptor.textStyle = nil
    descriptor.preferredLeading = nil
    return FontRequest(descriptor: descriptor, size: size).scaled(
      with: FontMetrics(forTextStyle: style),
      maximumPointSize: maximum.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
      compatibleWith: large
    )
  }
}

extension FontRequest {
  /// Returns the request with its descriptor changed, following the text size as before.
  package func changing(_ change: (inout FontDescriptor) -> Void) -> FontRequest {
    var descriptor = descriptor
    change(&descriptor)
    return FontRequest(descriptor, scaling: scaling, edition: edition)
  }

  /// The request in the system's font of one advance.
  package var monospacedDesign: FontRequest {
    changing {
      $0.family = nil
      $0.postScriptName = nil
      $0.design = .monospaced
    }
  }
}
