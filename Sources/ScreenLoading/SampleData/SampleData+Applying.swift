import Diagnostics
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// What the sample data say of an object: those of the row before those of the document.
  func sample(for node: ObjectNode) -> SampleData.Values? {
    guard !parts.samples.isEmpty || !parts.row.isEmpty else { return nil }
    let names = node.namesInSampleData
    for source in [parts.row, parts.samples] {
      for name in names { if let found = source[name] { return found } }
    }
    return nil
  }

  /// Gives a view of a screen what the project adds to the document.
  func applyProject(_ view: UIView, _ node: ObjectNode) {
    guard !isCanvas else { return }
    noteCustomClass(node, shownAs: String(describing: type(of: view)))
    guard let values = sample(for: node) else { return }
    if let isHidden = values.isHidden { view.isHidden = isHidden }
    if let text = values.text?.text(in: environment.language) { put(text, into: view) }
    if let image = sampleImage(values) { put(image, into: view) }
  }

  private func sampleImage(_ values: SampleData.Values) -> UIImage? {
    if let name = values.symbol { return UIImage(systemName: name) }
    return values.image.flatMap { resources.image(named: $0) }
  }

  private func put(_ text: String, into view: UIView) {
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton:
      if button.configuration != nil {
        button.configuration?.title = text
      } else {
        button.setTitle(text, for: .normal)
      }
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    case let bar as UISearchBar: bar.text = text
    default: break
    }
  }

  private func put(_ image: UIImage, into view: UIView) {
    switch view {
    case let view as UIImageView: view.image = image
    case let button as UIButton:
      if button.configuration != nil {
        button.configuration?.image = image
      } else {
        button.setImage(image, for: .normal)
      }
    default: break
    }
  }

  /// Notes once for each class of the app that the system's class stands for it.
  func noteCustomClass(_ node: ObjectNode, shownAs base: String) {
    guard let name = node.customClass, parts.customClasses.insert(name).inserted else { return }
    let isKnown = parts.options.customClasses.classes[name] != nil
    note(
      .customClassDegraded,
      isKnown
        ? "\(name) is shown as \(base) with what the project says of it: its code is not run"
        : "\(name) is shown as \(base): its code is not run",
      at: node,
      hint: isKnown
        ? nil
        : "Say what its code does in the custom classes, and what it shows in the sample data."
    )
  }
}
