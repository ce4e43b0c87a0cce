/// A screen of a document, or a view or cell of a xib, by name.
public struct ScreenReference: Hashable, Sendable {
  /// The kinds of objects that are shown as a screen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A controller, which is shown in its containers.
    case controller
    /// A view of a xib.
    case view
    /// A cell of a xib, which is shown in a table or collection.
    case cell
  }

  /// The identifier of the controller or view in the document.
  public let id: String
  /// A readable name that no other screen of the document has: its title, else its class, else the
  /// storyboard identifier, Xcode's label or the document's name.
  public let name: String
  /// The other names of the screen, from which ``name`` was chosen.
  public let aliases: [String]
  /// The kind of the object.
  public let kind: Kind
  /// Whether the document begins with it.
  public let isInitial: Bool
}
