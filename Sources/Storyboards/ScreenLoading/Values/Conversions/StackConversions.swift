import HeadlessUIKit
import InterfaceBuilder

extension Words.StackDistribution {
  var uiKit: UIStackView.Distribution { value(or: .fill) }
}

extension Words.StackAlignment {
  var uiKit: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .top: .top
    case .center: .center
    case .trailing: .trailing
    case .bottom: .bottom
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension Words.ContentInsetAdjustment {
  var uiKit: UIScrollView.ContentInsetAdjustmentBehavior { value(or: .automatic) }
}
