public import DynamicType

extension UIView {
  /// Whether the view is light or dark whatever the person chose; unspecified follows the person.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
