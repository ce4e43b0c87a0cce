import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// The nodes of the views that a view holds.
  func children(of node: ObjectNode) -> [ObjectNode] {
    var children = node.subviews
    if let content = node.contentView { children.insert(content, at: 0) }
    for key in [
      "tableHeaderView", "tableFooterView", "backgroundView", "sectionHeaderView",
      "sectionFooterView",
    ] {
      if let view = node.object(key), view.kind.isView { children.append(view) }
    }
    return children
  }

  /// Makes the cells of a table or collection view apart from it, at the sizes of the canvas.
  func makeCanvasCells(of node: ObjectNode) {
    let cells = node.prototypes + node.sections.flatMap(\.cells) + node.cells
    for cell in cells {
      // A cell that has no frame is as wide as its table.
      var size = CGSize(width: node.frame?.width ?? 0, height: 0)
      if case .fixed(let height) = cell.rowHeight { size.height = height }
      let view = makeView(cell, superviewSize: size)
      // A cell of a flow layout has the size of its items unless it has one of its own.
      if cell.customSize == nil, let item = node.collectionViewLayout?.itemSize {
        view.frame.size = CGSize(item)
      }
      islands.append(view)
    }
  }

  /// Makes the views of a controller's bar items apart from the bars, which place them, at the sizes
  /// that the document draws.
  func makeCanvasBarViews(of controller: ObjectNode) {
    let bar = controller.navigationItem
    let items = (bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? [])
    let views = [bar?.titleView] + (items + controller.toolbarItems).map(\.customView)
    for view in views.compactMap({ $0 }) {
      islands.append(makeView(view, superviewSize: .zero))
    }
  }

  /// The guides at the top and bottom bars of documents without safe areas.
  func addControllerGuides(of controller: ObjectNode, _ view: UIView) {
    for guide in controller.controllerGuides {
      guides[guide.id] =
        guide.kind == .top ? view.barGuideAtTop : view.barGuideAtBottom
      guideKinds[guide.id] = guide.kind
    }
  }
}
