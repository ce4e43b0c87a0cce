import DynamicType
import Foundation
import RichText
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Controls draw themselves in the system's look")
struct ControlDrawingTests {
  /// The colors of all fills, those behind first.
  private func fills(_ view: UIView, style: UIUserInterfaceStyle = .light) -> [RichText.Color] {
    view.traitOverrides = UITraitCollection(userInterfaceStyle: style)
    return view.layoutSnapshot().root.drawings.compactMap {
      guard case .fill(_, .color(let color)) = $0 else { return nil }
      return color
    }
  }

  private func rects(_ view: UIView) -> [Rect] {
    view.layoutSnapshot().root.drawings.compactMap {
      guard case .fill(let outline, _) = $0 else { return nil }
      return outline.bounds
    }
  }

  @Test(
    "A switch that is on is green, light and dark (Human Interface Guidelines)",
    arguments: [(UIUserInterfaceStyle.light, 0x34C759), (.dark, 0x30D158)]
      as [(UIUserInterfaceStyle, UInt32)]
  )
  func green(style: UIUserInterfaceStyle, hex: UInt32) {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(fills(toggle, style: style).first == Color(hex: hex))
  }

  @Test("The knob of a switch lies at the end that says on")
  func knobs() {
    let toggle = UISwitch()
    toggle.traitOverrides.systemVersion = SystemVersion(13)
    #expect(rects(toggle).last == Rect(x: 2, y: 2, width: 27, height: 27))
    toggle.isOn = true
    #expect(rects(toggle).last == Rect(x: 22, y: 2, width: 27, height: 27))
    toggle.semanticContentAttribute = .forceRightToLeft
    #expect(rects(toggle).last == Rect(x: 2, y: 2, width: 27, height: 27))
  }

  @Test("A disabled switch is weaker and takes no touches")
  func disabled() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.isEnabled = false
    #expect(fills(toggle).first?.alpha == 0.5)
    let interaction = try #require(toggle.layoutSnapshot().root.interaction)
    #expect(!interaction.isEnabled)
    #expect(interaction.hitArea == Rect(x: 0, y: 0, width: 63, height: 28))
  }

  @Test("The knob of a slider lies at its value, and the track has two parts")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 132, height: 31))
    slider.traitOverrides.systemVersion = SystemVersion(13)
    slider.value = 0.5
    let rects = rects(slider)
    #expect(rects.last == Rect(x: 52, y: 1.5, width: 28, height: 28))
    #expect(rects[0] == Rect(x: 66, y: 14.5, width: 64, height: 2))
    #expect(rects[1] == Rect(x: 2, y: 14.5, width: 64, height: 2))
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0
    #expect(self.rects(slider).last?.maxX == 130)
  }

  @Test("Colors of a program replace those of the system")
  func tints() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .red
    toggle.thumbTintColor = .black
    #expect(fills(toggle) == [Color(red: 1, green: 0, blue: 0), .black])
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 2))
    progress.progress = 0.5
    progress.tintColor = .green
    #expect(fills(progress).last == Color(red: 0, green: 1, blue: 0))
    #expect(rects(progress).last?.width == 50)
  }

  @Test("A wheel that stands still is hidden, unless it shall be seen")
  func activity() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    #expect(wheel.layoutSnapshot().root.drawings.count == 8)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("The chosen segment has a plate, and each segment a hit area of its share")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.selectedSegmentIndex = 1
    let root = control.layoutSnapshot().root
    #expect(root.children.map(\.frame.x) == [0, 100, 200])
    #expect(root.children.map { $0.interaction?.hitArea.width } == [100, 100, 100])
    #expect(root.children[1].accessibility.traits == ["button", "selected"])
    #expect(rects(control).last == Rect(x: 102, y: 2, width: 96, height: 28))
    control.setWidth(150, forSegmentAt: 2)
    #expect(control.layoutSnapshot().root.children.map(\.frame.width) == [75, 75, 150])
  }

  @Test(
    "A visual effect draws its material below its content",
    arguments: [
      (UIBlurEffect.Style.systemMaterial, UIUserInterfaceStyle.dark, true), (.light, .dark, false),
      (.dark, .light, true),
    ]
  )
  func materials(style: UIBlurEffect.Style, interface: UIUserInterfaceStyle, isDark: Bool) {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.traitOverrides = UITraitCollection(userInterfaceStyle: interface)
    let root = view.layoutSnapshot().root
    guard case .material(let material, _) = root.drawings.first else {
      Issue.record("no material is drawn")
      return
    }
    #expect(material.isDark == isDark)
    #expect(root.children.map(\.frame) == [Rect(x: 0, y: 0, width: 40, height: 20)])
    #expect(view.containerForLoading === view.contentView)
  }

  @Test("A picker shows the titles of its delegate, the chosen one in the middle")
  func picker() throws {
    final class Planets: UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 8 }
      func pickerView(
        _ view: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
      ) -> String? { "Planet \(row)" }
    }
    let planets = Planets()
    let picker = UIPickerView()
    picker.dataSource = planets
    picker.delegate = planets
    picker.selectRow(4, inComponent: 0, animated: false)
    let texts = picker.layoutSnapshot().texts
    let chosen = try #require(texts.first { $0.text.string == "Planet 4" })
    #expect(chosen.text.color.alpha == 1)
    #expect(chosen.text.frame.y + chosen.text.frame.height / 2 == 108)
    #expect(texts.map(\.text.string) == (1...7).map { "Planet \($0)" })
  }

  @Test("An inline date picker shows the days of its month")
  func calendar() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = Date(timeIntervalSince1970: 1_709_164_800)  // 29 February 2024
    let texts = Set(picker.layoutSnapshot().texts.map(\.text.string))
    #expect(texts.isSuperset(of: ["February 2024", "1", "28", "29", "SUN", "SAT"]))
    #expect(!texts.contains("30"))
  }

  @Test("Wheels show the locale's clock, the chosen time in full strength")
  func wheels() {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSinceReferenceDate: 13 * 3600 + 5 * 60)
    func chosen() -> [String] {
      picker.layoutSnapshot().texts.filter { $0.text.color.alpha == 1 }.map(\.text.string)
    }
    #expect(chosen() == ["1", "05", "PM"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(chosen() == ["13", "05"])
    picker.datePickerMode = .countDownTimer
    picker.timeZone = TimeZone(secondsFromGMT: 7200)
    picker.countDownDuration = 90 * 60
    #expect(chosen() == ["1", "30"])
  }

  @Test("Wheels of a date are as wide as their rows", arguments: ["en_US", "de_DE", "ja_JP"])
  func wheelWidths(locale: String) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: locale)
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    let texts = picker.layoutSnapshot().texts
    #expect(texts.count > 7)
    #expect(texts.allSatisfy { !$0.text.isTruncated && !$0.text.string.contains(",") })
  }
}
