import FontManagement
import HeadlessUIKit

/// The content of a field.
struct FieldContent {
  var text: String
  var placeholder: String?
  var isSecure: Bool
  var growsDown = false

  /// The minimum font size of a shrunk placeholder: UIKit's fields shrink their text no further.
  private static let smallestPlaceholder = 14.0

  /// UIKit's field with the content, as wide as the available space.
  func item(_ name: String, in environment: EnvironmentValues) -> LayoutItem {
    let field = UITextField()
    let hasBorder = (environment.fieldStyle as? any BuiltInFieldStyle)?.hasBorder ?? false
    field.borderStyle = hasBorder ? .roundedRect : .none
    let font = environment.fontChanges.applied(to: environment.font ?? .body)
    field.adjustsFontForContentSizeCategory = true
    field.font = FontManagement.Font(font.request(in: environment.traits))
    field.textColor = UIColor(environment.shownForeground)
    field.text = text
    field.placeholder = placeholder
    field.isSecureTextEntry = isSecure
    // Text scrolls instead. Evidence: `FormFieldViewSnapshotTests` of spark-ios-component-form-field.
    field.adjustsFontSizeToFitWidth = text.isEmpty
    field.minimumFontSize = Self.smallestPlaceholder
    switch environment.multilineTextAlignment {
    case .leading: break
    case .center: field.textAlignment = .center
    case .trailing:
      field.textAlignment = environment.layoutDirection == .rightToLeft ? .left : .right
    }
    return growsDown
      ? GrowingFieldItem(field, name, environment) : FieldItem(field, name, environment)
  }
}

/// A field as layout sees it.
final class FieldItem: UIKitItem {
  /// The field of UIKit.
  let field: UITextField

  init(_ field: UITextField, _ name: String, _ environment: EnvironmentValues) {
    self.field = field
    super.init(field, name, growing: .horizontal, environment)
  }
}
