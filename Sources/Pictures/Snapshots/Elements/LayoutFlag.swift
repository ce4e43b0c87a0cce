/// A fact about the origin of a frame.
public enum LayoutFlag: String, Hashable, Sendable, CaseIterable {
  /// Another place or width would satisfy the constraints as well.
  case ambiguousHorizontally

  /// Another place or height would satisfy the constraints as well.
  case ambiguousVertically

  /// Constraints of the author place the element.
  case constrained

  /// A stack places the element.
  case arranged

  /// The autoresizing mask or the program sets the frame.
  case autoresizing

  /// A list or a bar places the element.
  case placedByContainer

  /// The author did not make the element: it is a part of a bar, a cell or a control.
  case systemPart
}
