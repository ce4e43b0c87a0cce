/// The advances of Apple Color Emoji by size, as published, without the font.
///
/// An emoji beside text of 14 points is 20 points wide, beside text of 64 points 64: the smaller
/// the text, the larger the picture beside it and the room around it. Two masters express that as
/// San Francisco's optical sizes are expressed, with a position of their own between them.
/// Source: `Reference/emoji-advances.json`.
package enum EmojiAdvances {
  /// The advance of the smallest sizes in em units: 20 points at 14, rounded to a unit.
  package static let small: Int32 = 365_714
  /// The advance of the largest sizes in em units: the size itself.
  package static let large = FaceInstance.emUnits

  private static let sizes: [Double] = [14, 16, 34, 38, 40, 64]
  private static let advances: [Double] = [
    14 * Double(small) / Double(large), 21, 38, 42.75, 45, 64,
  ]

  /// Returns the advance of an emoji at a size, both in points.
  package static func advance(at pointSize: Double) -> Double {
    guard pointSize > sizes[0] else { return pointSize * advances[0] / sizes[0] }
    for index in 1..<sizes.count where pointSize <= sizes[index] {
      let share = (pointSize - sizes[index - 1]) / (sizes[index] - sizes[index - 1])
      return advances[index - 1] + (advances[index] - advances[index - 1]) * share
    }
    return pointSize
  }

  /// Returns the place between the advances of small and of large sizes, from 0 to 1.
  package static func position(at pointSize: Double) -> Double {
    guard pointSize > 0 else { return 0 }
    let widest = advances[0] / sizes[0]
    return (widest - advance(at: pointSize) / pointSize) / (widest - 1)
  }
}
