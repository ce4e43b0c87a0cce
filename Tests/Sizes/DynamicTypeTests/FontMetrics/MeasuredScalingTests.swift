import DynamicType
import Testing

/// The 5,016 values that a device with iOS 26 and three pixels a point gave.
@Suite struct ScalingMeasuredOnIOS26 {
  private struct Comparison {
    var count = 0
    var differences: [String] = []
  }

  @Test func `2,508 scaled values of the device are reproduced to the printed digits`() throws {
    let comparison = try compare(\.scaled) { metrics, base, traits in
      metrics.scaledValue(for: base, compatibleWith: traits)
    }
    #expect(comparison.count == 2508)
    #expect(comparison.differences == [])
  }

  @Test func `2,507 of 2,508 font sizes of the device are reproduced, and the other is known`()
    throws
  {
    let comparison = try compare(\.scaledFont) { metrics, base, traits in
      metrics.scaledPointSize(for: base, compatibleWith: traits)
    }
    #expect(comparison.count == 2508)
    #expect(comparison.differences == ["headline at AX4: 11.0 gives 26.0, measured 25.0"])
  }

  @Test func `the published table differs from the device in the rows of eight leadings`() throws {
    let published: MeasuredMetricsFile = try ReferenceData.read("uifontmetrics-ios26")
    let rows = Set(published.leadingOverridesAgainstHIG.map { "\($0.style) at \($0.category)" })
    let comparison = try compare(\.scaled) { metrics, base, traits in
      metrics.scaledValue(
        for: base,
        compatibleWith: traits.modifyingTraits { $0.systemVersion = SystemVersion(18) }
      )
    }
    let different = Set(comparison.differences.map { String($0.prefix { $0 != ":" }) })
    #expect(different == rows)
    #expect(comparison.differences.count == 151)
  }

  private func compare(
    _ values: KeyPath<MeasuredMetricsFile.Cell, [Double]>,
    with scale: (FontMetrics, Double, TraitCollection) -> Double
  ) throws -> Comparison {
    let file: MeasuredMetricsFile = try ReferenceData.read("uifontmetrics-ios26")
    var comparison = Comparison()
    for (name, row) in file.styles {
      let metrics = FontMetrics(forTextStyle: try #require(ReferenceNames.styles[name]))
      for (short, cell) in row.categories {
        let traits = TraitCollection(
          preferredContentSizeCategory: try #require(ReferenceNames.category(short: short)),
          displayScale: 3,
          userInterfaceIdiom: .phone,
          systemVersion: SystemVersion(26)
        )
        for (base, measured) in zip(file.bases, cell[keyPath: values]) {
          let scaled = scale(metrics, base, traits)
          comparison.count += 1
          guard abs(scaled - measured) > 1e-6 else { continue }
          comparison.differences.append(
            "\(name) at \(short): \(base) gives \(scaled), measured \(measured)"
          )
        }
      }
    }
    return comparison
  }
}
