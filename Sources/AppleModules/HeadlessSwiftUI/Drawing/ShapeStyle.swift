import Foundation
import RichText

/// A color, a gradient, a material or another way to fill and to stroke.
///
/// Your own style returns another one from ``resolve(in:)``:
///
/// ```swift
/// struct Warning: ShapeStyle {
///   func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///     environment.colorScheme == .dark ? Color.yellow : Color.orange
///   }
/// }
/// ```
public protocol ShapeStyle: Sendable {
  /// The type of the style that is drawn in place of this one.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that is drawn in place of this one.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// A primitive style resolves to nothing.
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// A primitive style does not resolve to another one: calling this is a programmer error.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) draws itself and resolves to no other style.")
  }
}

/// A style that draws itself.
protocol PrimitiveStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint
}

/// A style that resolves to another one in its context.
protocol RelativeStyle: ShapeStyle {
  /// The style without its references to the context, resolved for a set of styles.
  func bound(to place: StylePlace) -> any ShapeStyle
}

extension ShapeStyle {
  /// Returns the paint of the style in an environment.
  func paint(at environment: EnvironmentValues) -> StylePaint {
    if let primitive = self as? any PrimitiveStyle { return primitive.paint(in: environment) }
    return resolve(in: environment).paint(at: environment)
  }

  /// The style as it is set at a place.
  func set(at place: StylePlace) -> any ShapeStyle {
    (self as? any RelativeStyle)?.bound(to: place) ?? self
  }
}

/// The styles of a context, to which the levels refer.
struct StylePlace {
  var foreground: ForegroundStyles
  /// The style in place of the tint; `nil` leaves the tint unresolved until drawing.
  var tint: (any ShapeStyle)?
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Creates a style that hides the type of another.
  public init(_ style: some ShapeStyle) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
}

extension AnyShapeStyle: PrimitiveStyle, RelativeStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint { style.paint(at: environment) }

  func bound(to place: StylePlace) -> any ShapeStyle { style.set(at: place) }
}

/// A style with an opacity.
struct TranslucentStyle: PrimitiveStyle, RelativeStyle {
  let style: any ShapeStyle
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> StylePaint {
    style.paint(at: environment).faded(opacity)
  }

  func bound(to place: StylePlace) -> any ShapeStyle {
    TranslucentStyle(style: style.set(at: place), opacity: opacity)
  }
}

/// A style with shadows.
struct ShadowedStyle: PrimitiveStyle, RelativeStyle {
  let style: any ShapeStyle
  let shadow: ShadowStyle

  func paint(in environment: EnvironmentValues) -> StylePaint {
    .shadowed(style.paint(at: environment), shadow.resolved(in: environment))
  }

  func bound(to place: StylePlace) -> any ShapeStyle {
    ShadowedStyle(style: style.set(at: place), shadow: shadow)
  }
}

extension ShapeStyle {
  /// Sets the opacity of the style, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(style: self, opacity: opacity)
  }

  /// Draws a shadow with the filled shape.
  ///
  /// Text in such a style is drawn without it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(style: self, shadow: style)
  }

  /// Sets the blend mode of the style; pictures use the normal mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    TranslucentStyle(style: self, opacity: 1)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Sets the opacity of the foreground style, from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// Draws a shadow with a shape filled in the foreground style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
