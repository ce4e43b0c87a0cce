public import Foundation
public import HeadlessUIKit
import Snapshots

/// A change of a view's drawing that may depend on its geometry and does not change its layout.
///
/// Effects begin with the ``EmptyVisualEffect`` that ``View/visualEffect(_:)`` passes to the closure.
public protocol VisualEffect: Animatable, Sendable {}

/// An effect without a change.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

/// One step of an effect: numbers, and the change that they describe.
struct VisualChange: Sendable {
  let name: String
  var values: [Double]
  let apply: @Sendable ([Double], AnyView) -> AnyView
}

/// An effect of several steps.
struct VisualChanges: VisualEffect {
  var steps: [VisualChange]

  /// The steps of an effect.
  init(_ effect: some VisualEffect) { steps = (effect as? VisualChanges)?.steps ?? [] }

  /// The interpolated steps of two effects; those of the first if the steps differ.
  func moved(to other: VisualChanges, by part: Double) -> VisualChanges {
    guard steps.map(\.name) == other.steps.map(\.name) else { return self }
    var result = self
    for (index, step) in other.steps.enumerated() {
      result.steps[index].values = zip(steps[index].values, step.values).map {
        $0 + ($1 - $0) * part
      }
    }
    return result
  }

  /// Returns a view with the effect.
  func applied(to view: AnyView) -> AnyView {
    steps.reduce(view) { view, step in step.apply(step.values, view) }
  }
}

extension VisualEffect {
  private func adding(
    _ name: String,
    _ values: [Double],
    _ apply: @escaping @Sendable ([Double], AnyView) -> AnyView
  ) -> some VisualEffect {
    var changes = VisualChanges(self)
    changes.steps.append(VisualChange(name: name, values: values, apply: apply))
    return changes
  }

  /// Draws the view at an offset, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding("offset", [x, y]) { $1.offset(x: $0[0], y: $0[1]).erased }
  }

  /// Draws the view at an offset, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view larger or smaller about a point.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding("scaleEffect", [x, y]) { $1.scaleEffect(x: $0[0], y: $0[1], anchor: anchor).erased }
  }

  /// Draws the view larger or smaller about a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view larger or smaller about a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned about a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("rotationEffect", [angle.radians]) {
      $1.rotationEffect(.radians($0[0]), anchor: anchor).erased
    }
  }

  /// Rotates the drawing of the view in space about an axis, without perspective.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding("rotation3DEffect", [angle.radians, axis.x, axis.y, axis.z]) {
      $1.rotation3DEffect(
        .radians($0[0]),
        axis: ($0[1], $0[2], $0[3]),
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      ).erased
    }
  }

  /// Draws the view under a transform about its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return adding("transformEffect", values.map { Double($0) }) {
      let transform = CGAffineTransform(
        a: $0[0],
        b: $0[1],
        c: $0[2],
        d: $0[3],
        tx: $0[4],
        ty: $0[5]
      )
      return $1.transformEffect(transform).erased
    }
  }

  /// Sets the opacity of the view, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding("opacity", [opacity]) { $1.opacity($0[0]).erased }
  }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding("blur", [radius]) { $1.blur(radius: $0[0], opaque: opaque).erased }
  }

  /// Changes the brightness of the colors in the view by an amount from -1 to 1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding("brightness", [amount]) { $1.brightness($0[0]).erased }
  }

  /// Changes the contrast of the colors in the view.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding("contrast", [amount]) { $1.contrast($0[0]).erased }
  }

  /// Changes the saturation of the colors in the view.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding("saturation", [amount]) { $1.saturation($0[0]).erased }
  }

  /// Desaturates the colors in the view by an amount from 0 to 1.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding("grayscale", [amount]) { $1.grayscale($0[0]).erased }
  }

  /// Rotates the hues in the view by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding("hueRotation", [angle.radians]) { $1.hueRotation(.radians($0[0])).erased }
  }
}

/// An effect that depends on the geometry of a view.
struct VisualEffectModifier {
  let effect: (GeometryProxy) -> VisualChanges
}

extension VisualEffectModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let effect = effect
    return content.items(place).enumerated().map { index, item in
      VisualEffectItem(item, place.environment) { proxy in
        let changes = effect(proxy)
        return onTree {
          let view = changes.applied(to: DrawnView(item: item).erased)
          return place.node.child(.slot(index + 1)).update(any: view, place.environment)
        }
      }
    }
  }
}

/// A view with an effect, which is determined when the view has its place.
private final class VisualEffectItem: WrappingItem {
  private let make: (GeometryProxy) -> [LayoutItem]
  private var shown: [LayoutItem] = []

  init(
    _ content: LayoutItem,
    _ environment: EnvironmentValues,
    _ make: @escaping (GeometryProxy) -> [LayoutItem]
  ) {
    self.make = make
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    super.placeContent(proposal)
    let proxy = GeometryProxy(
      size: frame.size,
      safeAreaInsets: reach(.all),
      origin: origin,
      spaces: environment.host?.spaces ?? []
    )
    shown = make(proxy)
    for item in shown {
      item.place(in: CGRect(origin: .zero, size: frame.size), offered: proposal)
    }
  }

  override func elements() -> [SnapshotElement] { shown.flatMap { elements(of: $0) } }
}

/// An item that is already placed, as a view that draws it.
private struct DrawnView: View, PrimitiveView {
  typealias Body = Never

  let item: LayoutItem

  func items(in place: BuildPlace) -> [LayoutItem] { [DrawnItem(item, place.environment)] }
}

private final class DrawnItem: LayoutItem {
  private let drawn: LayoutItem

  init(_ drawn: LayoutItem, _ environment: EnvironmentValues) {
    self.drawn = drawn
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize { drawn.frame.size }

  override func elements() -> [SnapshotElement] { elements(of: drawn) }
}

extension View {
  /// Changes the drawing of the view depending on its geometry, without changing its layout.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { VisualChanges(effect(EmptyVisualEffect(), $0)) })
  }
}
