import HeadlessUIKit
import InterfaceBuilder

extension Words.SemanticContent {
  /// The attribute, or `nil` where the document leaves it to the view.
  var uiKit: UISemanticContentAttribute? {
    self == .unspecified ? nil : value(or: .unspecified)
  }
}
