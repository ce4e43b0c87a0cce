import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Controls have the sizes and drawings of UIKit's")
struct ControlTests {
  // StanfordSpezi/SpeziViews, option-picker-inline: rows of buttons whose texts have the tint `.primary` are black.
  @Test("A part of a button's label may have a tint of its own")
  func tints() {
    func color(_ view: some View) -> RichText.Color? {
      var found: RichText.Color?
      ViewHost(view).snapshot(traits: traits()).forEach { visit in
        for case .text(let text) in visit.element.drawings { found = text.color }
      }
      return found
    }
    let own = Button {
    } label: {
      Text("Lake").tint(.red)
    }
    #expect(color(own) == UIColor.systemRed.rgba(for: traits()))
    #expect(color(Button("Lake") {}.tint(.green)) == UIColor.systemGreen.rgba(for: traits()))
    #expect(color(Button("Lake") {}) == UIColor.systemBlue.rgba(for: traits()))
    // `SBBSegmentedPicker` of SchweizerischeBundesbahnen/mobile-ios-design-swiftui.
    #expect(color(Button("Lake") {}.foregroundColor(.white))?.red == 1)
    #expect(color(VStack { Button("Lake") {} }.foregroundStyle(.white))?.green == 1)
  }

  @Test("A button in the header of a section keeps its tint")
  func tintInHeader() {
    var found: RichText.Color?
    let view = List {
      Section {
        Text("Row")
      } header: {
        Button("Lake") {}
      }
    }
    phone(view).forEach { visit in
      for case .text(let text) in visit.element.drawings where text.string == "LAKE" {
        found = text.color
      }
    }
    // Human Interface Guidelines, Color: system blue is 0, 122, 255 up to iOS 18 and 0, 136, 255 from iOS 26 on.
    #expect(found?.red == 0)
    #expect(found?.blue == 1)
  }

  private func element(_ name: String, in view: some View, width: Double = 300) -> SnapshotElement?
  {
    var found: SnapshotElement?
    ViewHost(view).snapshot(size: Size(width: width, height: 400), traits: traits()).forEach {
      if $0.element.identity.className == name { found = found ?? $0.element }
    }
    return found
  }

  @Test("A switch, a stepper and a slider are as large as in UIKit")
  func sizes() {
    func natural(_ view: UIView) -> CGSize {
      view.traitOverrides = traits()
      return view.intrinsicContentSize
    }
    let toggle = natural(UISwitch())
    let bare = Toggle("A", isOn: .constant(true)).labelsHidden()
    #expect(size(of: bare).isClose(toggle.width, toggle.height))
    let stepper = natural(UIStepper())
    let counter = Stepper("A", value: .constant(1), in: 0...2).labelsHidden()
    #expect(size(of: counter).isClose(stepper.width, stepper.height))
    let slider = size(of: Slider(value: .constant(0.5)), width: 200)
    #expect(slider.isClose(200, natural(UISlider()).height))
  }

  @Test("A switch with a label takes the width, and its switch lies at the trailing edge")
  func toggle() {
    let view = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(size(of: view, width: 300).width == 300)
    let found = element("Toggle", in: view)
    #expect(found?.frame.maxX == 300)
    #expect(found?.role == .switch)
  }

  @Test("A button is its label, with the insets and the background of the style")
  func button() throws {
    let plain = Button("Save") {}
    let label = size(of: Text("Save"))
    #expect(size(of: plain).isClose(label.width, label.height))
    #expect(size(of: plain.buttonStyle(.bordered)).isClose(label.width + 24, label.height + 14))
    let large = plain.buttonStyle(.borderedProminent).controlSize(.large)
    #expect(size(of: large).isClose(label.width + 40, label.height + 30))
    let found = try #require(element("Button", in: large))
    #expect(found.accessibility.label == "Save")
    #expect(found.accessibility.traits == ["button"])
    #expect(found.interaction?.hitArea == Rect(origin: .zero, size: found.frame.size))
    #expect(!found.drawings.isEmpty || !found.children.isEmpty)
    var texts: [SnapshotElement] = []
    ViewHost(large).snapshot(traits: traits()).forEach {
      if $0.element.role == .label { texts.append($0.element) }
    }
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { !$0.accessibility.isElement })
  }

  @Test("A style of a program wraps the label, and the button stays one")
  func customStyle() throws {
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(maxWidth: .infinity).padding(10)
      }
    }
    let view = Button("Save") {}.buttonStyle(Wide())
    #expect(size(of: view, width: 200).width == 200)
    #expect(element("Button", in: view)?.role == .button)
  }

  @Test("Progress with a value is a bar as wide as its room, without one a wheel")
  func progress() {
    let bar = size(of: ProgressView(value: 0.4), width: 120)
    let uiBar = UIProgressView()
    uiBar.traitOverrides = traits()
    #expect(bar.isClose(120, uiBar.intrinsicContentSize.height))
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.traitOverrides = traits()
    let expected = wheel.intrinsicContentSize
    #expect(size(of: ProgressView(), width: 120).isClose(expected.width, expected.height))
    #expect(size(of: ProgressView(value: 0.4).progressViewStyle(.circular)).width < 60)
  }

  @Test("A style of progress has a color of its own")
  func tintOfProgress() {
    func isRed(_ view: some View) -> Bool {
      var found = false
      phone(view).forEach { visit in
        for drawing in visit.element.drawings {
          switch drawing {
          case .fill(_, .color(let color)), .stroke(_, .color(let color), _):
            if color.red == 1, color.green == 0, color.blue == 0 { found = true }
          default: break
          }
        }
      }
      return found
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let bar = ProgressView(value: 0.4)
    #expect(isRed(bar.progressViewStyle(LinearProgressViewStyle(tint: red))))
    #expect(!isRed(bar.progressViewStyle(LinearProgressViewStyle())))
    #expect(isRed(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: red))))
    #expect(!isRed(ProgressView().progressViewStyle(CircularProgressViewStyle())))
  }

  @Test("Progress of an interval stands at its beginning, with the time that is left or has passed")
  func interval() {
    let start = Date(timeIntervalSince1970: 0)
    let tea = start...start.addingTimeInterval(300)
    let label = ProgressView(timerInterval: tea) { Text("Tea") }
    #expect(phone(label).texts == ["Tea", "5:00"])
    #expect(phone(ProgressView(timerInterval: tea)).texts == ["5:00"])
    #expect(phone(ProgressView(timerInterval: tea, countsDown: false)).texts == ["0:00"])
    let own = ProgressView(timerInterval: tea) {
      Text("Tea")
    } currentValueLabel: {
      Text("soon")
    }
    #expect(phone(own).texts == ["Tea", "soon"])
  }

  @Test("A scroll view takes its room, and its content keeps its length")
  func scroll() throws {
    let view = ScrollView {
      Color.red.frame(width: 80, height: 900)
    }
    #expect(size(of: view, width: 200, height: 400).isClose(80, 400))
    let found = try #require(element("ScrollView", in: view.frame(width: 200)))
    #expect(found.scroll?.contentSize == Size(width: 80, height: 900))
    #expect(found.scroll?.scrollsHorizontally == false)
    let across = ScrollView(.horizontal) { Color.red.frame(width: 900, height: 30) }
    #expect(size(of: across, width: 200, height: 400).isClose(200, 30))
  }

  // Apple's documentation of `Stepper`: a closure that is nil disables its button, and bounds limit the value.
  @Test("A stepper disables the button of a direction in which its value cannot change")
  func stepperDirections() {
    func isDim(_ stepper: some View) -> [Bool] {
      var dim: [Bool] = []
      ViewHost(stepper).snapshot(size: Size(width: 300, height: 60), traits: traits()).forEach {
        visit in
        for case .symbol(let symbol) in visit.element.drawings {
          dim.append(symbol.tint.alpha < 0.5)
        }
      }
      return dim
    }
    let free = isDim(Stepper("Copies", value: .constant(2)))
    let least = isDim(Stepper("Copies", value: .constant(2), in: 2...9))
    let most = isDim(Stepper("Copies", value: .constant(9), in: 2...9))
    #expect(free != least && least != most && free != most)
    #expect(isDim(Stepper("Copies", value: .constant(5), in: 2...9)) == free)
  }

  // Apple's documentation of `buttonBorderShape(_:)` and of its shapes.
  @Test("A bordered button is a circle where it is told so")
  func circles() {
    let button = Button {
    } label: {
      Color.red.frame(width: 20, height: 12)
    }.buttonStyle(.bordered)
    let circle = size(of: button.buttonBorderShape(.circle))
    #expect(circle.width == circle.height && circle.width < size(of: button).width)
    #expect(size(of: button.buttonBorderShape(.capsule)) == size(of: button))
  }

  // SchweizerischeBundesbahnen/mobile-ios-design-swiftui, `testNavigationBarWithSBBIcon`: the bar of a SwiftUI screen is
  // red by the proxy.
  @Test("Bars of SwiftUI take the values of UIKit's appearance proxies")
  func proxies() {
    func colors() -> [RichText.Color] {
      phone(
        TabView {
          NavigationStack { Text("Content").navigationTitle("Title") }
            .tabItem { Label("One", systemImage: "house") }
        }
      ).colors
    }
    AppearanceRegistry().performAsCurrent {
      let before = colors()
      let bar = UINavigationBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      UINavigationBar.appearance().standardAppearance = bar
      UINavigationBar.appearance().scrollEdgeAppearance = bar
      let tabs = UITabBarAppearance()
      tabs.configureWithOpaqueBackground()
      tabs.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      UITabBar.appearance().standardAppearance = tabs
      let (red, blue) = (
        RichText.Color(red: 1, green: 0, blue: 0), RichText.Color(red: 0, green: 0, blue: 1)
      )
      #expect(!before.contains(red) && !before.contains(blue))
      #expect(colors().contains(red) && colors().contains(blue))
    }
  }
}
