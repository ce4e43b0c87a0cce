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
  var uiKit: UITextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

extension Words.FieldViewMode {
  var uiKit: UITextField.ViewMode {
    switch self {
    case .never: .never
    case .whileEditing: .whileEditing
    case .unlessEditing: .unlessEditing
    case .always: .always
    }
  }
}

extension Words.BaselineAdjustment {
  var uiKit: UIBaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}
