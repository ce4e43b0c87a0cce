/// How a frame came about.
public struct LayoutFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: Int

  /// Creates flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Another place or width would satisfy the constraints as well.
  public static let ambiguousHorizontally = LayoutFlags(rawValue: 1)

  /// Another place or height would satisfy the constraints as well.
  public static let ambiguousVertically = LayoutFlags(rawValue: 2)

  /// Constraints of the author place the element.
  public static let constrained = LayoutFlags(rawValue: 4)

  /// A stack places the element.
  public static let arranged = LayoutFlags(rawValue: 8)

  /// The autoresizing mask or the program sets the frame.
  public static let autoresizing = LayoutFlags(rawValue: 16)

  /// A list or a bar places the element.
  public static let placedByContainer = LayoutFlags(rawValue: 32)

  /// The author did not make the element: it is a part of a bar, a cell or a control.
  public static let systemPart = LayoutFlags(rawValue: 64)

  /// Ambiguous in either direction.
  public static let ambiguous: LayoutFlags = [.ambiguousHorizontally, .ambiguousVertically]

  /// The names in the order of the bits, as they stand in JSON.
  static let names: [(LayoutFlags, String)] = [
    (.ambiguousHorizontally, "ambiguousHorizontally"),
    (.ambiguousVertically, "ambiguousVertically"), (.constrained, "constrained"),
    (.arranged, "arranged"), (.autoresizing, "autoresizing"),
    (.placedByContainer, "placedByContainer"), (.systemPart, "systemPart"),
  ]
}
