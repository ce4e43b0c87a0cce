/// An item of a bar, which tells the bar of its changes.
protocol BarContent: AnyObject {
  var onChange: (() -> Void)? { get set }
}

extension UIBarItem: BarContent {}

/// A view of a bar that does something when the finger is lifted over it in the viewer.
protocol LargeContentActivating: UIView {
  func activateFromLargeContentViewer()
}
