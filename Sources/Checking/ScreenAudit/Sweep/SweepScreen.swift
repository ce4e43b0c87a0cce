/// A screen that a sweep shows at every size.
public struct SweepScreen: Hashable, Sendable {
  /// The part of an app that a screen represents.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen that fills the device.
    case screen
    /// A view with its own size, such as a header.
    case view
    /// A row or an item of a list.
    case cell
  }

  /// The name of the screen within its document: the identifier of its controller or view.
  public var id: String

  /// The name of the screen for people.
  public var title: String

  /// The path of the document.
  public var file: String

  /// The part of the app that the screen represents.
  public var kind: Kind

  /// Other names by which people know the screen, such as its class.
  public var aliases: [String]

  /// Distinguishes the pictures of the screen from those of another with the same name.
  ///
  /// A sweep sets it to folders around the document; it is empty if names differ.
  var qualifier = ""

  /// Whether a text size can change while the screen is shown; a launch screen disappears before.
  public var changesWhileShown = true

  /// Creates a description of a screen; the title defaults to the identifier.
  public init(
    id: String,
    title: String? = nil,
    file: String,
    kind: Kind = .screen,
    aliases: [String] = []
  ) {
    self.id = id
    self.title = title ?? id
    self.file = file
    self.kind = kind
    self.aliases = aliases
  }

  /// Whether a word is the identifier of the screen or part of one of its names, ignoring case.
  public func isNamed(_ word: String) -> Bool {
    if id == word { return true }
    let word = word.lowercased()
    return ([title] + aliases).contains { $0.lowercased().contains(word) }
  }
}
