import DynamicType
import SizeStatistics
import Testing

@Suite("Small groups of users")
struct DisclosureTests {
  private func summary(_ text: String, by: [String] = [], least: Int = 10) -> SizeSummary {
    SizeSummary(statistics(text, by: by), minimumGroup: least)
  }

  @Test("Accessibility sizes are merged among each other first")
  func accessibility() throws {
    let total = try #require(
      summary("category,count\nL,700\nXXXL,40\nAX1,9\nAX2,4\nAX3,0\nAX5,3\n").total
    )
    #expect(total.text == "L 700, XXXL 40, AX1–AX5 16")
    #expect(total.bins.count == 8)
  }

  @Test("Merging goes to the neighbor of the same kind, then to that with fewer users")
  func neighbors() throws {
    let total = try #require(
      summary("category,count\nXS,3\nS,20\nM,90\nL,700\nXL,9\nXXXL,12\nAX1,2").total
    )
    #expect(total.text == "XS–S 23, M 90, L 700, XL–AX1 23")
  }

  @Test("Nothing is shown of fewer users than the smallest group, and nothing merged with 1")
  func few() {
    #expect(summary("category,count\nL,5\nXL,4\n").total == nil)
    #expect(summary("category,count\nL,5\nXL,5\n").total?.text == "L–XL 10")
    #expect(summary("category,count\nL,5\nXL,4\n", least: 1).total?.text == "L 5, XL 4")
    #expect(summary("category,count\nL,0\n").total?.users == 0)
  }

  @Test("Few users without a category are not told exactly")
  func unspecified() {
    #expect(summary("category,count\nL,50\nunspecified,4\n").unspecified == 1...9)
    #expect(summary("category,count\nL,50\nunspecified,40\n").unspecified == 40...40)
  }

  @Test("All groups have the same bins, in which each has no user or enough of them")
  func cells() throws {
    let summary = summary(
      "platform,XS,S,L,XL,AX1\niOS,20,30,500,40,15\nvisionOS,15,4,200,12,0\n",
      by: ["platform"]
    )
    #expect(
      summary.groups.map(\.distribution.text) == [
        "XS–S 50, L 500, XL 40, AX1 15", "XS–S 19, L 200, XL 12",
      ]
    )
    #expect(summary.total?.text == "XS–S 69, L 700, XL 52, AX1 15")
  }

  @Test("Small groups are shown as one, with the smallest other group where they are too few")
  func groups() {
    let text = "version,category,count\n1,L,1000\n2,L,500\n3,L,20\n4,L,3\n"
    let few = summary(text, by: ["version"])
    #expect(few.groups.map(\.values) == [["1"], []])
    #expect(few.groups.map(\.merged) == [1, 3])
    #expect(few.groups.map(\.distribution.users) == [1000, 523])
    let many = summary(text + "5,L,99\n", by: ["version"])
    #expect(many.groups.map(\.values) == [["1"], ["2"], []])
    #expect(many.groups.last?.distribution.users == 122)
    #expect(summary("version,category,count\n1,L,90\n2,L,20\n", by: ["version"]).groups.isEmpty)
  }

  @Test("No figure and no difference of figures of groups tells of fewer users, in many tables")
  func differences() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<200 {
      var text = "group,category,count\n"
      for group in 0..<1 + next(6) {
        for category in ContentSizeCategory.allCases where next(3) > 0 {
          text += "\(group),\(category),\(next(4) == 0 ? next(2000) : next(25))\n"
        }
      }
      let statistics = statistics(text, by: ["group"])
      let summary = SizeSummary(statistics)
      guard let total = summary.total else { continue }
      #expect(total.users == statistics.total.total)
      var sums = total.bins.map { _ in 0 }
      for group in summary.groups {
        for (index, bin) in group.distribution.bins.enumerated() {
          #expect(bin.users == 0 || bin.users >= 10)
          sums[index] += bin.users
        }
      }
      #expect(total.bins.allSatisfy { $0.users == 0 || $0.users >= 10 })
      #expect(summary.groups.isEmpty || sums == total.bins.map(\.users))
    }
  }
}
