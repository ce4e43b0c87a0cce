import HeadlessUIKit
import InterfaceBuilder

extension Words.StackDistribution {
  var uiKit: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
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
  var uiKit: UIScrollView.ContentInsetAdjustmentBehavior {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}
