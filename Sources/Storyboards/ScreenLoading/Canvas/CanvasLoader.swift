public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import InterfaceBuilder
import LayoutGeometry

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
  /// An independent view of the document: a screen, a view of a xib, a cell.
  public struct Item {
    /// The identifier of the controller or view in the document.
    public var id: String
    /// The view with everything inside.
    public var view: UIView
    /// The window that holds the view, with the traits of the canvas.
    public var window: UIWindow
  }

  /// The document.
  public let document: InterfaceDocument
  /// The version of iOS with whose fonts and controls the document was drawn, by its tools.
  public var systemGeneration: SystemGeneration { generation.system }
  /// The findings of loading.
  public private(set) var findings: [Finding] = []
  private let resources: ScreenResources
  private let customClasses: CustomClasses
  private let fonts: CanvasFonts
  private let generation: CanvasGeneration
  private let metrics: CanvasMetrics
  private let safeArea: CanvasSafeArea
  /// The text size at which the canvas was drawn, where it is known and not Large.
  private let drawnAt: ContentSizeCategory?
  private let drawsDesignables: Bool

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - resources: The images, colors and texts of its project.
  ///   - customClasses: The effects of the project's own view classes; those that are designable
  ///     are drawn on the canvas.
  ///   - fonts: The fonts of the project, which the canvas draws; those of iOS where it is `nil`.
  public init(
    _ document: InterfaceDocument,
    resources: ScreenResources = ScreenResources(),
    customClasses: CustomClasses = CustomClasses(),
    fonts: ProjectFonts? = nil
  ) {
    self.document = document
    self.resources = resources
    self.customClasses = customClasses
    let generation = CanvasGeneration.of(document)
    self.generation = generation
    metrics = CanvasMetrics(document, generation)
    safeArea = CanvasSafeArea(
      metrics: metrics,
      generation: generation,
      usesSafeAreas: document.settings.usesSafeAreas
    )
    let size = CanvasTextSize(
      of: document,
      displayScale: metrics.traits.displayScale,
      customClasses: customClasses
    )
    drawnAt = document.settings.canvasTextSize ?? size.category ?? generation.textSize
    drawsDesignables = size.drawsDesignables
    self.fonts = CanvasFonts(
      fonts,
      in: document,
      generation,
      displayScale: metrics.traits.displayScale
    )
  }

  /// Makes the views of the document, which are laid out on demand.
  public func load(category: ContentSizeCategory = .large) -> [Item] {
    guard document.refusal == nil else { return [] }
    let category = drawnAt ?? category
    let incoming = IncomingSegues(document)
    var items: [Item] = []
    for controller in document.objects where controller.kind.isViewController {
      guard let root = controller.rootView else { continue }
      let bars = CanvasBars(around: controller, generation, incoming: incoming)
      items += load(controller, root: root, bars: bars, category)
    }
    for view in document.objects where view.kind.isView { items += load(view: view, category) }
    return items
  }

  /// Makes the screen of a controller.
  private func load(
    _ controllerNode: ObjectNode,
    root: ObjectNode,
    bars: CanvasBars,
    _ category: ContentSizeCategory
  ) -> [Item] {
    let frame = root[.view.frame].map { $0.belowBar }
    let environment = environment(
      of: root,
      controllerNode,
      frame,
      safeArea.insets(of: controllerNode, root: root, bars: bars),
      category
    )
    let views = viewBuilder(environment)
    let resolved = controllerNode.resolved(for: views.sizeClasses)
    let window = makeWindow(environment)
    let view = views.makeView(
      resolved.rootView ?? resolved,
      superviewSize: environment.screen.bounds.size
    )
    // The content fills the saved size, also where the view is said to have that of constraints.
    view.translatesAutoresizingMaskIntoConstraints = true
    let controller = UIViewController()
    controller.view = view
    views.items.addGuides(of: resolved, in: view)
    CanvasMakers.makeBarViews(of: resolved, views)
    window.rootViewController = controller
    let adjustment: UIScrollView.ContentInsetAdjustmentBehavior = bars.hasAny ? .always : .never
    Self.adjustScrollViews(in: view) { _ in adjustment }
    return finish(Item(id: controllerNode.id, view: view, window: window), views)
  }

  /// Makes a view or cell of a xib.
  private func load(view node: ObjectNode, _ category: ContentSizeCategory) -> [Item] {
    let insets = safeArea.insets(ofXibView: node)
    let environment = environment(of: node, nil, node[.view.frame], insets, category)
    let views = viewBuilder(environment)
    let window = makeWindow(environment)
    let size = environment.screen.bounds.size
    let view = views.makeView(node.resolved(for: views.sizeClasses), superviewSize: size)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    if node.kind == .view {
      // The view of a xib has the margins of a screen, whoever will hold it.
      let controller = UIViewController()
      controller.view = view
      window.rootViewController = controller
      Self.adjustScrollViews(in: view) { $0.drawnContentFits ? .never : .automatic }
    } else {
      // A cell by itself is in no screen, and pickers in it have the compact height: two saved
      // with it, two more whose frames follow from it.
      window.traitOverrides.verticalSizeClass = .compact
      window.addSubview(view)
    }
    return finish(Item(id: node.id, view: view, window: window), views)
  }

  /// Returns the environment of a view at its place on the canvas.
  private func environment(
    of root: ObjectNode,
    _ controller: ObjectNode?,
    _ frame: Rect?,
    _ insets: EdgeInsets,
    _ category: ContentSizeCategory
  ) -> ScreenEnvironment {
    let size = frame.map { Size(width: $0.width, height: $0.height) } ?? metrics.size
    var covered = safeArea.part(of: insets, reaching: frame, isXib: document.kind == .xib)
    if let frame, root.kind == .view {
      covered = CanvasEvidence(
        root: root,
        controller: controller,
        frame: frame,
        devices: metrics.possibleSafeAreas,
        navigationBar: generation.navigationBarHeight
      ).applied(to: covered)
    }
    let screen = UIScreen(size: size, safeArea: covered, traits: metrics.traits)
    return ScreenEnvironment(screen: screen, category: category)
  }

  private func viewBuilder(_ environment: ScreenEnvironment) -> ViewBuilder {
    ViewBuilder(
      document: document,
      environment: environment,
      resources: resources,
      options: LoadOptions(
        customClasses: customClasses,
        generation: generation.system
      ),
      policy: CanvasPolicy(
        document: document,
        generation: generation,
        width: environment.screen.bounds.width,
        isSheet: metrics.isSheet(environment.screen.bounds.height),
        drawsDesignables: drawsDesignables,
        fonts: fonts
      ),
      makers: CanvasMakers.all
    )
  }

  /// Adds the views that lie apart from a view, each in a window of its own, and the constraints.
  private func finish(_ item: Item, _ views: ViewBuilder) -> [Item] {
    var items = [item]
    for view in views.detachedViews {
      var apart = views.environment
      let bounds = apart.screen.bounds
      apart.screen = UIScreen(
        size: Size(width: bounds.width, height: bounds.height),
        safeArea: .zero,
        traits: metrics.traits
      )
      let window = makeWindow(apart)
      view.updateDesignTimeHints { $0.contentYieldsToConstraints = true }
      window.addSubview(view)
      items.append(Item(id: view.identity.objectID ?? "", view: view, window: window))
    }
    views.constraints.makeConstraints()
    findings += views.findings.findings
    return items
  }

  /// Says which scroll views keep their content clear of the safe area, where the document leaves it
  /// open.
  ///
  /// Content begins below the bars where the canvas shows a container around the screen, and nowhere
  /// else. The safe area reaches content that fits into the scroll view of a xib (5 of 5).
  private static func adjustScrollViews(
    in root: UIView,
    _ adjustment: (UIScrollView) -> UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    var stack = [root]
    while let view = stack.popLast() {
      if let scroll = view as? UIScrollView, scroll.contentInsetAdjustmentBehavior == .automatic {
        scroll.contentInsetAdjustmentBehavior = adjustment(scroll)
      }
      stack += view.subviews
    }
  }

  private func makeWindow(_ environment: ScreenEnvironment) -> UIWindow {
    let window = UIWindow(screen: environment.screen)
    window.updateDesignTimeHints { $0.contentYieldsToConstraints = true }
    var overrides = environment.overrides
    overrides.systemVersion = generation.system.version
    window.traitOverrides = overrides
    return window
  }
}

extension Rect {
  /// The frame of a screen, or of the rest of it where it begins below a bar and is saved at the
  /// height of the whole device.
  fileprivate var belowBar: Rect {
    guard y > 0, [480, 568, 600, 667, 736, 812, 896, 1024].contains(height) else { return self }
    return Rect(x: x, y: y, width: width, height: height - y)
  }
}

extension UIScrollView {
  /// Whether the content is drawn no higher than the view, so that it does not scroll.
  fileprivate var drawnContentFits: Bool {
    guard let own = designTimeHints?.alignmentRect else { return false }
    let frames = subviews.compactMap { $0.designTimeHints?.alignmentRect }
    return !frames.isEmpty && frames.allSatisfy { $0.maxY <= own.height }
  }
}
