import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Labels, boxes and paddings follow their modifiers")
struct LabelModifierTests {
  private var label: some View {
    Label {
      Color.red.frame(width: 50, height: 10)
    } icon: {
      Color.blue.frame(width: 20, height: 10)
    }
  }

  // Apple's documentation: the value is the distance between the icon and the title in points.
  @Test("The distance in a label is the one that a view around it sets")
  func spacing() throws {
    let shown = modernPhone(label.labelIconToTitleSpacing(30))
    let title = try #require(shown.frames(filledWith: .red).first)
    let icon = try #require(shown.frames(filledWith: .blue).first)
    #expect(title.x - icon.maxX == 30)
  }

  // Apple's documentation: a width that is reserved for icons, so that titles are aligned.
  @Test("Titles are aligned after icons with a reserved width, and a wider icon keeps its own")
  func reserved() throws {
    func start(_ width: CGFloat) throws -> Double {
      let shown = modernPhone(
        label.labelIconToTitleSpacing(10).labelReservedIconWidth(width)
          .frame(width: 300, alignment: .leading)
      )
      let edge = (393.0 - 300) / 2
      return try #require(shown.frames(filledWith: .red).first).x - edge
    }
    #expect(abs(try start(40) - 50) < 0.4)
    #expect(abs(try start(5) - 30) < 0.4)
  }

  // Apple's documentation of `labelsVisibility(_:)`: hidden labels are those of `labelsHidden()`, and a view
  // inside can show them again.
  @Test("Labels of controls are hidden and shown again")
  func labels() {
    let toggle = Toggle("Lights", isOn: .constant(true))
    #expect(!modernPhone(toggle.labelsVisibility(.hidden)).texts.contains("Lights"))
    #expect(modernPhone(toggle.labelsVisibility(.visible)).texts.contains("Lights"))
    #expect(
      modernPhone(VStack { toggle.labelsVisibility(.visible) }.labelsHidden()).texts
        .contains("Lights")
    )
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 7) {
        configuration.content
        configuration.label
      }
    }
  }

  // Apple's documentation of `GroupBoxStyle`: the style makes the box of its label and its content.
  @Test("A style arranges the parts of a group box")
  func boxes() throws {
    let box = GroupBox("Lake") { Color.red.frame(width: 30, height: 30) }
    let shown = modernPhone(box.groupBoxStyle(Framed()))
    let content = try #require(shown.frames(filledWith: .red).first)
    let title = try #require(shown.frame(ofText: "Lake"))
    #expect(title.x - content.maxX == 7)
    #expect(abs(title.y + title.height / 2 - content.y - content.height / 2) < 1)
    let usual = modernPhone(box)
    #expect(
      try #require(usual.frame(ofText: "Lake")).maxY
        < (usual.frames(filledWith: .red).first?.y ?? 0)
    )
  }

  // UIKit's least margins of a screen: 16 points up to a width of 413, 20 on wider phones (Apple's documentation
  // of `systemMinimumLayoutMargins`; measured by width in `LayoutMargins`).
  @Test("The padding of a scene is the margin of its screen")
  func scene() throws {
    let narrow = modernPhone(Color.red.scenePadding(.horizontal))
    #expect(try #require(narrow.frames(filledWith: .red).first).width == 393 - 32)
    let one = modernPhone(Color.red.frame(height: 10).scenePadding(.leading))
    #expect(try #require(one.frames(filledWith: .red).first).width == 393 - 16)
  }

  fileprivate struct WeightKey: ContainerValueKey {
    static let defaultValue = 1
  }

  // Apple's documentation of `containerValue(_:_:)`: the container reads the value of each of its subviews.
  @Test("A container reads the values of its subviews")
  func values() {
    let view = Group(
      subviews: Group {
        Text("a").containerValue(\.weight, 3)
        Text("b").tag(4)
      }
    ) { subviews in
      ForEach(subviews) { subview in
        Text("\(subview.containerValues.weight) \(subview.containerValues.hasTag(4))" as String)
      }
    }
    #expect(modernPhone(VStack { view }).texts == ["3 false", "1 true"])
  }

  // Apple's documentation of `onScrollVisibilityChange`: the action runs when the view comes into sight.
  @Test("A view in sight reports it once, one below the screen does not")
  func visibility() {
    final class Log { var seen: [String] = [] }
    let log = Log()
    _ = modernPhone(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).onScrollVisibilityChange { log.seen.append("red \($0)") }
          Color.clear.frame(height: 2_000)
          Color.blue.frame(height: 100).onScrollVisibilityChange { log.seen.append("blue \($0)") }
        }
      }
    )
    #expect(log.seen == ["red true"])
  }

  // Apple's documentation of `presentationBackground(_:)`: any shape style is the background of the sheet.
  @Test("A sheet has the style of its background")
  func background() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let shown = modernPhone(
      Color.white.sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationBackground(style)
      }
    )
    var hasGradient = false
    shown.forEach { visit in
      guard visit.element.identity.className == "Presentation" else { return }
      for drawing in visit.element.drawings {
        if case .gradient = drawing.paint { hasGradient = true }
      }
    }
    #expect(hasGradient)
  }

  @Test("A function of Metal and a renderer are reported, and the view is drawn without them")
  func shaders() {
    let shown = modernPhone(
      Text("Lake").colorEffect(ShaderLibrary.invert(.float(0.5), .color(.red)))
    )
    #expect(shown.texts == ["Lake"])
    #expect(shown.issues.map(\.message).contains { $0.contains("Shader invert") })
  }
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[LabelModifierTests.WeightKey.self] }
    set { self[LabelModifierTests.WeightKey.self] = newValue }
  }
}
