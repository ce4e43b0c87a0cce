import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Marked boxes in place of what was left out of a program")
struct LeftOutViewTests {
  private func boxes(of view: some View) -> [ImageContent] {
    drawings(of: view, width: 300, height: 200).compactMap { drawing in
      if case .image(let image) = drawing { image } else { nil }
    }
  }

  @Test func `A box says what is missing and of which module`() {
    #expect(
      boxes(of: LeftOutView("KFImage", of: "Kingfisher")).map(\.missingReason) == [
        "Kingfisher · KFImage"
      ]
    )
    #expect(boxes(of: LeftOutView("Badge")).map(\.missingReason) == ["Badge"])
  }

  @Test func `A box has the size that its modifiers give it`() {
    let box = boxes(of: LeftOutView("KFImage").frame(width: 40, height: 30))
    #expect(box.map { [$0.rect.width, $0.rect.height] } == [[40, 30]])
  }

  @Test func `A box without an offer is as large as its label in one line`() {
    let (short, long) = (size(of: LeftOutView("A")), size(of: LeftOutView("ABCDEFGHIJ")))
    // A letter of a picture without a font is 5.6 points from the next one, drawn at 1.5 times that.
    #expect(abs((long.width - short.width) - 9 * 5.6 * 1.5) < 0.01)
    #expect(short.height == long.height)
    #expect(size(of: LeftOutView("A"), width: 80, height: 90).isClose(80, 90))
  }

  @Test func `The text of a box is not a text of the program`() {
    let found = drawings(of: LeftOutView("KFImage", of: "Kingfisher"))
    #expect(found.count == 1)
    for case .text in found { Issue.record("A box has no text of its own.") }
  }

  @Test func `A view of UIKit is a box as well`() {
    let box = LeftOutBox("GaugeView", of: "Gauges")
    box.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    var reasons: [String?] = []
    box.layoutSnapshot().forEach { visit in
      for case .image(let image) in visit.element.drawings { reasons.append(image.missingReason) }
    }
    #expect(reasons == ["Gauges · GaugeView"])
    #expect(box.intrinsicContentSize.height == box.sizeThatFits(.zero).height)
  }

  @Test func `Members and calls of a value that was left out are such values`() {
    let value: LeftOutValue = "text"
    #expect(value.service.load(id: 3, completion: nil) == LeftOutValue())
    #expect([value: 1][LeftOutValue()] == 1)
    #expect("\(value)" == "")
  }
}
