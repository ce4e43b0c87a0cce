import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Builds one screen in one environment.
struct ScreenBuilder {
  private let context: LoadContext
  private let copy: LocalizedCopy
  private let environment: ScreenEnvironment
  private let scope: LoadingScope

  init(
    _ loader: ScreenLoader,
    _ copy: LocalizedCopy,
    _ environment: ScreenEnvironment,
    _ scope: LoadingScope
  ) {
    self.copy = copy
    self.environment = environment
    self.scope = scope
    context = LoadContext(
      document: copy.document,
      environment: environment,
      resources: loader.resources,
      isCanvas: false,
      systemVersion: loader.options.systemVersion
    )
    context.parts.options = loader.options
    context.parts.samples = loader.options.sampleData.values(forDocument: loader.document.file)
  }

  mutating func build(_ node: ObjectNode, _ kind: ScreenReference.Kind) -> LoadedScreen {
    let window = makeWindow()
    let node = node.resolved(for: context.sizeClasses)
    switch kind {
    case .controller: return build(controller: node, in: window)
    case .view: return build(view: node, in: window)
    case .cell: return build(cell: node, in: window)
    }
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(screen: environment.screen)
    var overrides = environment.overrides
    overrides.systemVersion = context.systemVersion
    window.traitOverrides = overrides
    if let tint = context.color(context.document.settings.tintColor) { window.tintColor = tint }
    return window
  }

  private func build(controller node: ObjectNode, in window: UIWindow) -> LoadedScreen {
    let controller = context.makeController(node) ?? UIViewController()
    var walk = ContainerWalk(controller, node, copy.containment, context)
    window.rootViewController = walk.outermost()
    return finish(window, controller.view ?? window, controller)
  }

  /// A view of a xib: one shaped like a screen fills the device, another is as high as it wants.
  private func build(view node: ObjectNode, in window: UIWindow) -> LoadedScreen {
    let size = environment.screen.bounds.size
    let view = context.makeView(node, superviewSize: size)
    let canvas = CanvasMetrics(context.document).size
    let controller = UIViewController()
    if view.frame.width >= 320 && view.frame.height >= 480 {
      context.fill(view, CGRect(origin: .zero, size: size))
      controller.view = view
    } else {
      let fillsWidth = view.frame.width == canvas.width || view.frame.width >= 320
      let holder = FittingView(view, fillsWidth: fillsWidth)
      context.fill(holder, CGRect(origin: .zero, size: size))
      controller.view = holder
    }
    window.rootViewController = controller
    return finish(window, view, nil)
  }

  private func build(cell node: ObjectNode, in window: UIWindow) -> LoadedScreen {
    let isTableCell = node.kind == .tableViewCell
    let cell =
      isTableCell
      ? context.tableCell(node, row: [:], sizesItself: true) ?? UITableViewCell()
      : context.makeCell(node)
    let controller = UIViewController()
    if let cell = cell as? UITableViewCell {
      let table = UITableView(frame: environment.screen.bounds, style: .plain)
      table.identity.isGenerated = true
      table.staticSource = StaticTableSource(sections: [.init(cells: [cell])])
      controller.view = table
    } else if let cell = cell as? UICollectionViewCell {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = cell.frame.size
      let collection = UICollectionView(
        frame: environment.screen.bounds,
        collectionViewLayout: layout
      )
      collection.identity.isGenerated = true
      collection.staticSource = StaticCollectionSource(cells: [cell])
      controller.view = collection
    }
    window.rootViewController = controller
    return finish(window, cell, nil)
  }

  private func finish(
    _ window: UIWindow,
    _ view: UIView,
    _ controller: UIViewController?
  ) -> LoadedScreen {
    context.makeConstraints()
    return LoadedScreen(
      window: window,
      view: view,
      controller: controller,
      findings: context.findings,
      environment: environment,
      kept: context.parts.kept,
      scope: scope
    )
  }
}
