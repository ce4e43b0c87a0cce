import DynamicType

extension UIView {
  /// The system version for drawing the view.
  var systemGeneration: SystemGeneration { traitCollection.systemGeneration }
}
