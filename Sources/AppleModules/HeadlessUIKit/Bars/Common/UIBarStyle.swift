import Foundation

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// As the interface.
  case `default`
  /// Dark.
  case black
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable, CaseIterable {
  case any, bottom, top, topAttached
}
