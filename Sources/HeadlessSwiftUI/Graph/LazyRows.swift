import Foundation

/// The number of views that a lazy container has a `ForEach` make: as many as can be seen, and more, so that
/// a check of the screen sees the rows that scroll in next.
///
/// The rows after those are not made, as on a device. One ``RestItem`` stands for them.
@MainActor
final class LazyRows {
  /// The rows that are made at first: several screens of rows of text.
  nonisolated static let first = 200

  /// The factor by which the limit grows where the rows do not fill the screen.
  private static let growth = 4

  private(set) var limit = LazyRows.first

  /// The rows that were made in this update.
  private(set) var made = 0

  /// The nodes of the collections of which rows were left out.
  private var cut: [WeakNode] = []

  private struct WeakNode {
    weak var node: ViewNode?
  }

  var isFull: Bool { made >= limit }

  /// Begins an update of the container.
  func begin() { (made, cut) = (0, []) }

  /// Counts the rows of an element that was made when there were some already.
  func count(_ items: [LayoutItem], after before: Int) {
    made = before + items.reduce(0) { $0 + $1.rowCount }
  }

  /// Notes that rows of a node were left out.
  func leaveOut(at node: ViewNode) { cut.append(WeakNode(node: node)) }

  /// Has more rows made in the next update.
  func grow() {
    guard !cut.isEmpty else { return }
    limit *= Self.growth
    let nodes = cut
    cut = []
    for one in nodes { one.node?.setNeedsBody() }
  }
}

/// The elements of a collection after those whose rows were made.
final class RestItem: LayoutItem {
  /// The number of the elements.
  let count: Int

  private let rows: LazyRows
  private let row: LayoutItem?

  /// Creates the rest of a collection, of which one row stands before it, if there is one.
  init(_ count: Int, after row: LayoutItem?, of rows: LazyRows, _ environment: EnvironmentValues) {
    (self.count, self.row, self.rows) = (count, row, rows)
    super.init(environment)
  }

  override var computedSpacing: ViewSpacing { row?.spacing ?? .zero }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The length of the rest, estimated from what stands before it, as a device does with rows that it has
  /// not yet shown.
  ///
  /// - Parameters:
  ///   - length: The length of the rows before.
  ///   - rows: Their number.
  ///   - gap: The distance between two rows.
  ///   - perLine: The number of elements beside each other.
  func length(after length: CGFloat, of rows: Int, gap: CGFloat = 0, perLine: Int = 1) -> CGFloat {
    let lines = CGFloat((count + perLine - 1) / max(1, perLine))
    let mean = rows > 0 ? length / CGFloat(rows) : 0
    return max(0, lines * (mean + gap) - gap)
  }

  /// Has more rows made where those before end above the lower edge of the screen.
  func follow(_ end: CGFloat, along axis: Axis) {
    guard let host = environment.host, end < host.safeArea.outer.size[axis] else { return }
    let rows = rows
    onTree { rows.grow() }
  }
}

extension LayoutItem {
  /// The rest of a collection that the item is or wraps.
  var rest: RestItem? {
    var step: LayoutItem? = self
    while let item = step {
      if let rest = item as? RestItem { return rest }
      step = item.wrapped
    }
    return nil
  }

  /// The rows that the item stands for in a lazy container.
  fileprivate var rowCount: Int {
    if let section { return section.rows.reduce(0) { $0 + $1.rowCount } }
    return rest == nil ? 1 : 0
  }
}

/// A layout that is handed the first views of long collections only.
protocol LayoutOfLazyRows: Layout {}

extension BuildPlace {
  /// What a view below lays out whose views belong to the container around the view here.
  func items(among view: any View, at key: ViewNode.Key = .slot(0)) -> [LayoutItem] {
    let child = node.child(key)
    child.rows = node.rows
    return child.update(any: view, environment)
  }

  /// What the content of a lazy container lays out.
  func lazyItems(of view: any View) -> [LayoutItem] {
    let rows = node.storage(at: 0) { LazyRows() }
    rows.begin()
    node.child(.slot(0)).rows = rows
    return items(of: view)
  }
}
