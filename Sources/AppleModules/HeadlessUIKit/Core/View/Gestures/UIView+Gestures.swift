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

  /// Adds a gesture recognizer, which is removed from its previous view.
  func attachRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer of gestures.
  func detachRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
  }
}
