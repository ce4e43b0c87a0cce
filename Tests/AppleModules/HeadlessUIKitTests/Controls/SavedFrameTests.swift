import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

/// Frames are those that Interface Builder saved in public documents with these constraints.
@Suite("Controls have the frames that Interface Builder saved")
struct SavedFrameTests {
  @Test("A switch reaches 2 points beyond its trailing edge (NetNewsWire, Inspector)")
  func trailingSwitch() {
    let stage = Stage(UISwitch(), 374, 44)
    let frame = stage.frame([stage.trailing(20), stage.centerY()])
    #expect(frame == CGRect(x: 305, y: 6.5, width: 51, height: 31))
  }

  @Test("A switch at its leading edge does not (AVCamPhotoFilter)")
  func leadingSwitch() {
    let stage = Stage(UISwitch(), 375, 647)
    let frame = stage.frame([stage.leading(8), stage.top(20)])
    #expect(frame == CGRect(x: 8, y: 20, width: 51, height: 31))
  }

  @Test("A switch in the middle is half of that to the side (UIKitCatalog)")
  func centeredSwitch() {
    let stage = Stage(UISwitch())
    let frame = stage.frame([
      stage.root.centerXAnchor.constraint(equalTo: stage.control.centerXAnchor, constant: -0.5),
      stage.centerY(),
    ])
    #expect(frame == CGRect(x: 163.5, y: 6.5, width: 51, height: 31))
  }

  @Test("A slider reaches 2 points beyond both sides and 1 below (UIKitCatalog)")
  func slider() {
    let stage = Stage(UISlider())
    let frame = stage.frame([
      stage.leading(20), stage.trailing(20),
      stage.root.centerYAnchor.constraint(equalTo: stage.control.centerYAnchor, constant: -0.5),
    ])
    #expect(frame == CGRect(x: 18, y: 7.5, width: 339, height: 31))
  }

  @Test("A slider with a height is 1 point higher (Quartz2D)")
  func tallSlider() {
    let stage = Stage(UISlider(), 375, 667)
    let frame = stage.frame([
      stage.control.heightAnchor.constraint(equalToConstant: 40), stage.trailing(20),
      stage.bottom(20), stage.leading(85),
    ])
    #expect(frame == CGRect(x: 83, y: 607, width: 274, height: 41))
  }

  @Test("Segments are 1 point higher than their constraint (NYPL Simplified)")
  func segments() {
    let stage = Stage(UISegmentedControl(items: ["Contents", "Bookmarks"]), 375, 60)
    let frame = stage.frame([
      stage.control.heightAnchor.constraint(equalToConstant: 30), stage.centerY(),
      stage.leading(16), stage.trailing(16),
    ])
    #expect(frame == CGRect(x: 16, y: 15, width: 343, height: 31))
  }

  @Test("A progress view is 2 points, since iOS 14 4 (UIKitCatalog, Pocket Casts)")
  func progress() {
    let old = Stage(UIProgressView(progressViewStyle: .default))
    #expect(
      old.frame([old.leading(20), old.trailing(20), old.centerY()])
        == CGRect(x: 20, y: 21, width: 335, height: 2)
    )
    let new = Stage(UIProgressView(progressViewStyle: .default), 240, 220, version: 16)
    #expect(
      new.frame([new.leading(10), new.trailing(10), new.top(187.5)])
        == CGRect(x: 10, y: 187.5, width: 220, height: 4)
    )
  }

  @Test("A progress view in a bar is 2.5 points (UIKitCatalog)")
  func barProgress() {
    let stage = Stage(UIProgressView(progressViewStyle: .bar))
    let frame = stage.frame([stage.leading(20), stage.trailing(15), stage.top(21.5)])
    #expect(frame == CGRect(x: 20, y: 21.5, width: 340, height: 2.5))
  }

  @Test(
    "Controls without other constraints have their own size",
    arguments: [
      ("stepper until iOS 12", 12, 94, 29), ("stepper", 13, 94, 32), ("pages", 13, 39, 37),
      ("pages", 15, 121.5, 27.5), ("pages", 16, 116, 26), ("pages", 18, 74, 26),
      ("info", 12, 22, 22), ("info", 13, 25, 24), ("info", 18, 26, 26),
      ("add", 12, 22, 22), ("add", 16, 20, 20), ("add", 17, 26, 26),
      ("medium", 13, 20, 20), ("large", 13, 37, 37), ("white", 12, 20, 20),
      ("picker", 13, 320, 216), ("dates", 13, 320, 216),
    ] as [(String, UInt16, Double, Double)]
  )
  func ownSizes(name: String, version: UInt16, width: Double, height: Double) {
    let view: UIView
    switch name {
    case "pages":
      let pages = UIPageControl()
      pages.numberOfPages = 3
      view = pages
    case "info": view = UIButton(type: .infoLight)
    case "add": view = UIButton(type: .contactAdd)
    case "medium": view = UIActivityIndicatorView(style: .medium)
    case "large": view = UIActivityIndicatorView(style: .large)
    case "white": view = UIActivityIndicatorView(style: .white)
    case "picker": view = UIPickerView()
    case "dates": view = UIDatePicker()
    default: view = UIStepper()
    }
    let stage = Stage(view, 375, 667, version: version)
    let frame = stage.frame([stage.leading(10), stage.top(10)])
    #expect(frame.size == CGSize(width: width, height: height))
  }
}

/// Measurements of the project's reference data, `control-sizes.json`.
@Suite("Controls have their measured sizes on iOS 26")
struct MeasuredControlTests {
  @Test("A switch is 63 by 28 with an intrinsic size of 61 by 28 (iPhone SE and 16)")
  func toggle() {
    let stage = Stage(UISwitch(), version: 26)
    let frame = stage.frame([stage.leading(20), stage.centerY()])
    #expect(frame.size == CGSize(width: 63, height: 28))
    #expect(stage.control.intrinsicContentSize == CGSize(width: 61, height: 28))
  }

  @Test("A compact date picker is 34 high with text of 17 points at every size (iPhone SE)")
  func compactDate() throws {
    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
      let window = makeWindow(category, version: 26)
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      window.addSubview(picker)
      #expect(picker.intrinsicContentSize.height == 34)
      picker.sizeToFit()
      let text = try #require(window.layoutSnapshot().texts.first)
      #expect(text.text.fonts.map(\.pointSize) == [17])
      #expect(text.text.string == (category == .large ? "Jan 1, 2001" : "1/1/01"))
    }
  }

  @Test("The other rows were measured on the Mac: slider 34, pages 18 n + 20, progress 4")
  func catalyst() {
    let slider = Stage(UISlider(), version: 26).control
    #expect(slider.intrinsicContentSize.height == 34)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    #expect(
      Stage(pages, version: 26).control.intrinsicContentSize == CGSize(width: 110, height: 26)
    )
    let progress = Stage(UIProgressView(progressViewStyle: .default), version: 26).control
    #expect(progress.intrinsicContentSize.height == 4)
    let stepper = Stage(UIStepper(), version: 26).control
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }
}
