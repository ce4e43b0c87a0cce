import Testing

@testable import ScreenAudit

@Suite struct `The order of parallel work` {
  @Test(arguments: [(0, 1), (1, 2), (7, 2), (8, 3), (5, 8), (100, 7)])
  func `Every piece is done once`(count: Int, workers: Int) {
    #expect(ParallelMap.order(of: count, for: workers).sorted() == Array(0..<count))
  }

  @Test func `Workers begin far apart`() {
    #expect(ParallelMap.order(of: 7, for: 2) == [0, 4, 1, 5, 2, 6, 3])
    #expect(ParallelMap.order(of: 3, for: 1) == [0, 1, 2])
  }
}
