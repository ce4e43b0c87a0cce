/// A source of a module that no file of the app has, because its build makes it.
struct GeneratedSource: Equatable, Sendable {
  /// The name, without an ending.
  var name: String
  /// The text.
  var text: String
}
