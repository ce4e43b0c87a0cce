import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Builds one screen in one environment.
struct ScreenBuilder {
  private let views: ViewBuilder
  private let controllers: ControllerBuilder
  private let copy: LocalizedCopy
  private let environment: ScreenEnvironment
  private let stage: ScreenStage

  init(
    _ loader: ScreenLoader,
    _ copy: LocalizedCopy,
    _ environment: ScreenEnvironment,
    _ stage: ScreenStage
  ) {
    self.copy = copy
    self.environment = environment
    self.stage = stage
    views = ViewBuilder(
      document: copy.document,
      environment: environment,
      resources: loader.resources,
      options: loader.options,
      policy: DevicePolicy(),
      makers: ViewMakers.all,
      code: loader.code
    )
    controllers = ControllerBuilder(views)
  }

  func build(_ node: ObjectNode, _ kind: ScreenReference.Kind) -> LoadedScreen {
    let window = preparedWindow()
    let node = node.resolved(for: views.sizeClasses)
    switch kind {
    case .controller: return build(controller: node, in: window)
    case .view: return build(view: node, in: window)
    case .cell: return build(cell: node, in: window)
    }
  }

  /// The window of the stage with the limits and the tint of the document.
  private func preparedWindow() -> UIWindow {
    let window = stage.window
    let limits = views.options.categoryLimits
    window.minimumContentSizeCategory = limits.minimum == .unspecified ? nil : limits.minimum
    window.maximumContentSizeCategory = limits.maximum == .unspecified ? nil : limits.maximum
    if let tint = views.values.colors.color(copy.document.settings.tintColor) {
      window.tintColor = tint
    }
    return window
  }

  private func build(controller node: ObjectNode, in window: UIWindow) -> LoadedScreen {
    let controller = controllers.makeController(node) ?? UIViewController()
    var walk = ContainerWalk(controller, node, copy.containment, controllers)
    window.rootViewController = walk.outermost()
    return finish(controller.view ?? window, controller)
  }

  /// Builds the screen of a view of a xib, which fills the device or stands on it in a size of its own.
  private func build(view node: ObjectNode, in window: UIWindow) -> LoadedScreen {
    let size = environment.screen.bounds.size
    let view = views.makeView(node, superviewSize: size)
    let controller = UIViewController()
    let place = XibViewPlace(of: node, in: copy.document)
    let shown: UIView = place == .screen ? view : FittingView(view, place)
    shown.fill(CGRect(origin: .zero, size: size))
    controller.view = shown
    window.rootViewController = controller
    return finish(view, nil)
  }

  private func build(cell node: ObjectNode, in window: UIWindow) -> LoadedScreen {
    let cells = CellBuilder(views: views)
    let cell =
      node.kind == .tableViewCell
      ? cells.makeTableCellOfXib(node) ?? UITableViewCell()
      : cells.makeCell(node)
    let controller = UIViewController()
    if let cell = cell as? UITableViewCell {
      let table = UITableView(frame: environment.screen.bounds, style: .plain)
      table.identity.isGenerated = true
      table.staticSource = StaticTableSource(sections: [.init(cells: [cell])])
      controller.view = table
    } else if let cell = cell as? UICollectionViewCell {
      let layout = UICollectionViewFlowLayout()
      // Items of a flow layout are no wider than their collection view.
      layout.itemSize = CGSize(
        width: min(cell.frame.width, environment.screen.bounds.width),
        height: cell.frame.height
      )
      let collection = UICollectionView(
        frame: environment.screen.bounds,
        collectionViewLayout: layout
      )
      collection.identity.isGenerated = true
      collection.staticSource = StaticCollectionSource(cells: [cell])
      controller.view = collection
    }
    window.rootViewController = controller
    return finish(cell, nil)
  }

  private func finish(_ view: UIView, _ controller: UIViewController?) -> LoadedScreen {
    views.constraints.makeConstraints()
    return LoadedScreen(
      view: view,
      controller: controller,
      findings: views.findings.findings,
      environment: environment,
      retainedObjects: views.retainedObjects,
      stage: stage
    )
  }
}
