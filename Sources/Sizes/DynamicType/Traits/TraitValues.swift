/// The kind of device that an interface is made for.
public enum UserInterfaceIdiom: Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified
  /// An iPhone or iPod touch.
  case phone
  /// An iPad.
  case pad
  /// A television.
  case tv
  /// The screen of a car.
  case carPlay
  /// A Mac.
  case mac
  /// Apple Vision.
  case vision
  /// A watch; UIKit has no such idiom, the type tables need it.
  case watch
}

/// The room that an interface has in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified
  /// Little room.
  case compact
  /// Enough room.
  case regular
}

/// The direction in which an interface is laid out.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The weight of text that the person has asked for.
public enum LegibilityWeight: Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified
  /// Text keeps its weight.
  case regular
  /// Text is bold.
  case bold
}

/// The brightness of an interface.
public enum UserInterfaceStyle: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
