import OSLog
import Testing

@Suite("OSLog")
struct OSLogTests {
  @Test func `Messages of every spelling compile, and their values are not computed`() {
    var count = 0
    func value() -> Int {
      count += 1
      return count
    }
    let logger = Logger(subsystem: "com.example", category: "screens")
    logger.debug("Loaded \(value(), privacy: .public) of \(2.5, format: .fixed(precision: 1))")
    logger.error("Failed: \("text", privacy: .private)")
    os_log("%d", log: .default, type: .info, 3)
    #expect(count == 0)
  }

  @Test func `A lock guards its value`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock { state in
        state += 1
        return state
      } == 2
    )
  }
}
