/// A reaction to a person's input in a view.
public protocol UIInteraction: AnyObject {
  /// The view of the interaction.
  var view: UIView? { get }

  /// Called before the view changes.
  func willMove(to view: UIView?)

  /// Called when the view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    if interactions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction of the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
