/// A key that was pressed, or a text that was typed or pasted.
package enum Key: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case tab, backTab, enter, escape, backspace
  /// Ctrl and a letter, such as `c`.
  case control(Character)
  case text(String)
  /// A key that has no meaning here.
  case unknown
}
