import DynamicType

extension UIView {
  /// The version of the system as which the view is drawn.
  var systemGeneration: SystemGeneration { traitCollection.systemGeneration }
}
