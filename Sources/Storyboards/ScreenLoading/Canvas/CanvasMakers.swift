import HeadlessUIKit
import InterfaceBuilder

/// The makers of the views that the canvas shows in its own way: tables, collections and their cells,
/// which have no data and keep the sizes that the document draws.
enum CanvasMakers {
  static let all: [ObjectKind: ViewMaker] = ViewMakers.all.merging(rows) { $1 }

  private static let rows: [ObjectKind: ViewMaker] = [
    .tableView: ViewMaker { node, builder in
      makeCells(of: node, builder)
      return UIScrollView(frame: .zero)
    },
    .collectionView: ViewMaker { node, builder in
      makeCells(of: node, builder)
      return UIView()
    },
    .tableViewCell: .plain { _ in UIView() },
    .collectionViewCell: .plain { _ in UIView() },
    .collectionReusableView: .plain { _ in UIView() },
  ]

  /// Makes the cells of a table or collection view apart from it.
  private static func makeCells(of node: ObjectNode, _ builder: ViewBuilder) {
    let sections = node[.tableView.sections]
    let cells =
      node[.tableView.prototypes] + sections.flatMap { $0[.tableSection.cells] }
      + node[.collectionView.cells]
    for cell in cells {
      // A cell that has no frame is as wide as its table.
      var size = CGSize(width: node[.view.frame]?.width ?? 0, height: 0)
      if case .fixed(let height) = cell[.tableCell.rowHeight] { size.height = height }
      let view = builder.makeView(cell, superviewSize: size)
      // An inset group is narrower than its table, also where the saved cell is not.
      if node[.tableView.style] == .insetGrouped, view.frame.width == size.width {
        view.frame.size.width -= 2 * view.layoutMargins.left
      }
      // A cell of a flow layout has the size of its items unless it has one of its own.
      if cell[.collectionCell.customSize] == nil,
        let item = node[.collectionView.layout]?[.flowLayout.itemSize]
      {
        view.frame.size = CGSize(item)
      }
      builder.detachedViews.append(view)
    }
  }

  /// Makes the views of a controller's bar items apart from the bars, which place them.
  static func makeBarViews(of controller: ObjectNode, _ builder: ViewBuilder) {
    let bar = controller[.controller.navigationItem]
    let items = (bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? [])
    let customViews = (items + controller[.controller.toolbarItems]).map {
      $0[.barButtonItem.customView]
    }
    let views = [bar?[.navigationItem.titleView]] + customViews
    for view in views.compactMap({ $0 }) {
      builder.detachedViews.append(builder.makeView(view, superviewSize: .zero))
    }
  }
}
