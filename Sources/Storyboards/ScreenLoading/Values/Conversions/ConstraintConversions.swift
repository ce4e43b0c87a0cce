import HeadlessUIKit
import InterfaceBuilder

extension Words.Relation {
  var uiKit: NSLayoutConstraint.Relation { value(from: -1, or: .equal) }
}

extension Words.LayoutAttribute {
  var uiKit: NSLayoutConstraint.Attribute { value(from: 1, or: .notAnAttribute) }
}
