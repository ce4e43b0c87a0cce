/// A screen that a sweep shows at every size.
public struct SweepScreen: Hashable, Sendable {
  /// The name of the screen among those of its document: the identifier of its controller or view.
  public var id: String

  /// The name of the screen for people.
  public var title: String

  /// The path of the document.
  public var file: String

  /// Creates a description of a screen.
  public init(id: String, title: String, file: String) {
    self.id = id
    self.title = title
    self.file = file
  }
}
