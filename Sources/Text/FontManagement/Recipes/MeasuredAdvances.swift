/// Advances that were measured without having the font, for a face that stands in for it.
package enum MeasuredAdvances: Hashable, Sendable {
  /// San Francisco's.
  case system(SystemFontAdvances)
  /// Those of a face that documents name.
  case named(NamedFontAdvances)

  /// Returns the advance of a character in em units at the text and at the display master, or `nil`
  /// when it was not measured.
  package func advance(of scalar: Unicode.Scalar) -> (text: Int32, display: Int32)? {
    switch self {
    case .system(let advances): advances.advance(of: scalar)
    case .named(let advances): advances.advance(of: scalar).map { ($0, $0) }
    }
  }

  /// The same with all digits as wide as 0, where that has to be asked for.
  package var withTabularFigures: MeasuredAdvances {
    guard case .system(var advances) = self else { return self }
    advances.hasTabularFigures = true
    return .system(advances)
  }
}
