import Foundation
import Testing

@testable import HeadlessUIKit

/// Buttons of Automattic/Gravatar-SDK-iOS, commit of October 2024, on an iPhone SE with iOS 17 and two pixels a point.
@Suite("Symbols of buttons take the height of a line of their font")
struct SymbolButtonTests {
  /// The button of `ProfileButtonBuilder`: a title of 13 points, and an arrow that is drawn 8 points high.
  private func button(symbol points: CGFloat?) -> UIButton {
    var shown = UIButton.Configuration.borderless()
    shown.attributedTitle = AttributedString(
      "View profile",
      attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 13)])
    )
    if let points {
      shown.image = UIImage(systemName: "arrow.forward")
      shown.imagePlacement = .trailing
      shown.imagePadding = 4
      shown.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        pointSize: points,
        weight: .bold,
        scale: .small
      )
    }
    return UIButton(configuration: shown)
  }

  private func height(_ button: UIButton) -> CGFloat {
    let stage = Stage(button, 320, 100, version: 17, scale: 2)
    return stage.frame([stage.leading(0), stage.top(0)]).height
  }

  @Test(
    "A small arrow of 14 points makes a button of 13 points 31 high: testLargeProfileSummaryView"
  )
  func arrow() {
    // 531 pixels, of which 469 are 10, 12, 132, 16, 26.5, 16, 12 and 10 points of the other views.
    #expect(abs(height(button(symbol: 14)) - (531 - 469) / 2) < 0.01)
  }

  @Test("A symbol of the size of the title adds no height")
  func titleSize() {
    #expect(height(button(symbol: 13)) == height(button(symbol: nil)))
  }

  @Test("The arrow lies in the middle, as in testProfileButtonSnapshots")
  func middle() throws {
    let button = button(symbol: 14)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    #expect(abs(image.frame.midY - 25) <= 0.25)
    #expect(image.frame.height < 16)
  }
}
