import DynamicType
import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Values of controls stay in their range")
struct ControlValueTests {
  @Test(
    "A slider takes no value that is no number",
    arguments: [Float.nan, .signalingNaN]
  )
  func sliderNaN(value: Float) {
    let slider = UISlider()
    slider.value = 0.25
    slider.value = value
    #expect(slider.value == 0.25)
    slider.minimumValue = value
    slider.maximumValue = value
    #expect((slider.minimumValue, slider.maximumValue) == (0, 1))
  }

  @Test("A slider keeps infinite values at its ends and takes no infinite range")
  func sliderInfinity() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.value = .infinity
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.maximumValue = .infinity
    slider.minimumValue = -.infinity
    #expect((slider.minimumValue, slider.maximumValue) == (0, 1))
  }

  @Test("The largest finite range has its middle in the middle")
  func widestSlider() {
    let slider = UISlider()
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = 0
    #expect(slider.fraction == 0.5)
  }

  @Test("A range that is turned around follows the end that was set last")
  func turnedSlider() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
    slider.maximumValue = 2
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (2, 2, 2))
    #expect(slider.fraction == 0)
  }

  @Test(
    "Progress lies between 0 and 1",
    arguments: [(Float.infinity, 1), (-3, 0), (7, 1), (0.5, 0.5)] as [(Float, Float)]
  )
  func progress(set: Float, shown: Float) {
    let view = UIProgressView()
    view.progress = set
    #expect(view.progress == shown)
    view.setProgress(.nan, animated: true)
    #expect(view.progress == shown)
  }

  @Test("A stepper stops at its ends, or goes on at the other one")
  func stepper() {
    let stepper = UIStepper()
    var sent = 0
    stepper.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    stepper.maximumValue = 2
    stepper.step(up: true)
    stepper.step(up: true)
    stepper.step(up: true)
    #expect((stepper.value, sent) == (2, 2))
    stepper.wraps = true
    stepper.step(up: true)
    #expect((stepper.value, sent) == (0, 3))
    stepper.step(up: false)
    #expect(stepper.value == 2)
    stepper.stepValue = 0
    stepper.stepValue = .nan
    stepper.value = .nan
    #expect((stepper.stepValue, stepper.value) == (1, 2))
  }

  @Test("Pages that do not exist are the nearest that do")
  func pages() {
    let pages = UIPageControl()
    pages.numberOfPages = -4
    #expect((pages.numberOfPages, pages.currentPage) == (0, 0))
    pages.numberOfPages = 3
    pages.currentPage = 99
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.setIndicatorImage(UIImage(), forPage: 7)
    #expect(pages.indicatorImage(forPage: 7) == nil)
  }

  @Test("A million pages are drawn as many as fit")
  func manyPages() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
    pages.traitOverrides.systemVersion = SystemVersion(13)
    pages.numberOfPages = 1_000_000
    #expect(pages.layoutSnapshot().root.drawings.count == 6)
  }

  @Test("Segments that do not exist are left alone")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", 3])
    #expect(control.numberOfSegments == 2)
    control.selectedSegmentIndex = 5
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("Nine", forSegmentAt: 9)
    control.setWidth(.nan, forSegmentAt: 0)
    control.setEnabled(false, forSegmentAt: -1)
    control.removeSegment(at: 4, animated: false)
    #expect(control.titleForSegment(at: 9) == nil)
    #expect(control.widthForSegment(at: 0) == 0)
    control.insertSegment(withTitle: "Last", at: 100, animated: false)
    #expect(control.titleForSegment(at: 2) == "Last")
    control.selectedSegmentIndex = 2
    control.insertSegment(withTitle: "First", at: -3, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.removeSegment(at: 3, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test("A picker chooses rows that exist")
  func picker() {
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.titles = [["A", "B"], []]
    picker.selectRow(50, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 7, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(picker.numberOfRows(inComponent: -1) == 0)
    #expect(picker.layoutSnapshot().texts.map(\.text.string) == ["A", "B"])
  }

  @Test("A date lies between its limits and is always a date")
  func date() {
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 10)
    picker.date = Date(timeIntervalSinceReferenceDate: 1e9)
    #expect(picker.date.timeIntervalSinceReferenceDate == 10)
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date.timeIntervalSinceReferenceDate == 10)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.countDownDuration = .infinity
    #expect(picker.countDownDuration == 86_399)
  }
}
