extension UIView {
  /// The recognizers of gestures on the view.
  var attachedRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers as? [UIGestureRecognizer] }
    set {
      attachedRecognizers?.forEach { $0.leave(self) }
      storedGestureRecognizers = newValue
      newValue?.forEach { $0.enter(self) }
    }
  }

  /// Adds a recognizer of gestures, which leaves the view that it was on.
  func attachRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer of gestures.
  func detachRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
  }
}
