/// The names in the expansion of `#Preview`.
public enum Preview {
  /// The kind of traits for a preview of a view or a controller.
  public enum ViewTraits: Sendable {}
}

/// A setting of a preview: its size, the orientation of its device, or a preparation of its content.
public struct PreviewTrait<T>: Sendable {
  /// A choice.
  package enum Choice: Sendable {
    case layout(CodePreview.Layout)
    case orientation(CodePreview.Orientation)
    /// A trait that only SwiftUI views use.
    case preparation(any PreviewPreparation)
  }

  /// The choice.
  package let choice: Choice

  /// Creates a trait of a choice.
  package init(_ choice: Choice) { self.choice = choice }
}

/// A preparation of the content of previews.
package protocol PreviewPreparation: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(.layout(.device)) }

  /// As large as the view by itself.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.layout(.sizeThatFits)) }

  /// Of a size in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(.layout(.fixed(width: width, height: height)))
  }

  /// On a device that is held upright.
  public static var portrait: PreviewTrait { PreviewTrait(.orientation(.portrait)) }

  /// On a device that is held upside down, where a screen is as in portrait.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.orientation(.portrait)) }

  /// On a device that lies on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(.landscape)) }

  /// On a device that lies on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(.orientation(.landscape)) }
}
