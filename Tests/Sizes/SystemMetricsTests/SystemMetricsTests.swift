import DynamicType
import LayoutGeometry
import SystemMetrics
import Testing

@Suite struct `Sizes by version of the system` {
  /// Frames that Interface Builder saved, and sizes measured on iOS 26.1.
  @Test(arguments: [(9, 29.0), (12, 29), (13, 32), (18, 32), (26, 32)] as [(UInt16, Double)])
  func `a row holds until the next`(version: UInt16, height: Double) {
    #expect(StepperSizes.size[SystemGeneration(SystemVersion(version))].height == height)
  }

  @Test(arguments: [nil, .unspecified, SystemVersion(26), SystemVersion(26, 1), SystemVersion(27)])
  func `no version and later ones have the newest sizes`(version: SystemVersion?) {
    #expect(SwitchSizes.size[SystemGeneration(version)] == Size(width: 61, height: 28))
    #expect(BarLook.style[SystemGeneration(version)] == .floating)
  }

  @Test func `versions before the first have its sizes`() {
    #expect(SwitchSizes.size[SystemGeneration(SystemVersion(7))] == Size(width: 49, height: 31))
  }
}
