#if !canImport(ObjectiveC)
extension ObjectiveCMethod {
  /// Methods of this module's own classes that programs name in selectors.
  static var standardMethods: [ObjectiveCMethod] { responderMethods + viewMethods }

  private static var responderMethods: [ObjectiveCMethod] {
    [
      standard("becomeFirstResponder") { (responder: UIResponder, _) in
        responder.becomeFirstResponder()
      },
      standard("resignFirstResponder") { (responder: UIResponder, _) in
        responder.resignFirstResponder()
      },
      standard("cut:") { (responder: UIResponder, sender) in responder.cut(sender) },
      standard("copy:") { (responder: UIResponder, sender) in responder.copy(sender) },
      standard("paste:") { (responder: UIResponder, sender) in responder.paste(sender) },
      standard("delete:") { (responder: UIResponder, sender) in responder.delete(sender) },
      standard("select:") { (responder: UIResponder, sender) in responder.select(sender) },
      standard("selectAll:") { (responder: UIResponder, sender) in responder.selectAll(sender) },
    ]
  }

  private static var viewMethods: [ObjectiveCMethod] {
    [
      standard("setNeedsLayout") { (view: UIView, _) in view.setNeedsLayout() },
      standard("setNeedsUpdateConstraints") { (view: UIView, _) in
        view.setNeedsUpdateConstraints()
      },
      standard("layoutIfNeeded") { (view: UIView, _) in view.layoutIfNeeded() },
      standard("layoutSubviews") { (view: UIView, _) in view.layoutSubviews() },
      standard("removeFromSuperview") { (view: UIView, _) in view.removeFromSuperview() },
    ]
  }

  private static func standard<Owner: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Owner, Any?) -> Result
  ) -> ObjectiveCMethod {
    ObjectiveCMethod(Owner.self, name) { object, arguments in
      // Not `map`: the compiler checks its closure for the main actor, but a message may be sent from
      // elsewhere.
      arguments.pass { (sender: Any?) -> Result? in
        guard let owner = object as? Owner else { return nil }
        return method(owner, sender)
      }
    }
  }
}
#endif
