/// The syntax of a JSON text.
public enum JSONSyntax: Hashable, Sendable, CaseIterable {
  /// RFC 8259.
  case standard

  /// RFC 8259 with comments of JavaScript and a comma behind the last member or element.
  case withComments
}
