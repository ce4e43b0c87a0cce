import HeadlessUIKit
import InterfaceBuilder

extension DocumentWord {
  /// Returns the value of an enumeration of UIKit that has the place of the word, counted from the
  /// raw value of the first word.
  ///
  /// The words of the format stand in the order of UIKit's raw values, or have conversions of their
  /// own. `WordConversionTests` compares the names.
  func value<Value: RawRepresentable<Int>>(from first: Int = 0, or fallback: Value) -> Value {
    let place = Self.allCases.firstIndex(of: self).map {
      Self.allCases.distance(from: Self.allCases.startIndex, to: $0)
    }
    return place.flatMap { Value(rawValue: first + $0) } ?? fallback
  }
}
