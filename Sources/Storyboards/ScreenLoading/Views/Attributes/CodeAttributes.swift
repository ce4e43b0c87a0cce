import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import RichText
import SourceFacts

/// Applies what the code of an app certainly sets on a view before its screen is shown.
struct CodeAttributes {
  let code: DocumentCode?
  let fonts: FontResolver

  func apply(_ node: ObjectNode, to view: UIView) {
    guard let settings = code?.settings[node.id] else { return }
    for (property, apply) in Self.properties {
      guard let value = settings[property]?.certain?.value else { continue }
      apply(value, view, fonts)
    }
  }

  /// The height that a delegate gives to the rows of a table.
  func rowHeight(of node: ObjectNode) -> Double? {
    (code?.setting("heightForRow", of: node)?.certain?.value).flatMap(Self.rowHeight)
  }

  /// Whether code leaves a constraint of the document out of the layout.
  func isDeactivated(constraint id: String) -> Bool {
    code?.settings[id]?["isActive"]?.applied?.value == .boolean(false)
  }

  /// The constant that code gives to a constraint of the document.
  func constant(ofConstraint id: String) -> Double? {
    code?.settings[id]?["constant"]?.applied?.value.number
  }

  private typealias Apply = @Sendable (FactValue, UIView, FontResolver) -> Void

  /// The properties in the order in which they are applied.
  private static let properties: [(name: String, apply: Apply)] = [
    ("text", { value, view, _ in show(value, in: view) }),
    ("title", { value, view, _ in show(value, in: view) }),
    ("font", { value, view, fonts in setFont(value, of: view, fonts) }),
    ("attributedText", { value, view, fonts in setTextFont(value, of: view, fonts) }),
    ("attributedTitle", { value, view, fonts in setTextFont(value, of: view, fonts) }),
    (
      "adjustsFontForContentSizeCategory",
      { value, view, _ in
        if let adjusts = value.boolean { view.setOwnFontAdjusts(adjusts) }
      }
    ),
    (
      "numberOfLines",
      { value, view, _ in
        if let lines = value.number { view.ownLabel?.numberOfLines = Int(lines) }
      }
    ),
    (
      "lineBreakMode",
      { value, view, _ in
        if let mode = value.lineBreakMode { view.ownLabel?.lineBreakMode = mode }
      }
    ),
    (
      "adjustsFontSizeToFitWidth",
      { value, view, _ in
        if let adjusts = value.boolean { view.ownLabel?.adjustsFontSizeToFitWidth = adjusts }
      }
    ),
    (
      "minimumScaleFactor",
      { value, view, _ in
        if let factor = value.number { view.ownLabel?.minimumScaleFactor = factor }
      }
    ),
    ("isHidden", { value, view, _ in if let hidden = value.boolean { view.isHidden = hidden } }),
    ("alpha", { value, view, _ in if let alpha = value.number { view.alpha = alpha } }),
    (
      "rowHeight",
      { value, view, _ in
        if let height = rowHeight(value) { (view as? UITableView)?.rowHeight = height }
      }
    ),
    (
      "estimatedRowHeight",
      { value, view, _ in
        if let height = rowHeight(value) { (view as? UITableView)?.estimatedRowHeight = height }
      }
    ),
    (
      "axis",
      { value, view, _ in
        if let axis = value.axis { (view as? UIStackView)?.axis = axis }
      }
    ),
    (
      "minimumContentSizeCategory",
      { value, view, _ in
        if let category = value.category { view.minimumContentSizeCategory = category }
      }
    ),
    (
      "maximumContentSizeCategory",
      { value, view, _ in
        if let category = value.category { view.maximumContentSizeCategory = category }
      }
    ),
  ]

  private static func rowHeight(_ value: FactValue) -> Double? {
    value.number ?? (value.lastName == "automaticDimension" ? UITableView.automaticDimension : nil)
  }

  private static func setFont(_ value: FactValue, of view: UIView, _ fonts: FontResolver) {
    guard case .font(let recipe) = value,
      let font = fonts.font(recipe, replacing: view.ownFont)
    else { return }
    view.ownFont = font
  }

  /// Gives the attributed text of a label or a button's title the font of its attributes.
  private static func setTextFont(_ value: FactValue, of view: UIView, _ fonts: FontResolver) {
    guard case .font(let recipe) = value,
      let font = fonts.font(recipe, replacing: view.ownFont)
    else { return }
    if let button = view as? UIButton {
      guard let title = button.title(for: .normal) else { return }
      button.setAttributedTitle(
        NSAttributedString(string: title, attributes: [.font: font]),
        for: .normal
      )
    } else if let label = view as? UILabel, let text = label.text {
      label.attributedText = NSAttributedString(string: text, attributes: [.font: font])
    }
  }

  /// Shows a text that code holds as a literal.
  private static func show(_ value: FactValue, in view: UIView) {
    guard case .text(let text) = value, !text.isEmpty else { return }
    switch view {
    case let label as UILabel: label.text = text
    case let view as UITextView: view.text = text
    case let button as UIButton where button.configuration == nil:
      button.setTitle(text, for: .normal)
    default: break
    }
  }
}

extension FactValue {
  fileprivate var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The last part of a name: `automaticDimension` of `UITableView.automaticDimension`.
  fileprivate var lastName: String? {
    guard case .name(let name) = self else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }

  fileprivate var category: ContentSizeCategory? { lastName.flatMap { ContentSizeCategory($0) } }

  fileprivate var axis: NSLayoutConstraint.Axis? {
    switch lastName {
    case "vertical": .vertical
    case "horizontal": .horizontal
    default: nil
    }
  }

  fileprivate var lineBreakMode: NSLineBreakMode? {
    let modes: [String: NSLineBreakMode] = [
      "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping,
      "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
      "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
    ]
    return lastName.flatMap { modes[$0] }
  }
}
