import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Styles fill, stroke and color what is in them")
struct ShapeStyleTests {
  @Test("A linear gradient runs from one point of its room to another")
  func linear() throws {
    let gradient = LinearGradient(
      colors: [.black, .white],
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    let drawing = try #require(drawings(of: gradient).first)
    guard case .gradient(let paint) = drawing.paint else {
      Issue.record("No gradient was drawn.")
      return
    }
    #expect(paint.shape == .linear(from: .zero, to: Point(x: 100, y: 50)))
    #expect(paint.stops.map(\.location) == [0, 1])
    #expect(paint.stops.map(\.color) == [.black, .white])
  }

  @Test("A gradient is mirrored where reading begins on the right")
  func mirrored() throws {
    let back = traits(direction: .rightToLeft)
    let gradient = LinearGradient(
      colors: [.black, .white],
      startPoint: .leading,
      endPoint: .trailing
    )
    guard case .gradient(let paint) = drawings(of: gradient, back).first?.paint else {
      Issue.record("No gradient was drawn.")
      return
    }
    #expect(paint.shape == .linear(from: Point(x: 100, y: 25), to: Point(x: 0, y: 25)))
    #expect(paint.stops.map(\.color) == [.black, .white])
    // A turn begins on the left and goes the other way around, so its colors come in reverse.
    let ring = AngularGradient(colors: [.black, .white], center: .center)
    guard case .group(let group) = drawings(of: ring, back).first else {
      Issue.record("No pieces were drawn.")
      return
    }
    let grays = group.drawings.compactMap { $0.color?.red }
    #expect(grays == grays.sorted(by: >))
    #expect((grays.first ?? 0) > 0.99 && (grays.last ?? 1) < 0.01)
  }

  @Test("A gradient to no color keeps its hue")
  func fading() throws {
    let gradient = LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom)
    guard case .gradient(let paint) = drawings(of: gradient).first?.paint else {
      Issue.record("No gradient was drawn.")
      return
    }
    #expect(paint.stops.map(\.color) == [.white, RichText.Color(white: 1, alpha: 0)])
  }

  @Test("An angular gradient is drawn in its shape alone, and begins with its first color")
  func angular() {
    let ring = Circle().fill(AngularGradient(colors: [.black, .white], center: .center))
    guard case .group(let group) = drawings(of: ring).first else {
      Issue.record("No pieces were drawn.")
      return
    }
    #expect(group.clip == [.ellipse(Rect(x: 25, y: 0, width: 50, height: 50))])
    let grays = group.drawings.compactMap { $0.color?.red }
    #expect(grays == grays.sorted())
    #expect((grays.first ?? 1) < 0.01 && (grays.last ?? 0) > 0.99)
  }

  @Test("The ranks of a style that nobody set are the colors of labels")
  func labels() {
    func alphas(_ view: some View) -> [Double] { drawings(of: view).compactMap { $0.color?.alpha } }
    #expect(alphas(Rectangle().fill(.primary)) == [1])
    #expect(alphas(Rectangle().fill(.secondary)) == [0.6])
    #expect(alphas(Rectangle().foregroundStyle(.secondary)) == [0.6])
    #expect(alphas(Rectangle().fill(.tertiary).foregroundStyle(.black)) == [0.3])
    #expect(alphas(Rectangle().fill(.secondary).foregroundStyle(.black, .white)) == [1])
  }

  @Test("A rank of a style is set once, and does not refer to itself")
  func ranks() {
    let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.black)
    #expect(drawings(of: view).compactMap { $0.color?.alpha } == [0.6])
    let tint = Rectangle().fill(.tint).foregroundStyle(.tint).tint(.primary).foregroundStyle(.tint)
    #expect(drawings(of: tint).count == 1)
  }

  @Test("A style of the program resolves in the environment")
  func own() {
    struct Own: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    let view = HStack(spacing: 0) {
      Rectangle().fill(Own())
      Rectangle().fill(Own()).colorScheme(.dark)
    }
    #expect(drawings(of: view).compactMap(\.color) == [.black, .white])
  }

  @Test("A style is behind, in front and at the edges of a view")
  func layers() {
    func own(_ view: some View) -> [Drawing] { drawings(of: view, width: 40, height: 20) }
    let box = Color.clear.frame(width: 40, height: 20)
    let behind = own(box.background(.black, in: RoundedRectangle(cornerRadius: 4)))
    guard case .fill(let outline, _) = behind.first else {
      Issue.record("Nothing was drawn.")
      return
    }
    #expect(outline.bounds.size == Size(width: 40, height: 20))
    guard case .stroke(let edge, _, let pen) = own(box.border(.black, width: 2)).first
    else {
      Issue.record("No line was drawn.")
      return
    }
    #expect(pen.width == 2)
    #expect(edge.bounds.size == Size(width: 38, height: 18))
    guard case .material(let material, _) = drawings(of: box.background(.ultraThinMaterial)).first
    else {
      Issue.record("No material was drawn.")
      return
    }
    #expect(material.thickness == .ultraThin)
  }

  @Test("A shape is filled and stroked in one view")
  func twice() {
    let shape = Circle().fill(.white).stroke(.black, lineWidth: 3)
    let found = drawings(of: shape)
    #expect(found.compactMap(\.color) == [.white, .black])
    #expect(frames(of: "Circle", in: shape).count == 1)
  }
}

@MainActor
@Suite("Buttons have the color of the foreground that is set around them")
struct ButtonForegroundTests {
  private func color(of button: some View) -> RichText.Color? {
    for case .text(let text) in drawings(of: button, width: 200) { return text.color }
    return nil
  }

  // Nil Coalescing, "SwiftUI modifiers to change colors": text "including controls such as buttons".
  @Test("A color of the foreground goes before the tint")
  func foreground() {
    let red = Color(red: 1, green: 0, blue: 0)
    let inRed = RichText.Color(red: 1, green: 0, blue: 0)
    #expect(color(of: Button("Go") {}.foregroundColor(red)) == inRed)
    #expect(color(of: VStack { Button("Go") {} }.foregroundStyle(red)) == inRed)
    #expect(color(of: Button("Go") {}) != inRed)
  }

  @Test("The color of a header is not that of its buttons")
  func header() throws {
    let list = List {
      Section {
        Text("Row")
      } header: {
        HStack {
          Text("Title")
          Button("More") {}
        }
      }
    }
    var colors: [String: RichText.Color] = [:]
    modernPhone(list).forEach { visit in
      for case .text(let text) in visit.element.drawings { colors[text.string] = text.color }
    }
    #expect(try #require(colors["Title"]) != #require(colors["More"]))
  }
}
