public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The length of a column or a row.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of the space between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size

  /// The distance to the next one in points; `nil` for the default spacing.
  public var spacing: CGFloat?

  /// The alignment of views in their cells; `nil` for that of the grid.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a lazy grid for a known length.
///
/// Fixed lengths are subtracted first. Each of the others in turn is offered an equal share of the remaining
/// length and stays within its limits; an adaptive one fits as many columns as it can into its share.
struct GridTracks {
  /// A column or a row.
  struct Track {
    var length: CGFloat
    var gap: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  init(_ items: [GridItem], in whole: CGFloat?) {
    let gaps = items.map { $0.spacing ?? ViewSpacing.standard }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
    var count = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var room = (whole ?? 0) - fixed - gaps.dropLast().reduce(0, +)
    for (item, gap) in zip(items, gaps) {
      let share = max(0, room) / CGFloat(max(1, count))
      let lengths = Self.lengths(item.size, share: share, gap: gap)
      tracks += lengths.map { Track(length: $0, gap: gap, alignment: item.alignment) }
      if case .fixed = item.size { continue }
      count -= 1
      let taken = lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
      if taken.isFinite { room -= taken }
    }
  }

  private static func lengths(
    _ size: GridItem.Size,
    share: CGFloat,
    gap: CGFloat
  ) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [max(0, length)]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let step = max(minimum + gap, 1)
      let fitting = share.isFinite ? Int((share + gap) / step) : 1
      let count = min(max(1, fitting), 10_000)
      let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(length, minimum), maximum), count: count)
    }
  }

  /// The length of all tracks, including the distances between them.
  var length: CGFloat {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
  }

  /// The start of a track.
  func start(_ index: Int) -> CGFloat {
    tracks.prefix(index).reduce(0) { $0 + $1.length + $1.gap }
  }
}
