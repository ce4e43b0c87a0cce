import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// What the file of custom classes says of an object here: on a canvas only what Interface Builder
  /// would run there.
  func customSettings(of node: ObjectNode) -> CustomClass.Settings? {
    let classes = parts.options.customClasses
    guard let name = node.customClass, !classes.classes.isEmpty else { return nil }
    guard isCanvas else {
      return classes.settings(of: name, with: node.userDefinedRuntimeAttributes)
    }
    guard drawsDesignables, classes.isDesignable(name) else { return nil }
    return classes.settings(of: name, with: node.userDefinedRuntimeAttributes)
  }

  /// Gives a view what the code of its class sets.
  func applyCustomClass(_ view: UIView, _ node: ObjectNode) {
    guard let settings = customSettings(of: node) else { return }
    if let font = settings.font { put(self.font(font), into: view) }
    if let adjusts = settings.adjustsFontForContentSizeCategory { adjust(view, adjusts) }
    if let lines = settings.numberOfLines { view.ownLabel?.numberOfLines = lines }
    if let insets = settings.contentInsets { put(insets, into: view) }
    if let isHidden = settings.isHidden { view.isHidden = isHidden }
    applyArrangement(settings, view)
    applySizes(settings, view)
  }

  /// Gives the lines of a text the height that the code of its class sets, once the text is there.
  func applyLineHeight(_ view: UIView, _ node: ObjectNode) {
    guard let height = customSettings(of: node)?.lineHeight, let label = view.ownLabel else {
      return
    }
    let style = NSMutableParagraphStyle()
    style.alignment = label.textAlignment
    style.lineBreakMode = label.lineBreakMode
    style.minimumLineHeight = height
    style.maximumLineHeight = height
    let font: UIFont = label.font
    func styled(_ text: String) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
    }
    if let button = view as? UIButton {
      guard let title = button.title(for: .normal) else { return }
      button.setAttributedTitle(styled(title), for: .normal)
    } else if let text = label.text {
      label.attributedText = styled(text)
    }
  }

  private func put(_ font: UIFont, into view: UIView) {
    switch view {
    case let field as UITextField: field.font = font
    case let view as UITextView: view.font = font
    default: view.ownLabel?.font = font
    }
  }

  private func adjust(_ view: UIView, _ adjusts: Bool) {
    switch view {
    case let field as UITextField: field.adjustsFontForContentSizeCategory = adjusts
    case let view as UITextView: view.adjustsFontForContentSizeCategory = adjusts
    default: view.ownLabel?.adjustsFontForContentSizeCategory = adjusts
    }
  }

  private func put(_ insets: EdgeInsets, into view: UIView) {
    switch view {
    case let button as UIButton: button.contentEdgeInsets = insets
    case let view as UITextView: view.textContainerInset = insets
    default: break
    }
  }

  private func applyArrangement(_ settings: CustomClass.Settings, _ view: UIView) {
    if let margins = settings.layoutMargins { view.layoutMargins = margins }
    guard let stack = view as? UIStackView else { return }
    if settings.layoutMargins != nil { stack.isLayoutMarginsRelativeArrangement = true }
    if let spacing = settings.spacing { stack.spacing = spacing }
    guard let turns = settings.isVerticalAtAccessibilitySizes, turns else { return }
    let axis = stack.axis
    func turn(_ stack: UIStackView, _ traits: UITraitCollection) {
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      stack.axis = isLarge ? .vertical : axis
    }
    turn(stack, fontTraits)
    stack.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (stack: UIStackView, _) in turn(stack, stack.traitCollection)
    }
  }

  private func applySizes(_ settings: CustomClass.Settings, _ view: UIView) {
    if let size = settings.intrinsicContentSize, view.placeholderIntrinsicSize == nil {
      view.placeholderIntrinsicSize = CGSize(
        width: size.width ?? UIView.noIntrinsicMetric,
        height: size.height ?? UIView.noIntrinsicMetric
      )
    }
    if let size = settings.minimumIntrinsicContentSize {
      view.minimumIntrinsicSize = CGSize(width: size.width ?? 0, height: size.height ?? 0)
    }
    // Constraints that code makes are not there on a canvas: designable classes run elsewhere.
    guard !isCanvas, !view.translatesAutoresizingMaskIntoConstraints else { return }
    if let width = settings.size?.width {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    if let height = settings.size?.height {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    if let width = settings.minimumSize?.width {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
    }
    if let height = settings.minimumSize?.height {
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    }
  }
}

extension UIView {
  /// The label that shows the view's own text: a label itself, or that of a button's title.
  fileprivate var ownLabel: UILabel? { self as? UILabel ?? (self as? UIButton)?.titleLabel }
}
