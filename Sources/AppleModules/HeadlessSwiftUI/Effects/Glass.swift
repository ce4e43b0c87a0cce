public import Foundation

/// The look of glass.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private var kind: Kind
  private var color: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// Glass that blurs the content behind it.
  public static var regular: Glass { Glass(.regular) }

  /// Glass that is nearly clear.
  public static var clear: Glass { Glass(.clear) }

  /// No glass.
  public static var identity: Glass { Glass(.identity) }

  /// Colors the glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Makes the glass react to touches, which a still screen does not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// Whether nothing is drawn.
  var isIdentity: Bool { kind == .identity }

  /// The style that is drawn in place of the glass.
  var style: AnyShapeStyle {
    switch kind {
    case .identity: AnyShapeStyle(Color.clear)
    case .regular: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.regular)
    case .clear: color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material.ultraThin)
    }
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Adds glass in a shape behind the view.
  ///
  /// Glass refracts the content behind it, which is not drawn: a material or the tint fills the shape, and a
  /// message reports it.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background(glass.style, in: shape)
      .modifier(
        MessageModifier(
          message: glass.isIdentity ? nil : "glassEffect: glass is drawn as a material."
        )
      )
  }

  /// Identifies glass that merges with other glass in an animation, which a still screen does not show.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> some View { self }
}

/// A container whose glass is drawn together.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container; glass closer together than the spacing would merge.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}
