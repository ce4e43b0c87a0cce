public import Foundation

extension UICollectionView {
  /// A class of cells with a closure that fills them with items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers or footers with a closure that fills them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler

    /// Creates a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = "registration of \(Cell.self)"
    reuse.register(Cell.self, as: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    let made = cell ?? Cell(reusing: identifier)
    // The usual configuration of a header is another one.
    (made as? UICollectionViewListCell)?.take(indexPath, nil, in: self)
    if let item { registration.handler(made, indexPath, item) }
    return made
  }

  /// A header or footer.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(reusing: "registration of \(Supplementary.self)")
    (view as? UICollectionViewListCell)?.take(indexPath, registration.kind, in: self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
