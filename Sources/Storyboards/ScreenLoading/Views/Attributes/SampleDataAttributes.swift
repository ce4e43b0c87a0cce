import HeadlessUIKit
import InterfaceBuilder

/// Applies the sample data of a project, which stand for what its code would show.
struct SampleDataAttributes {
  /// The values of the document, by what names an object.
  let documentValues: [String: SampleData.Values]
  /// The values of the row whose cell is made.
  var rowValues: [String: SampleData.Values] = [:]
  let language: String?
  let resources: ScreenResources

  /// Returns the values of an object: those of the row before those of the document.
  func values(for node: ObjectNode) -> SampleData.Values? {
    guard !documentValues.isEmpty || !rowValues.isEmpty else { return nil }
    let names = node.namesInSampleData
    for source in [rowValues, documentValues] {
      for name in names { if let found = source[name] { return found } }
    }
    return nil
  }

  func apply(_ node: ObjectNode, to view: UIView) {
    guard let values = values(for: node) else { return }
    if let isHidden = values.isHidden { view.isHidden = isHidden }
    if let text = values.text?.text(in: language) { Self.show(text, in: view) }
    if let image = image(values) { Self.show(image, in: view) }
  }

  private func image(_ values: SampleData.Values) -> UIImage? {
    if let name = values.symbol { return UIImage(systemName: name) }
    return values.image.flatMap { resources.image(named: $0) }
  }

  private static func show(_ text: String, in view: UIView) {
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton:
      show(text, in: button, \.title) { button.setTitle($0, for: .normal) }
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    case let bar as UISearchBar: bar.text = text
    default: break
    }
  }

  private static func show(_ image: UIImage, in view: UIView) {
    switch view {
    case let view as UIImageView: view.image = image
    case let button as UIButton:
      show(image, in: button, \.image) { button.setImage($0, for: .normal) }
    default: break
    }
  }

  /// Shows a value in the configuration of a button, or in the button where it has none.
  private static func show<Value>(
    _ value: Value,
    in button: UIButton,
    _ property: WritableKeyPath<UIButton.Configuration, Value?>,
    orBy set: (Value) -> Void
  ) {
    if button.configuration == nil { return set(value) }
    button.configuration?[keyPath: property] = value
  }
}
