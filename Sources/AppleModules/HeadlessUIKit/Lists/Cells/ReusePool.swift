import Foundation

/// A cell that its list can reuse for another row or item.
protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get set }

  init(reusing identifier: String)

  func prepareForReuse()
}

/// The sources of a list's cells by identifier, and the cells that wait for reuse.
struct ReusePool<Cell: ReusableCell> {
  private var makers: [String: () -> Cell] = [:]
  private var waiting: [String: [Cell]] = [:]

  /// Registers a class of cells; `nil` removes the registration.
  mutating func register(_ type: AnyClass?, as identifier: String) {
    precondition(
      type == nil || type is Cell.Type,
      "The class registered for the cell identifier \(identifier) must be one of \(Cell.self)"
    )
    makers[identifier] = (type as? Cell.Type).map { type in { type.init(reusing: identifier) } }
  }

  /// Registers a xib of cells; `nil` removes the registration.
  mutating func register(_ nib: UINib?, as identifier: String) {
    makers[identifier] = nib.map { nib in
      {
        let cell: Cell = nib.onlyView(registeredAs: identifier)
        cell.reuseIdentifier = identifier
        return cell
      }
    }
  }

  /// Registers a closure that makes cells: a prototype of a storyboard.
  mutating func register(as identifier: String, _ make: @escaping () -> Cell) {
    makers[identifier] = make
  }

  /// Returns a waiting cell, or a new one; `nil` if nothing is registered.
  mutating func dequeue(_ identifier: String) -> Cell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
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

  /// Removes a cell from its list, and keeps one of a registered class for reuse.
  mutating func recycle(_ cell: Cell) {
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier,
      makers[identifier] != nil
    else { return }
    waiting[identifier, default: []].append(cell)
  }
}

extension UINib {
  /// Makes the single object of a xib that is registered for an identifier.
  func onlyView<View: UIView>(registeredAs identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      preconditionFailure(
        "The xib registered for the identifier \(identifier) must hold one object, a \(View.self)"
      )
    }
    return view
  }
}

extension Dictionary where Key == IndexPath, Value: UIView {
  /// The cells in the order of their rows or items.
  var inOrder: [Value] { sorted { $0.key < $1.key }.map(\.value) }
}
