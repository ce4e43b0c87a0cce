public import Foundation
import Snapshots

/// The color space of blending, which is always sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Blurs the view; pictures show it sharp, which is reported.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    changingElements { elements, place in
      if radius > 0 { place.environment.report("A blurred view is drawn sharp.") }
      return elements
    }
  }

  /// Sets the blend mode of the view with the content below.
  ///
  /// Pictures use the normal mode, which is reported.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    changingElements { elements, place in
      if blendMode != .normal {
        place.environment.report("The blend mode \(blendMode) is drawn as normal.")
      }
      return elements
    }
  }

  /// Combines the views in this one before the effects around it are applied.
  nonisolated public func compositingGroup() -> some View {
    changingElements { elements, place in
      elements.count == 1 ? elements : [place.group(elements, "Group")]
    }
  }

  /// Draws the views in this one into one picture, which looks the same.
  nonisolated public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }

  /// Keeps the position and the size of the view together during animations; a still screen looks the same.
  nonisolated public func geometryGroup() -> some View { self }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    changingElements { elements, place in
      guard enabled, place.environment.layoutDirection == .rightToLeft else { return elements }
      var flipped = place.group(elements, "TransformedView")
      flipped.transform = .scale(x: -1, y: 1)
      return [flipped]
    }
  }
}
