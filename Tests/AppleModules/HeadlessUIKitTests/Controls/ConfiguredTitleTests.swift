import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// A filled button as iOS 26 drew it: leboncoin/spark-ios-component-card, SparkUICardSnapshotTests.
@Suite("Titles of states beside a configuration")
struct ConfiguredTitleTests {
  private func button(version: UInt16) -> (button: UIButton, stage: Stage) {
    let button = UIButton(configuration: .filled())
    button.setTitle("Button", for: .normal)
    return (button, Stage(button, 375, 100, version: version, scale: 3))
  }

  @Test("A configuration without a title shows that of the state: 225 by 103 pixels")
  func title() {
    let (button, stage) = button(version: 26)
    let frame = stage.frame([stage.leading(0), stage.top(0)])
    #expect(frame.width == 75)
    #expect(abs(frame.height - 34.333) < 0.001)
    button.configuration?.title = "Go"
    stage.root.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go")
  }

  @Test("Its background is a capsule from iOS 26 on", arguments: [(18, 6.0), (26, 17.167)])
  func capsule(version: UInt16, radius: Double) throws {
    let (button, stage) = button(version: version)
    _ = stage.frame([stage.leading(0), stage.top(0)])
    var radii: [Double] = []
    button.layoutSnapshot().walk { visit in
      for case .fill(.roundedRect(_, let corners, _), _) in visit.element.drawings {
        radii.append(corners.topLeft)
      }
      return true
    }
    #expect(radii.count == 1)
    #expect(abs(try #require(radii.first) - radius) < 0.01)
  }
}
