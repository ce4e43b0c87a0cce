/// An item of a bar, which notifies the bar of its changes.
protocol BarContent: AnyObject {
  var onChange: (() -> Void)? { get set }
}

extension UIBarItem: BarContent {}

/// A view of a bar that acts when the finger is lifted over it in the large content viewer.
protocol LargeContentActivating: UIView {
  func activateFromLargeContentViewer()
}
