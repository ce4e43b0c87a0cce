import Foundation

extension UIApplication {
  /// Calls a method of an object by name, or of the next responder of the sender that has it.
  ///
  /// - Returns: Whether an object has the method.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let from = sender.map { $0 as AnyObject } ?? self
    let pair = TargetAction(target: target, action: action)
    return pair.send(from: from, in: sender as? UIResponder, event)
  }
}
