extension Int {
  /// The most lines that a `numberOfLines` of UIKit stands for; 0 there is no limit.
  package var lineLimit: Int? { self > 0 ? self : nil }
}
