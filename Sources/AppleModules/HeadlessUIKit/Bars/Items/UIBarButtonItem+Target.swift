extension UIBarButtonItem {
  /// Creates a button with a title, for a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    take(target, action)
  }

  /// Creates a button with an image, for a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    take(target, action)
  }

  /// Creates a button with an image, and another one for bars of little height, for a target.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, landscapeImagePhone: landscapeImagePhone, style: style)
    take(target, action)
  }

  /// Creates one of the system's buttons or spaces, for a target.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: barButtonSystemItem)
    take(target, action)
  }

  /// Performs the action of a tap on the item; without a target, the responder chain is searched.
  package func performTap(in responder: UIResponder?) {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    TargetAction(target: target, action: action).send(from: self, in: responder, nil)
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
