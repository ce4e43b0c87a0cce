public import Foundation
import LayoutGeometry
import Snapshots

/// A view that a program draws.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
public struct Canvas<Symbols: View> {
  /// Draws the view at a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that are drawn by name, which pictures leave out.
  public var symbols: Symbols

  /// Creates a view with views that are drawn by name.
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view.
  nonisolated public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

extension Canvas: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Canvas: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { [CanvasItem(renderer, place.environment)] }
}

/// The layout item of a canvas, which takes the size that it is offered.
private final class CanvasItem: LayoutItem {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    _ environment: EnvironmentValues
  ) {
    self.renderer = renderer
    super.init(environment)
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: "Canvas"), frame: bounds)
    let recorder = CanvasRecorder()
    var context = GraphicsContext(recorder, environment, size: frame.size)
    renderer(&context, frame.size)
    element.drawings = recorder.drawings
    element.clipsToBounds = true
    return [element]
  }
}
