import FontDescriptors
import FontManagement
import Testing

/// Advances of emoji against `emoji-advances.json`.
@Suite struct EmojiAdvancesOfTheSystem {
  struct File: Decodable {
    struct Row: Decodable {
      var size: Double
      var advance: Double
    }
    var advances: [Row]
  }

  let rows: [File.Row]

  init() throws {
    let file: File = try ReferenceData.read("emoji-advances")
    rows = file.advances
  }

  @Test func `an emoji is as wide as it was published`() {
    #expect(rows.count == 6)
    for row in rows {
      #expect(abs(EmojiAdvances.advance(at: row.size) - row.advance) < 1e-4, "\(row.size)")
    }
  }

  @Test func `a label of one emoji is as wide as Interface Builder saved it`() {
    // Eureka's EmojiCell.xib at 35 points, in whole points; SwiftMessages' MessageView.xib at 38, in halves.
    #expect(EmojiAdvances.advance(at: 35).rounded(.up) == 40)
    #expect((EmojiAdvances.advance(at: 38) * 2).rounded(.up) / 2 == 43)
  }

  @Test func `an emoji is never narrower beside larger text nor narrower than the size`() {
    var last = 0.0
    for size in stride(from: 1.0, through: 120, by: 0.5) {
      let advance = EmojiAdvances.advance(at: size)
      #expect(advance > last && advance >= size, "\(size)")
      last = advance
    }
  }

  @Test func `the masters and the position between them give the advance`() {
    for size in [4.0, 11, 16, 17, 23, 34, 40, 45, 53, 64, 90] {
      let position = EmojiAdvances.position(at: size)
      #expect((0...1).contains(position))
      let small = Double(EmojiAdvances.small) * (1 - position)
      let ems = (small + Double(EmojiAdvances.large) * position) / 256_000
      #expect(abs(ems * size - EmojiAdvances.advance(at: size)) < 1e-9, "\(size)")
    }
    #expect(EmojiAdvances.position(at: 0) == 0)
  }
}
