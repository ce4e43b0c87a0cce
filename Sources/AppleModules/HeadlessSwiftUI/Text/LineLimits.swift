/// Limits of the number of lines other than the maximum.
struct LineReserve: Equatable, Sendable {
  /// The number of lines whose height text reserves.
  var least: Int?
}

extension EnvironmentValues {
  private enum LineReserveKey: EnvironmentKey {
    static var defaultValue: LineReserve { LineReserve() }
  }

  /// The number of lines for which text reserves height.
  var lineReserve: LineReserve {
    get { self[LineReserveKey.self] }
    set { self[LineReserveKey.self] = newValue }
  }
}

extension View {
  nonisolated private func lines(least: Int?, most: Int?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = most
        $0.lineReserve = LineReserve(least: least)
      }
    )
  }

  /// Limits the number of lines of text in the view, and reserves space for them if the text is shorter.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : nil, most: limit)
  }

  /// Limits the number of lines of text in the view; text has at least the height of the minimum.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Gives text in the view the height of at least a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Limits the number of lines of text in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: nil, most: limit.upperBound)
  }
}
