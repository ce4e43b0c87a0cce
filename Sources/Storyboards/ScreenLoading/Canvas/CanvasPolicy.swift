import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Views as Interface Builder's canvas shows them: without the app's code and its assets.
struct CanvasPolicy: LoadingPolicy {
  let document: InterfaceDocument
  let generation: CanvasGeneration
  /// The width of the view that is loaded.
  let width: Double
  /// Whether the screen that is loaded is a sheet.
  let isSheet: Bool
  /// Whether the canvas was drawn with the app's designable classes.
  let drawsDesignables: Bool
  /// The fonts that the canvas had.
  let fonts: CanvasFonts

  /// Designable classes run in a process of their own, which returns a picture and a size: no
  /// constraints come from their code.
  var choices: LoadingChoices {
    LoadingChoices(
      usesProjectImages: false,
      usesProjectTexts: false,
      reportsCustomClasses: false,
      appliesRuntimeTextStyles: drawsDesignables,
      addsConstraintsOfCode: false,
      prefersPlaceholderSizes: true,
      fixesUnconstrainedFrames: false
    )
  }

  func runsCode(ofClass name: String, in classes: CustomClasses) -> Bool {
    drawsDesignables && classes.isDesignable(name)
  }

  /// Returns Helvetica or Helvetica Neue for fonts that neither iOS nor the project has, as
  /// Interface Builder draws them.
  ///
  /// Fonts whose files the project holds are drawn (228 labels of two apps are as high as their
  /// lines). Labels in others are exactly as high as their size (12 of 12), which is Helvetica's
  /// line on macOS. Tools 15400 take Helvetica Neue, and so do documents of others whose labels are
  /// as high as its lines.
  func substitute(forFont name: String, family: String?) -> UIFontDescriptor? {
    guard !SystemFontFamilies.contains(name, family) else { return nil }
    if let project = fonts.project, project.hasFace(named: name) { return nil }
    return UIFontDescriptor(family: fonts.missing)
  }

  /// Whether a constraint is a pin to the end of a xib's cell.
  ///
  /// Where the content of a cell cannot be as high as the row, that pin breaks (22 of 23 cells of two
  /// apps).
  func breaksFirst(_ constraint: ConstraintDescription, of node: ObjectNode) -> Bool {
    document.kind == .xib && node.kind == .tableViewCellContentView && constraint.pinsEnd(of: node)
  }

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
    if let margins = CanvasCellMargins(self).margins(of: node) { view.layoutMargins = margins }
    if let indicator = view as? UIActivityIndicatorView { indicator.hidesWhenStopped = false }
    if let picker = view as? UIPickerView, let height = node[.view.frame]?.height,
      generation.pickerHeights.contains(height)
    {
      let size = CGSize(width: picker.intrinsicContentSize.width, height: height)
      view.updateDesignTimeHints { $0.intrinsicContentSize = size }
    }
    if isSheet, node.kind == .navigationBar, node[.view.frame]?.y == 0 {
      // Bars at the top of sheets are saved 56 points high (6 of 6).
      let size = CGSize(width: UIView.noIntrinsicMetric, height: CanvasSafeArea.sheetBarHeight)
      view.updateDesignTimeHints { $0.intrinsicContentSize = size }
    }
    if let size = node.placeholderSize {
      view.updateDesignTimeHints { $0.intrinsicContentSize = size }
    }
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
}

extension ConstraintDescription {
  /// Whether the constraint keeps another view's bottom at the bottom of a view.
  fileprivate func pinsEnd(of node: ObjectNode) -> Bool {
    guard let second, relation == .equal else { return false }
    return first.attribute == .bottom && second.attribute == .bottom
      && (first.item == node.id) != (second.item == node.id)
  }
}
