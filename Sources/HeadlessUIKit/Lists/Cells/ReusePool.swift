import Foundation

/// A cell that its list uses again for another row or item.
protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }

  init(reusing identifier: String)

  func prepareForReuse()
}

/// The classes of a list's cells by identifier, and the cells that wait to be used again.
struct ReusePool<Cell: ReusableCell> {
  private var types: [String: Cell.Type] = [:]
  private var waiting: [String: [Cell]] = [:]

  /// Names the class of cells; `nil` takes the name back.
  mutating func register(_ type: AnyClass?, as identifier: String) {
    precondition(
      type == nil || type is Cell.Type,
      "The class registered for the cell identifier \(identifier) must be one of \(Cell.self)"
    )
    types[identifier] = type as? Cell.Type
  }

  /// Returns a cell that waits, or a new one of the registered class; `nil` where none is registered.
  mutating func dequeue(_ identifier: String) -> Cell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return types[identifier].map { $0.init(reusing: identifier) }
  }

  /// Returns a cell of a class that must be registered.
  mutating func dequeueRegistered(_ identifier: String) -> Cell {
    guard let cell = dequeue(identifier) else {
      preconditionFailure(
        "No class is registered for the cell identifier \(identifier); call register(_:) before"
      )
    }
    return cell
  }

  /// Removes a cell from its list, and keeps one of a registered class for later.
  mutating func recycle(_ cell: Cell) {
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier, types[identifier] != nil else { return }
    waiting[identifier, default: []].append(cell)
  }
}

extension Dictionary where Key == IndexPath, Value: UIView {
  /// The cells in the order of their rows or items.
  var inOrder: [Value] { sorted { $0.key < $1.key }.map(\.value) }
}
