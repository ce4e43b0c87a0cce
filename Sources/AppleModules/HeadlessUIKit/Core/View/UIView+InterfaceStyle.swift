public import DynamicType

extension UIView {
  /// Whether the view is light or dark regardless of the person's choice; unspecified follows the choice.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
