public import Foundation
import Snapshots

/// The space in which colors are mixed, which is always sRGB here.
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

  /// Sets the way in which the view is mixed with what is below.
  ///
  /// Pictures mix it as usual, which is reported.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    changingElements { elements, place in
      if blendMode != .normal {
        place.environment.report("The blend mode \(blendMode) is drawn as normal.")
      }
      return elements
    }
  }

  /// Draws the views in this one together before effects around are applied.
  nonisolated public func compositingGroup() -> some View {
    changingElements { elements, place in
      elements.count == 1 ? elements : [place.group(elements, "Group")]
    }
  }

  /// Draws the views in this one to one picture, which looks the same.
  nonisolated public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }

  /// Keeps the place and the size of the view together over time; a still screen looks the same.
  nonisolated public func geometryGroup() -> some View { self }

  /// Turns the view over where reading begins on the right.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    changingElements { elements, place in
      guard enabled, place.environment.layoutDirection == .rightToLeft else { return elements }
      var flipped = place.group(elements, "TransformedView")
      flipped.transform = .scale(x: -1, y: 1)
      return [flipped]
    }
  }
}
