import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import RichText

extension UIColor {
  convenience init(_ components: ColorDescription.Components) {
    self.init(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: components.alpha
    )
  }
}
