import Testing

@testable import Typesetting

/// The pass over sums beside the filler, which measures line by line.
@Suite struct BranchFreeFillTests {
  /// Numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Letters, spaces and places to break.
  private static func text(_ numbers: inout Numbers) -> String {
    let characters = (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
      "aaaaaaab|  ".randomElement(using: &numbers) ?? "a"
    }
    // A bar ends a segment, so something has to be in front of it.
    return "a" + String(characters).replacing("||", with: "|").replacing(" |", with: " ") + "a"
  }

  private static func deltas(
    of record: ParagraphRecord,
    _ numbers: inout Numbers
  ) -> [Int: (Int32, Int32)] {
    var deltas: [Int: (Int32, Int32)] = [:]
    for segment in 0..<record.segmentCount - 1 where Int.random(in: 0...3, using: &numbers) == 0 {
      deltas[segment] = (.random(in: -1...1, using: &numbers), .random(in: -1...1, using: &numbers))
    }
    return deltas
  }

  /// The number of lines and the widest of them, by the filler.
  private static func expected(_ source: UniformSource, _ limit: Int64) -> LineCount {
    var filler = LineFiller(source)
    var result: LineCount = (0, .min)
    while let line = filler.next(limit: limit) {
      result = (result.lines + 1, max(result.widest, line.width))
    }
    return result
  }

  @Test(arguments: 0..<40)
  func `Sums give the lines of the filler`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    var answers = 0
    for _ in 0..<20 {
      let text = Self.text(&numbers)
      let deltas = Self.deltas(of: LineFillerTests.record(text), &numbers)
      LineFillerTests.record(text, deltas: deltas).withView { view in
        for width in 1...24 {
          let source = UniformSource(view, LineFillerTests.style, paragraph: nil)
          let limit = source.limit(Double(width)) / EmUnits.opticalSteps
          let places = TextCoordinates(view)
          let fill = BranchFreeFill(view: view, places: places, limit: limit, paragraph: nil)
          guard let found = fill.count(mayChange: true) else { continue }
          let expected = Self.expected(source, limit * EmUnits.opticalSteps)
          #expect(found.lines == expected.lines, "\(text), width \(width), \(deltas)")
          #expect(found.widest * EmUnits.opticalSteps == expected.widest, "\(text), \(width)")
          answers += 1
        }
      }
    }
    #expect(answers > 240)
  }

  @Test(arguments: 0..<20)
  func `Whole words are counted as the filler counts them`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    for _ in 0..<20 {
      let text = Self.text(&numbers)
      LineFillerTests.record(text).withView { view in
        let longest = Int(view.layout.longestSegment / EmUnits.perEm)
        for width in max(longest, 1)...longest + 24 {
          let source = UniformSource(view, LineFillerTests.style, paragraph: nil)
          let limit = source.limit(Double(width)) / EmUnits.opticalSteps
          let places = TextCoordinates(view)
          let found = BranchFreeFill(view: view, places: places, limit: limit, paragraph: nil)
            .countWholeWords()
          let expected = Self.expected(source, limit * EmUnits.opticalSteps)
          #expect(found.lines == expected.lines, "\(text), width \(width)")
          #expect(found.widest * EmUnits.opticalSteps == expected.widest, "\(text), \(width)")
        }
      }
    }
  }

  /// Letters of this record have no tracking, so its sums are those of the masters alone.
  @Test(arguments: [Int64(0), 5_000, 16_384])
  func `Between masters lines are those of the filler`(share: Int64) {
    var numbers = Numbers(state: 7)
    let style = ScaledStyle(pointSize: 1, ascent: 1, descent: 0, displayShare: share)
    for _ in 0..<40 {
      let text = Self.text(&numbers)
      LineFillerTests.record(text).withView { view in
        for width in 1...24 {
          let source = UniformSource(view, style, paragraph: nil)
          let limit = source.limit(Double(width))
          let places = MixedCoordinates(source)
          let fill = BranchFreeFill(view: view, places: places, limit: limit, paragraph: nil)
          guard let found = fill.count(mayChange: true) else { continue }
          #expect(found == Self.expected(source, limit), "\(text), width \(width)")
        }
      }
    }
  }
}
