import HeadlessUIKit
import InterfaceBuilder
import RichText

extension Words.TextAlignment {
  var uiKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension Words.LineBreakMode {
  var uiKit: NSLineBreakMode {
    switch self {
    case .wordWrap: .byWordWrapping
    case .characterWrap: .byCharWrapping
    case .clip: .byClipping
    case .headTruncation: .byTruncatingHead
    case .tailTruncation: .byTruncatingTail
    case .middleTruncation: .byTruncatingMiddle
    }
  }
}

extension Words.BorderStyle {
  var uiKit: UITextField.BorderStyle { value(or: .none) }
}

extension Words.FieldViewMode {
  var uiKit: UITextField.ViewMode { value(or: .never) }
}

extension Words.BaselineAdjustment {
  var uiKit: UIBaselineAdjustment { value(or: .alignBaselines) }
}
