import FontDescriptors
import RichText
import Testing

@Suite struct SlicingTests {
  private let sizes: [Double] = [10, 20, 30, 40]

  private var text: AttributedText {
    sizes.map { AttributedText("ab🙂", font: .systemFont(ofSize: $0)) }
      .reduce(AttributedText("", font: .systemFont(ofSize: 5)), +)
  }

  @Test func `A part has the runs of its stretch and no others`() {
    let part = text.slice(5..<12)
    #expect(part.string == "b🙂ab🙂")
    #expect(part.runs.map(\.range) == [0..<3, 3..<7])
    #expect(part.runs.map(\.attributes.font.pointSize) == [20, 30])
  }

  @Test func `Each part has the characters and attributes of the whole`() {
    let whole = text
    for start in 0...whole.count {
      for end in start...whole.count {
        let part = whole.slice(start..<end)
        #expect(part.runs.last?.range.upperBound == part.string.utf16.count)
        let isPair = whole.slice(0..<start).count != start
        let offset = isPair ? start - 1 : start
        for run in part.runs where !run.range.isEmpty {
          #expect(run.attributes == whole.attributes(at: offset + run.range.lowerBound))
        }
      }
    }
  }

  @Test func `An empty part keeps the attributes at its place`() {
    #expect(text.slice(4..<4).runs.map(\.attributes.font.pointSize) == [20])
    #expect(text.slice(16..<16).runs.map(\.attributes.font.pointSize) == [40])
  }
}
