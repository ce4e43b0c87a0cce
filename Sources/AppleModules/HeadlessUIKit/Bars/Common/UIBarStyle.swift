import Foundation

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// As the interface style.
  case `default`
  /// Dark.
  case black
}

/// The place of a bar.
public enum UIBarPosition: Int, Hashable, Sendable, CaseIterable {
  case any, bottom, top, topAttached
}
