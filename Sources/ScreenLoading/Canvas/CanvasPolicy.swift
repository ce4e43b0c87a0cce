import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Views as Interface Builder's canvas shows them: without the app's code, its assets and its fonts.
struct CanvasPolicy: LoadingPolicy {
  let document: InterfaceDocument
  let generation: CanvasGeneration
  /// The width of the view that is loaded.
  let width: Double
  /// Whether the canvas was drawn with the app's designable classes.
  let drawsDesignables: Bool

  var usesProjectImages: Bool { false }
  var reportsCustomClasses: Bool { false }
  var appliesRuntimeTextStyles: Bool { drawsDesignables }
  /// Designable classes run in a process of their own, which returns a picture and a size.
  var addsConstraintsOfCode: Bool { false }
  var fixesUnconstrainedFrames: Bool { false }

  func runsCode(ofClass name: String, in classes: CustomClasses) -> Bool {
    drawsDesignables && classes.isDesignable(name)
  }

  /// Interface Builder draws fonts that only the app has in Helvetica: saved labels in them are
  /// exactly as high as their size (12 of 12), which is Helvetica's line on macOS.
  func substitute(forFont name: String, family: String?) -> UIFontDescriptor? {
    SystemFontFamilies.contains(name, family) ? nil : UIFontDescriptor(family: "Helvetica of macOS")
  }

  /// Constraints that are removed when the app is built hold on the canvas, too.
  func constraints(of node: ObjectNode) -> [ConstraintDescription] { node.constraints }

  /// Indicators that hide when they stop are shown: saved frames leave their room in stacks.
  func isHidden(_ node: ObjectNode) -> Bool {
    node[.view.isHidden]
      && !(node.kind == "activityIndicatorView" && node[.activityIndicator.hidesWhenStopped])
  }

  func prepare(_ view: UIView, for node: ObjectNode) {
    if node[.view.frame] != nil {
      let rect = view.alignmentRect(forFrame: view.frame)
      view.updateDesignTimeHints { $0.alignmentRect = rect }
    }
    if let margins = cellMargins(of: node) { view.layoutMargins = margins }
    if let indicator = view as? UIActivityIndicatorView { indicator.hidesWhenStopped = false }
    if let picker = view as? UIPickerView, let height = node[.view.frame]?.height,
      generation.pickerHeights.contains(height)
    {
      let size = CGSize(width: picker.intrinsicContentSize.width, height: height)
      view.updateDesignTimeHints { $0.intrinsicContentSize = size }
    }
    applyPlaceholder(of: node, to: view)
  }

  func prepareForStack(_ view: UIView, for node: ObjectNode) {
    guard let frame = node[.view.frame], isEmpty(view, node) || isLabelWithoutText(view) else {
      return
    }
    view.updateDesignTimeHints {
      $0.intrinsicContentSize = CGSize(width: frame.width, height: frame.height)
    }
  }

  /// Whether a view has no content.
  ///
  /// Arranged, it keeps the size that the document draws, as strongly as content: stacks without
  /// views, image views without an image and text views that scroll among them.
  private func isEmpty(_ view: UIView, _ node: ObjectNode) -> Bool {
    let content = view.designTimeHints?.intrinsicContentSize ?? view.intrinsicContentSize
    return node.subviews.isEmpty && content.width < 0 && content.height < 0
  }

  /// Whether a view is a label of one line without text, which keeps the size that the document
  /// draws as views without content do.
  ///
  /// It is 50 by 50 points where nothing else made it.
  private func isLabelWithoutText(_ view: UIView) -> Bool {
    guard let label = view as? UILabel else { return false }
    return label.numberOfLines == 1 && label.text ?? "" == ""
  }

  /// Applies the size that the author of the document gave a view for its design.
  private func applyPlaceholder(of node: ObjectNode, to view: UIView) {
    let width = node[.layout.placeholderIntrinsicWidth]
    let height = node[.layout.placeholderIntrinsicHeight]
    guard width != nil || height != nil else { return }
    func length(_ value: Double?) -> Double {
      value.map { $0.isFinite ? $0 : UIView.noIntrinsicMetric } ?? UIView.noIntrinsicMetric
    }
    view.updateDesignTimeHints {
      $0.intrinsicContentSize = CGSize(width: length(width), height: length(height))
    }
  }

  /// Returns the margins inside of a cell, or `nil` for other views.
  private func cellMargins(of node: ObjectNode) -> EdgeInsets? {
    switch node.kind {
    case .tableViewCell: cellMargins(hasAccessory: false)
    case .tableViewCellContentView:
      cellMargins(hasAccessory: node.owner.map { $0[.tableCell.accessoryType] != .none } ?? false)
    default: nil
    }
  }

  /// At the sides they are those of the canvas device, however wide the cell is, and 8 points
  /// before an accessory.
  ///
  /// A cell of a xib that is narrower than the device has those of its own width.
  private func cellMargins(hasAccessory: Bool) -> EdgeInsets {
    let device = document.settings.device?.size?.width ?? width
    let isXib = document.kind == .xib
    var side = LayoutMargins.rootViewSide(forWidth: isXib ? min(device, width) : device)
    switch generation.cellMargins {
    case .narrow: return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .screenLessOneInXibs: if isXib && side == 16 { side = 15 }
    case .screen: break
    }
    return EdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
  }
}
