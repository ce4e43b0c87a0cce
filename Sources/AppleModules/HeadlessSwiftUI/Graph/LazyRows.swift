import Foundation

/// The number of views that a lazy container requests from a `ForEach`: as many as can be seen, and more, so
/// that a check of the screen includes the rows that scroll in next.
///
/// The rows after those are not made, as on a device. One ``RestItem`` represents them.
@MainActor
final class LazyRows {
  /// The number of rows that are made at first: several screens of text rows.
  nonisolated static let first = 200

  /// The factor by which the limit grows if the rows do not fill the screen.
  private static let growth = 4

  private(set) var limit = LazyRows.first

  /// The rows that were made in this update.
  private(set) var made = 0

  /// The nodes of the collections with left-out rows.
  private var cut: [WeakNode] = []

  private struct WeakNode {
    weak var node: ViewNode?
  }

  var isFull: Bool { made >= limit }

  /// Begins an update of the container.
  func begin() { (made, cut) = (0, []) }

  /// Counts the rows of an element that was already made.
  func count(_ items: [LayoutItem], after before: Int) {
    made = before + items.reduce(0) { $0 + $1.rowCount }
  }

  /// Notes that rows of a node were left out.
  func leaveOut(at node: ViewNode) { cut.append(WeakNode(node: node)) }

  /// Makes more rows in the next update.
  func grow() {
    guard !cut.isEmpty else { return }
    limit *= Self.growth
    let nodes = cut
    cut = []
    for one in nodes { one.node?.setNeedsBody() }
  }
}

extension BuildPlace {
  /// Returns the items of a subordinate view whose views belong to the container around the current view.
  func items(among view: any View, at key: ViewNode.Key = .slot(0)) -> [LayoutItem] {
    let child = node.child(key)
    child.rows = node.rows
    return child.update(any: view, environment)
  }

  /// Returns the layout items of a lazy container's content.
  func lazyItems(of view: any View) -> [LayoutItem] {
    let rows = node.storage(at: 0) { LazyRows() }
    rows.begin()
    node.child(.slot(0)).rows = rows
    return items(of: view)
  }
}
