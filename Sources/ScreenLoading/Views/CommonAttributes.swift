import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// The attributes that every view may have.
  func applyCommon(_ view: UIView, _ node: ObjectNode) {
    view.isHidden = node.isHidden && !showsHidden(node)
    view.alpha = node.alpha
    view.tag = node.tag
    if node.attribute("clipsSubviews") != nil { view.clipsToBounds = node.clipsToBounds }
    if let enabled = node.isUserInteractionEnabled { view.isUserInteractionEnabled = enabled }
    if let color = color(node.backgroundColor) { view.backgroundColor = color }
    if let color = color(node.tintColor) { view.tintColor = color }
    if node.attribute("contentMode") != nil { view.contentMode = node.contentMode.uiKit }
    applyPriorities(view, node)
    applyMargins(view, node)
    applyAccessibility(view, node)
    switch node.semanticContent {
    case .forceLeftToRight: view.semanticContentAttribute = .forceLeftToRight
    case .forceRightToLeft: view.semanticContentAttribute = .forceRightToLeft
    case .playback: view.semanticContentAttribute = .playback
    case .spatial: view.semanticContentAttribute = .spatial
    case .unspecified: break
    }
    applyRuntimeAttributes(view, node)
    if isCanvas { applyPlaceholder(view, node) }
  }

  /// A canvas shows indicators that hide when they stop: saved frames leave their room in stacks.
  private func showsHidden(_ node: ObjectNode) -> Bool {
    isCanvas && node.kind == "activityIndicatorView" && node.hidesWhenStopped
  }

  /// Sizes that hold on the canvas only.
  private func applyPlaceholder(_ view: UIView, _ node: ObjectNode) {
    let width = node.placeholderIntrinsicWidth
    let height = node.placeholderIntrinsicHeight
    guard width != nil || height != nil else { return }
    func length(_ value: Double?) -> Double {
      value.map { $0.isFinite ? $0 : UIView.noIntrinsicMetric } ?? UIView.noIntrinsicMetric
    }
    view.placeholderIntrinsicSize = CGSize(width: length(width), height: length(height))
  }

  private func applyPriorities(_ view: UIView, _ node: ObjectNode) {
    func set(_ name: String, _ value: Double, _ apply: (UILayoutPriority) -> Void) {
      if node.attribute(name) != nil { apply(UILayoutPriority(Float(value))) }
    }
    set("horizontalHuggingPriority", node.horizontalHuggingPriority) {
      view.setContentHuggingPriority($0, for: .horizontal)
    }
    set("verticalHuggingPriority", node.verticalHuggingPriority) {
      view.setContentHuggingPriority($0, for: .vertical)
    }
    set("horizontalCompressionResistancePriority", node.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set("verticalCompressionResistancePriority", node.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  private func applyMargins(_ view: UIView, _ node: ObjectNode) {
    if node.kind == .tableViewCell, isCanvas {
      view.layoutMargins = canvasCellMargins(hasAccessory: false)
    }
    if node.kind == .tableViewCellContentView, isCanvas {
      view.layoutMargins = canvasCellMargins(
        hasAccessory: node.owner.map { $0.accessoryType != .none } ?? false
      )
    }
    switch node.layoutMargins {
    case .fixed(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    case nil: break
    }
    if node.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = true }
    if node.attribute("insetsLayoutMarginsFromSafeArea") != nil {
      view.insetsLayoutMarginsFromSafeArea = node.insetsLayoutMarginsFromSafeArea
    }
    if node.layoutMarginsFollowReadableWidth { view.layoutMarginsFollowReadableWidth = true }
  }

  /// The margins inside of a cell: 11 points above and below since iOS 11, 8 before an accessory.
  ///
  /// At the sides they are those of the canvas device, however wide the cell is. A cell of a xib that
  /// is narrower than the device has those of its own width, and until Xcode 11 one point less.
  private func canvasCellMargins(hasAccessory: Bool) -> EdgeInsets {
    let screen = environment.screen.bounds.width
    let device = document.settings.device?.size?.width ?? screen
    let isXib = document.kind == .xib
    var side = LayoutMargins.rootViewSide(forWidth: isXib ? min(device, screen) : device)
    if isXib, side == 16, (document.settings.toolsVersion ?? 0) < 17_000 { side = 15 }
    let isOld = (document.settings.toolsVersion ?? 0) < 13_000
    return EdgeInsets(
      top: isOld ? 8 : 11,
      left: isOld ? 8 : side,
      bottom: isOld ? 8 : 11,
      right: isOld || hasAccessory ? 8 : side
    )
  }

  private func applyAccessibility(_ view: UIView, _ node: ObjectNode) {
    guard let facts = node.accessibility else { return }
    if let identifier = facts.identifier { view.accessibilityIdentifier = identifier }
    if let label = text("accessibilityLabel", of: node) ?? facts.label {
      view.accessibilityLabel = label
    }
    if let hint = facts.hint { view.accessibilityHint = hint }
    if let isElement = facts.isElement { view.isAccessibilityElement = isElement }
  }

  /// Runtime attributes that touch how a view looks or is laid out; others are the app's own.
  private func applyRuntimeAttributes(_ view: UIView, _ node: ObjectNode) {
    for attribute in node.userDefinedRuntimeAttributes {
      RuntimeAttributes.appliers[attribute.keyPath]?(attribute.value, view, self)
    }
  }

  /// A text of the object in the language of the environment, or `nil` for the document's own.
  func text(_ property: String, of node: ObjectNode) -> String? {
    guard let language = environment.language,
      let table = resources.table(ofDocument: document.file, language: language)
    else { return nil }
    return table.string(forObject: node.id, property: property)
  }
}

extension ObjectNode.ContentMode {
  var uiKit: UIView.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
