import FontDescriptors
import FontManagement
import Testing

/// Optical size, tracking and lines against `sf-advances.json`.
@Suite struct SystemFontMetricsOfSanFrancisco {
  let file: AdvancesFile

  init() throws {
    file = try AdvancesFile.shared.get()
  }

  @Test func `the optical position is the measured one at every size`() throws {
    for (size, position) in file.opsz.exact {
      let size = try #require(Double(size))
      #expect(SystemFontMetrics.opticalPosition(at: size) == position / 16384, "\(size)")
    }
    #expect(SystemFontMetrics.opticalPosition(at: 8) == 0)
    #expect(SystemFontMetrics.opticalPosition(at: 96) == 1)
  }

  @Test func `tracking is the measured one at every size`() throws {
    for (size, tracking) in file.tracking.measured {
      let size = try #require(Double(size))
      #expect(SystemFontMetrics.tracking(at: size) == Int(tracking), "\(size)")
    }
  }

  @Test func `tracking is the published one at every other size`() throws {
    for (size, tracking) in file.tracking.published {
      let size = try #require(Double(size))
      #expect(SystemFontMetrics.tracking(at: size) == Int(tracking), "\(size)")
    }
  }

  @Test func `sizes outside the table take the nearest tracking`() {
    #expect(SystemFontMetrics.tracking(at: 1) == 82)
    #expect(SystemFontMetrics.tracking(at: 0) == 82)
    #expect(SystemFontMetrics.tracking(at: 500) == 0)
  }

  @Test func `a line has 2444 of 2048 parts of an em`() {
    let metrics = SystemFontMetrics.verticalMetrics(at: 17, weight: 400)
    #expect(metrics.ascender * 2048 == 1950)
    #expect(metrics.descender * 2048 == -494)
    #expect(metrics.capHeight * 2048 == 1443)
  }

  @Test(arguments: [(8.0, 400.0, 1078.0), (8, 900, 1124), (32, 400, 1040), (32, 700, 1072)])
  func `the height of the x is the measured one`(size: Double, weight: Double, height: Double) {
    let metrics = SystemFontMetrics.verticalMetrics(at: size, weight: weight)
    #expect(metrics.xHeight * 2048 == height)
  }
}
