import DynamicType
import SizeStatistics
import Testing

@Suite("The chart of text sizes")
struct ChartTests {
  private func svg(_ text: String, by: [String] = [], notes: [String] = []) -> String {
    let summary = SizeSummary(statistics(text, by: by))
    return SizeChart(summary, title: "Sizes <of> \"all\" & \u{1B}", notes: notes).svg
  }

  @Test("has a title, a description and text, and asks nothing of the network")
  func accessible() {
    let svg = svg("category,count\nM,250\nL,700\nXL,50\n", notes: ["A note."])
    #expect(
      svg.contains("<title id=\"title\">Sizes &lt;of&gt; &quot;all&quot; &amp; \u{FFFD}</title>")
    )
    #expect(svg.contains("role=\"img\" aria-labelledby=\"title description\""))
    #expect(svg.contains("1000 users: M 25.0 %, L 70.0 %, XL 5.0 %."))
    #expect(svg.contains(">70.0 %</text>") && svg.contains(">A note.</text>"))
    #expect(svg.contains("prefers-color-scheme: dark"))
    #expect(svg.components(of: "http") == 1)
  }

  @Test("has a bar for each bin with users, and one group below the other")
  func bars() {
    let one = svg("category,count\nM,250\nL,700\nXL,50\n")
    #expect(one.components(of: "class=\"bar\"") == 3)
    let groups = svg("os,category,count\niOS,L,700\nvision,L,500\n", by: ["os"])
    #expect(groups.components(of: "class=\"bar\"") == 3)
    #expect(groups.contains(">iOS</text>") && groups.contains(">vision</text>"))
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
