/// A token of a header after its macros are expanded.
struct HeaderToken {
  let kind: Token.Kind
  let text: String
  /// The line in its file, from 1.
  let line: Int
  /// The index of its header among those that were read.
  var file = 0

  func `is`(_ text: String) -> Bool { self.text == text && kind != .text }
}
