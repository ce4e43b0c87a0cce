import HeadlessUIKit
import InterfaceBuilder

extension Words.SemanticContent {
  /// The attribute, or `nil` where the document leaves it to the view.
  var uiKit: UISemanticContentAttribute? {
    switch self {
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    case .playback: .playback
    case .spatial: .spatial
    case .unspecified: nil
    }
  }
}
