public import Diagnostics
import DynamicType
public import HeadlessUIKit
public import InterfaceBuilder

/// Lays the views of a document out on the canvas on which they were drawn.
///
/// Interface Builder saves the frames that Apple's own engine computes there, so that these frames
/// can be compared with the document's.
///
/// ```swift
/// let canvas = CanvasLoader(try InterfaceDocument(path: "Main.storyboard"))
/// for scene in canvas.load() { scene.view.layoutIfNeeded() }
/// ```
public final class CanvasLoader {
  /// A view of the document that stands by itself: a screen, a view of a xib, a cell.
  public struct Item {
    /// The document's name of the controller or view.
    public var id: String
    /// The view with everything inside.
    public var view: UIView
    /// What the view stands in: a window with the canvas's traits.
    public var window: UIWindow
  }

  /// The document.
  public let document: InterfaceDocument
  /// What was found while loading.
  public private(set) var findings: [Finding] = []
  private let resources: ScreenResources
  private let customClasses: CustomClasses
  private let metrics: CanvasMetrics
  /// The text size at which the canvas was drawn, where it is known and not Large.
  private let drawnAt: ContentSizeCategory?
  private let drawsDesignables: Bool

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - resources: The images, colours and texts of its project.
  ///   - customClasses: What the code of the project's own view classes does; those that are
  ///     designable are drawn on the canvas.
  public init(
    _ document: InterfaceDocument,
    resources: ScreenResources = ScreenResources(),
    customClasses: CustomClasses = CustomClasses()
  ) {
    self.document = document
    self.resources = resources
    self.customClasses = customClasses
    metrics = CanvasMetrics(document)
    let size = CanvasTextSize(
      of: document,
      displayScale: metrics.traits.displayScale,
      customClasses: customClasses
    )
    drawnAt = document.settings.canvasTextSize ?? size.category
    drawsDesignables = size.drawsDesignables
  }

  /// Makes the views of the document; they are laid out when they are asked for their layout.
  public func load(category: ContentSizeCategory = .large) -> [Item] {
    guard document.refusal == nil else { return [] }
    let incoming = IncomingSegues(document)
    var items: [Item] = []
    for node in document.objects where node.kind.isViewController {
      guard let root = node.rootView else { continue }
      let bars = CanvasBars(around: node, in: document, incoming: incoming)
      var covered = safeArea(with: bars, of: [node, root])
      if !node.isFreeform { covered = besideBars(covered, root.frame, bars) }
      items += load(root, of: node, safeArea: covered, bars: bars, category)
    }
    for node in document.objects where node.kind.isView {
      let isScreen = node.kind == .view && (node.frame?.height ?? 0) >= Self.leastScreen
      let covered =
        isScreen || metrics.safeArea.bottom > 0 && node.kind == .view
        ? safeArea(with: CanvasBars(), of: [node]) : .zero
      items += load(node, of: nil, safeArea: covered, category)
    }
    return items
  }

  /// What the canvas covers of the whole screen, bars included.
  private func safeArea(with bars: CanvasBars, of nodes: [ObjectNode]) -> EdgeInsets {
    var value = metrics.safeArea
    func isNil(_ key: String) -> Bool {
      nodes.contains { $0.element.children.contains { $0.name == "nil" && $0["key"] == key } }
    }
    // Safe areas keep the height of a status bar that is hidden; layout guides do not.
    let hidesStatusBar =
      isNil("simulatedStatusBarMetrics")
      && (isNil("simulatedTopBarMetrics") || !document.settings.usesSafeAreas)
    if hidesStatusBar && value.top <= 20 { value.top = 0 }
    value.top += bars.navigationBar
    value.bottom += max(bars.tabBar, bars.hasToolbar ? metrics.toolbarHeight : 0)
    return value
  }

  /// The frame of a screen that begins below a bar and is saved at the height of the whole device:
  /// what is left of it.
  private func belowBar(_ frame: Rect) -> Rect {
    guard frame.y > 0, [480, 568, 600, 667, 736, 812, 896, 1024].contains(frame.height) else {
      return frame
    }
    return Rect(
      x: frame.x,
      y: frame.y,
      width: frame.width,
      height: frame.height - frame.y
    )
  }

  /// The height from which a view of a xib is taken for a screen with a status bar.
  private static let leastScreen = 200.0

  /// What is left of the safe area where a screen is as much lower as bars are high, so that it lies
  /// beside them.
  private func besideBars(
    _ whole: EdgeInsets,
    _ frame: Rect?,
    _ bars: CanvasBars
  ) -> EdgeInsets {
    guard let frame, frame.y == 0, frame.width == metrics.size.width else { return whole }
    let missing = metrics.size.height - frame.height
    guard missing > 0 else { return whole }
    var value = whole
    if missing >= 44 { value.top = isSheet(missing) && bars.navigationBar > 0 ? Self.sheetBar : 0 }
    return value
  }

  /// Whether a screen is as much lower than the device as a sheet is on a device without a home
  /// button.
  private func isSheet(_ missing: Double) -> Bool { metrics.safeArea.bottom > 0 && missing == 54 }

  /// The height of a navigation bar in a sheet.
  private static let sheetBar = 56.0

  /// What of the screen's safe area reaches a view that lies at its place on the canvas.
  private func safeArea(_ whole: EdgeInsets, of frame: Rect?) -> EdgeInsets {
    guard let frame else { return whole }
    var value = whole
    value.top = max(0, whole.top - frame.y)
    let below = metrics.size.height - frame.y - frame.height
    value.bottom = below > 0 ? max(0, whole.bottom - below) : whole.bottom
    let right = metrics.size.width - frame.x - frame.width
    value.left = max(0, whole.left - frame.x)
    value.right = right > 0 ? max(0, whole.right - right) : whole.right
    return value
  }

  private func load(
    _ node: ObjectNode,
    of controllerNode: ObjectNode?,
    safeArea: EdgeInsets,
    bars: CanvasBars = CanvasBars(),
    _ category: ContentSizeCategory
  ) -> [Item] {
    let frame = controllerNode == nil ? node.frame : node.frame.map { belowBar($0) }
    let size = frame.map { Size(width: $0.width, height: $0.height) } ?? metrics.size
    var covered = self.safeArea(safeArea, of: frame)
    if let frame, node.kind == .view {
      covered = CanvasEvidence(
        root: node,
        controller: controllerNode,
        frame: frame,
        device: metrics.safeArea
      ).applied(to: covered)
    }
    let screen = UIScreen(size: size, safeArea: covered, traits: metrics.traits)
    let environment = ScreenEnvironment(
      screen: screen,
      category: drawnAt ?? category
    )
    let context = LoadContext(
      document: document,
      environment: environment,
      resources: resources,
      isCanvas: true,
      drawsDesignables: drawsDesignables,
      systemVersion: document.canvasSystemVersion
    )
    context.parts.options.customClasses = customClasses
    let resolved = (controllerNode ?? node).resolved(for: context.sizeClasses)
    let root = controllerNode == nil ? resolved : resolved.rootView ?? resolved
    let window = makeWindow(environment, context)
    let view = context.makeView(root, superviewSize: CGSize(width: size.width, height: size.height))
    if controllerNode != nil {
      let controller = UIViewController()
      controller.view = view
      context.addControllerGuides(of: resolved, view)
      context.makeCanvasBarViews(of: resolved)
      window.rootViewController = controller
      adjustScrollViews(in: view, isContained: bars.hasAny)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      if node.kind == .view {
        // The view of a xib has the margins of a screen, whoever will hold it.
        let controller = UIViewController()
        controller.view = view
        window.rootViewController = controller
      } else {
        // A cell by itself is in no screen, and pickers in it have the compact height: two saved
        // with it, two more whose frames follow from it.
        window.traitOverrides.verticalSizeClass = .compact
        window.addSubview(view)
      }
    }
    var items = [Item(id: (controllerNode ?? node).id, view: view, window: window)]
    for island in context.islands {
      var apart = environment
      apart.screen = UIScreen(size: size, safeArea: .zero, traits: metrics.traits)
      let window = makeWindow(apart, context)
      island.contentYieldsToConstraints = true
      window.addSubview(island)
      items.append(Item(id: island.identity.objectID ?? "", view: island, window: window))
    }
    context.makeConstraints()
    findings += context.findings
    return items
  }

  /// Lets the content of scroll views begin below the bars where the canvas shows a container around
  /// the screen, and nowhere else.
  private func adjustScrollViews(in root: UIView, isContained: Bool) {
    var stack = [root]
    while let view = stack.popLast() {
      if let scroll = view as? UIScrollView, scroll.contentInsetAdjustmentBehavior == .automatic {
        scroll.contentInsetAdjustmentBehavior = isContained ? .always : .never
      }
      stack += view.subviews
    }
  }

  private func makeWindow(_ environment: ScreenEnvironment, _ context: LoadContext) -> UIWindow {
    let window = UIWindow(screen: environment.screen)
    window.contentYieldsToConstraints = true
    var overrides = environment.overrides
    overrides.systemVersion = context.systemVersion
    window.traitOverrides = overrides
    return window
  }
}

extension InterfaceDocument {
  /// The version of iOS with whose fonts and controls the document was drawn.
  ///
  /// It follows from the tools: the table has the first builds of Interface Builder's tools that came
  /// with each version.
  var canvasSystemVersion: SystemVersion? {
    guard let tools = settings.toolsVersion, tools < 30_000 else { return nil }
    let found = Self.versions.last { tools >= $0.first }
    return found.map { SystemVersion($0.iOS) }
  }

  private static let versions: [(first: Double, iOS: UInt16)] = [
    (0, 9), (11_000, 10), (13_000, 11), (14_000, 12), (14_810, 13), (17_000, 14),
    (18_000, 15), (20_000, 16), (22_000, 17), (23_000, 18),
  ]
}
