import FontManagement
import HeadlessUIKit

/// Editable text with several lines.
public struct TextEditor {
  private let text: Binding<String>

  /// Creates an editor.
  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension TextEditor: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    let environment = place.environment
    let view = UITextView()
    let font = environment.fontChanges.applied(to: environment.font ?? .body)
    view.adjustsFontForContentSizeCategory = true
    view.font = FontManagement.Font(font.request(in: environment.traits))
    view.textColor = UIColor(environment.shownForeground)
    view.text = text.wrappedValue
    return [UIKitItem(view, "TextEditor", growing: [.horizontal, .vertical], environment)]
  }
}
