import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Applies what a project says that the code of its view classes sets.
struct CustomClassAttributes {
  let classes: CustomClasses
  let fonts: FontResolver
  let policy: any LoadingPolicy

  func apply(_ node: ObjectNode, to view: UIView) {
    guard let properties = properties(of: node) else { return }
    if let font = properties.font { view.ownFont = fonts.font(font) }
    if let adjusts = properties.adjustsFontForContentSizeCategory {
      view.setOwnFontAdjusts(adjusts)
    }
    if let lines = properties.numberOfLines { view.ownLabel?.numberOfLines = lines }
    if let insets = properties.contentInsets { set(insets, in: view) }
    if let isHidden = properties.isHidden { view.isHidden = isHidden }
    applyArrangement(properties, to: view)
    applySizes(properties, to: view)
  }

  /// Applies the height of the lines of a text, once the text is there.
  func applyLineHeight(_ node: ObjectNode, to view: UIView) {
    guard let height = properties(of: node)?.lineHeight, let label = view.ownLabel else { return }
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

  private func properties(of node: ObjectNode) -> CustomClass.Properties? {
    guard let name = node.customClass, !classes.classes.isEmpty,
      policy.runsCode(ofClass: name, in: classes)
    else { return nil }
    return classes.properties(of: name, with: node.userDefinedRuntimeAttributes)
  }

  private func set(_ insets: EdgeInsets, in view: UIView) {
    switch view {
    case let button as UIButton: button.contentEdgeInsets = insets
    case let view as UITextView: view.textContainerInset = insets
    default: break
    }
  }

  private func applyArrangement(_ properties: CustomClass.Properties, to view: UIView) {
    if let margins = properties.layoutMargins { view.layoutMargins = margins }
    guard let stack = view as? UIStackView else { return }
    if properties.layoutMargins != nil { stack.isLayoutMarginsRelativeArrangement = true }
    if let spacing = properties.spacing { stack.spacing = spacing }
    guard let turns = properties.isVerticalAtAccessibilitySizes, turns else { return }
    let axis = stack.axis
    func turn(_ stack: UIStackView, _ traits: UITraitCollection) {
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      stack.axis = isLarge ? .vertical : axis
    }
    turn(stack, fonts.traits)
    stack.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (stack: UIStackView, _) in turn(stack, stack.traitCollection)
    }
  }

  private func applySizes(_ properties: CustomClass.Properties, to view: UIView) {
    if let size = properties.intrinsicContentSize,
      !policy.choices.prefersPlaceholderSizes || view.designTimeHints?.intrinsicContentSize == nil
    {
      let known = CGSize(
        width: size.width ?? UIView.noIntrinsicMetric,
        height: size.height ?? UIView.noIntrinsicMetric
      )
      view.updateDesignTimeHints { $0.intrinsicContentSize = known }
    }
    if let size = properties.minimumIntrinsicContentSize {
      view.minimumIntrinsicSize = CGSize(width: size.width ?? 0, height: size.height ?? 0)
    }
    guard policy.choices.addsConstraintsOfCode, !view.translatesAutoresizingMaskIntoConstraints
    else {
      return
    }
    if let width = properties.size?.width {
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    if let height = properties.size?.height {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
    if let width = properties.minimumSize?.width {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
    }
    if let height = properties.minimumSize?.height {
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    }
  }
}
