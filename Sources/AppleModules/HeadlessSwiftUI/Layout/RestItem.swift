import Foundation

/// The elements of a collection after those whose rows a lazy container has made.
final class RestItem: LayoutItem {
  /// The number of the elements.
  let count: Int

  private let row: LayoutItem?
  private let makeMore: () -> Void

  /// Creates the rest of a collection.
  ///
  /// - Parameters:
  ///   - count: The number of the elements.
  ///   - row: The last row before the rest, if there is one.
  ///   - environment: The environment of the collection.
  ///   - makeMore: Makes more rows in the next update.
  init(
    _ count: Int,
    after row: LayoutItem?,
    _ environment: EnvironmentValues,
    makeMore: @escaping () -> Void
  ) {
    (self.count, self.row, self.makeMore) = (count, row, makeMore)
    super.init(environment)
  }

  override var rowCount: Int { 0 }

  override var computedSpacing: ViewSpacing { row?.spacing ?? .zero }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Estimates the length of the rest from the rows before it, as a device does for rows that it has not
  /// shown yet.
  ///
  /// - Parameters:
  ///   - length: The length of the rows before.
  ///   - rows: Their number.
  ///   - gap: The distance between two rows.
  ///   - perLine: The number of elements side by side.
  /// - Returns: The length in points.
  func length(after length: CGFloat, of rows: Int, gap: CGFloat = 0, perLine: Int = 1) -> CGFloat {
    let lines = CGFloat((count + perLine - 1) / max(1, perLine))
    let mean = rows > 0 ? length / CGFloat(rows) : 0
    return max(0, lines * (mean + gap) - gap)
  }

  /// Makes more rows if the previous ones end above the lower edge of the screen.
  func follow(_ end: CGFloat, along axis: Axis) {
    guard let host = environment.host, end < host.safeArea.outer.size[axis] else { return }
    makeMore()
  }
}

extension LayoutItem {
  /// The rest of a collection, as the item itself or wrapped in it.
  var rest: RestItem? {
    var step: LayoutItem? = self
    while let item = step {
      if let rest = item as? RestItem { return rest }
      step = item.wrapped
    }
    return nil
  }
}

/// A layout that receives only the first views of long collections.
protocol LayoutOfLazyRows: Layout {}
