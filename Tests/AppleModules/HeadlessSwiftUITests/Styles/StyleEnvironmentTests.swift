import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import RichText
import Snapshots
import Testing

// SchweizerischeBundesbahnen/mobile-ios-design-swiftui draws disabled switches and buttons by `@Environment` in a
// `ButtonStyle`: `testSwitchButtonStyleDisabled` has half the opacity of `testSwitchButtonStyle`.
@MainActor
@Suite("A style reads the environment of the control that it styles")
struct StyleEnvironmentTests {
  private struct Faded: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.opacity(isEnabled ? 1 : 0.5)
    }
  }

  private struct FadedPrimitive: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.opacity(isEnabled ? 1 : 0.5)
    }
  }

  private struct FadedToggle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.opacity(isEnabled ? 1 : 0.5)
    }
  }

  private struct FadedLabel: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.opacity(isEnabled ? 1 : 0.5)
    }
  }

  private struct FadedProgress: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Color.red.opacity(isEnabled ? 1 : 0.5)
    }
  }

  private func opacity(_ view: some View) -> Double? {
    var found: Double?
    ViewHost(view).snapshot(size: Size(width: 100, height: 50), traits: traits()).forEach { visit in
      for drawing in visit.element.drawings {
        if let color = drawing.color { found = found ?? color.alpha * visit.alpha }
      }
    }
    return found
  }

  @Test("Buttons")
  func buttons() {
    let styled = Button("A") {}.buttonStyle(Faded())
    #expect(opacity(styled) == 1)
    #expect(opacity(styled.disabled(true)) == 0.5)
    let primitive = Button("A") {}.buttonStyle(FadedPrimitive())
    #expect(opacity(primitive) == 1)
    #expect(opacity(primitive.disabled(true)) == 0.5)
  }

  @Test("Switches, labels and progress")
  func others() {
    let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(FadedToggle())
    #expect(opacity(toggle) == 1)
    #expect(opacity(toggle.disabled(true)) == 0.5)
    let label = HeadlessSwiftUI.Label("A", systemImage: "star").labelStyle(FadedLabel())
    #expect(opacity(label) == 1)
    #expect(opacity(label.disabled(true)) == 0.5)
    let progress = ProgressView(value: 0.5).progressViewStyle(FadedProgress())
    #expect(opacity(progress) == 1)
    #expect(opacity(progress.disabled(true)) == 0.5)
  }
}

// A button with a role and no label shows "Close" in the reference `button-dismiss` of StanfordSpezi/SpeziViews, and
// an x in a bar (Apple's documentation of `init(role:action:)`).
@MainActor
@Suite("A button has the label of its role")
struct ButtonRoleTests {
  @Test("It is a title on a screen and a symbol in a bar")
  func close() {
    #expect(phone(Button(role: .close) {}, version: 26).texts == ["Close"])
    let bar = NavigationStack {
      Color.red.toolbar { ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} } }
    }
    let screen = phone(bar, version: 26)
    var symbols: [String] = []
    screen.forEach { visit in
      for case .symbol(let symbol) in visit.element.drawings { symbols.append(symbol.name) }
    }
    #expect(symbols == ["xmark"])
    #expect(!screen.texts.contains("Close"))
  }
}
