import LayoutGeometry
import Snapshots

/// A change of the elements of a view that does not affect its layout.
struct ElementsModifier {
  let change: ([SnapshotElement], EffectPlace) -> [SnapshotElement]

  init(_ change: @escaping ([SnapshotElement], EffectPlace) -> [SnapshotElement]) {
    self.change = change
  }
}

/// The context of a view whose elements are changed.
struct EffectPlace {
  /// The rectangle of the view in the coordinates of its elements.
  let bounds: Rect
  let environment: EnvironmentValues

  /// The elements in one.
  func group(_ elements: [SnapshotElement], _ className: String) -> SnapshotElement {
    SnapshotElement(
      Identity(className: className),
      role: .container,
      frame: bounds,
      children: elements
    )
  }
}

extension ElementsModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { ElementsItem($0, change, place.environment) }
  }
}

private final class ElementsItem: WrappingItem {
  private let change: ([SnapshotElement], EffectPlace) -> [SnapshotElement]

  init(
    _ content: LayoutItem,
    _ change: @escaping ([SnapshotElement], EffectPlace) -> [SnapshotElement],
    _ environment: EnvironmentValues
  ) {
    self.change = change
    super.init(content, environment)
  }

  override func elements() -> [SnapshotElement] {
    change(super.elements(), EffectPlace(bounds: bounds, environment: environment))
  }
}

extension View {
  /// Changes the elements of the view.
  nonisolated func changingElements(
    _ change: @escaping ([SnapshotElement], EffectPlace) -> [SnapshotElement]
  ) -> some View { modifier(ElementsModifier(change)) }
}
