package import DynamicType
import Foundation
package import LayoutGeometry
package import Snapshots

/// A tree of views that is laid out and read without a screen.
///
/// A host belongs to one task; several hosts run in parallel.
package final class ViewHost {
  private let root: any View
  private let counter = BodyCounter()
  private let node: ViewNode
  private var environment: (traits: TraitCollection, values: EnvironmentValues)?

  /// Creates a host of a view.
  package init(_ view: some View) {
    root = view
    nonisolated(unsafe) let counter = counter
    node = onTree { ViewNode(parent: nil, counter: counter) }
  }

  /// The bodies that were made since the host was created.
  package var bodyCount: Int { counter.count }

  /// The size that the view takes when it is offered a size.
  package func size(offered: ProposedViewSize, traits: TraitCollection) -> Size {
    let size = item(traits).size(offered)
    return Size(width: size.width, height: size.height)
  }

  /// The view laid out at a size; nil takes the size that it has by itself.
  package func snapshot(size: Size? = nil, traits: TraitCollection) -> LayoutSnapshot {
    let item = item(traits)
    let whole =
      size.map { CGSize(width: $0.width, height: $0.height) } ?? item.size(.unspecified)
    item.place(in: CGRect(origin: .zero, size: whole), offered: ProposedViewSize(whole))
    var root = SnapshotElement(
      Identity(className: "UIHostingView"),
      role: .view,
      frame: Rect(x: 0, y: 0, width: whole.width, height: whole.height)
    )
    root.children = item.elements()
    return LayoutSnapshot(
      size: Size(width: whole.width, height: whole.height),
      traits: traits,
      displayScale: traits.displayScale > 0 ? traits.displayScale : 1,
      root: root
    )
  }

  /// The root, which fills its host and has its view in the middle.
  private func item(_ traits: TraitCollection) -> LayoutItem {
    if environment?.traits != traits {
      var values = EnvironmentValues()
      values.traits = traits
      environment = (traits, values)
    }
    nonisolated(unsafe) let values = environment?.values ?? EnvironmentValues()
    nonisolated(unsafe) let root = root
    let node = node
    var items: [LayoutItem] = []
    var rounds = 0
    repeat {
      nonisolated(unsafe) var updated: [LayoutItem] = []
      onTree { updated = node.refresh(values) ?? node.update(any: root, values) }
      items = updated
      for item in items { item.appear() }
      rounds += 1
    } while onTree({ node.isChanged }) && rounds < ViewHost.roundLimit
    guard let only = items.first, items.count == 1 else {
      return ContainerItem(items, VStackLayout(), values)
    }
    return only
  }

  /// The updates after which a tree whose actions keep changing it is taken as it is.
  package static let roundLimit = 100
}
