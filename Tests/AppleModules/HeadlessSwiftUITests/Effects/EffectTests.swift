import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Effects change how a view is drawn and not where it lies")
struct EffectTests {
  private var box: some View { Color.black.frame(width: 40, height: 20) }

  private func elements(_ view: some View) -> [SnapshotElement] {
    var found: [SnapshotElement] = []
    ViewHost(view).snapshot(traits: traits()).forEach { found.append($0.element) }
    return found
  }

  @Test("Layouts stay as they are")
  func layout() {
    let plain = size(of: box)
    #expect(size(of: box.scaleEffect(2).rotationEffect(.degrees(30))) == plain)
    #expect(size(of: box.shadow(radius: 9).blur(radius: 3).blendMode(.multiply)) == plain)
    #expect(size(of: box.mask(Circle()).clipShape(Ellipse())) == plain)
    #expect(size(of: Text("Lake").redacted(reason: .placeholder)) == size(of: Text("Lake")))
  }

  @Test("A turn about a corner leaves the corner where it is")
  func anchor() {
    let turned = box.rotationEffect(.degrees(90), anchor: .topLeading)
    let element = elements(turned).first { $0.identity.className == "TransformedView" }
    // The corner lies 20 to the left of the middle and 10 above.
    let corner = element?.transform.apply(to: Point(x: -20, y: -10)) ?? .zero
    #expect(abs(corner.x + 20) < 0.001 && abs(corner.y + 10) < 0.001)
    let far = element?.transform.apply(to: Point(x: 20, y: -10)) ?? .zero
    #expect(abs(far.x + 20) < 0.001 && abs(far.y - 30) < 0.001)
  }

  @Test("A shape cuts a view off at its outline")
  func clip() {
    let round = elements(box.clipShape(RoundedRectangle(cornerRadius: 5))).first {
      $0.clipsToBounds
    }
    #expect(round?.cornerRadii == CornerRadii(5))
    let circle = elements(box.clipShape(Circle())).first { $0.mask != nil }
    #expect(circle?.mask == .ellipse(Rect(x: 10, y: 0, width: 20, height: 20)))
  }

  @Test("A mask of a view cuts off at the outline of its shapes")
  func mask() {
    let masked = box.mask(alignment: .leading) { Circle().frame(width: 10, height: 10) }
    let element = elements(masked).first { $0.identity.className == "MaskedView" }
    #expect(element?.mask == .ellipse(Rect(x: 0, y: 5, width: 10, height: 10)))
  }

  /// The way in which ScrollKit rounds the corners of its header.
  @Test("A black shape on white is a hole in a mask made of brightness")
  func luminance() throws {
    let mask = VStack(spacing: 0) {
      Color.black
      ZStack {
        Color.white
        UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5).fill(.black)
      }
      .compositingGroup()
      .luminanceToAlpha()
      .frame(height: 10)
    }
    let element = elements(box.mask { mask }).first { $0.identity.className == "MaskedView" }
    let path = CGPath(steps: try #require(element?.mask).path)
    #expect(path.contains(CGPoint(x: 20, y: 5)))
    // The corners of the shape are left, its inside is not.
    #expect(path.contains(CGPoint(x: 0.5, y: 10.5)) && path.contains(CGPoint(x: 39.5, y: 10.5)))
    #expect(!path.contains(CGPoint(x: 20, y: 15)) && !path.contains(CGPoint(x: 0.5, y: 19.5)))
    #expect(!path.contains(CGPoint(x: 5, y: 11)))
  }

  @Test("A shadow lies behind the outline of a view")
  func shadow() {
    let view = box.shadow(color: .black.opacity(0.5), radius: 4, x: 1, y: 2)
    let found = elements(view).flatMap(\.drawings)
    guard case .shadow(let shadow, let outline) = found.first else {
      Issue.record("No shadow was drawn.")
      return
    }
    #expect(shadow.radius == 4 && shadow.offset == Size(width: 1, height: 2))
    #expect(shadow.color.alpha == 0.5)
    #expect(outline.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("Colors change by the arithmetic of their effects")
  func colors() {
    func color(_ view: some View) -> RichText.Color? { drawings(of: view).first?.color }
    #expect(color(Color.black.colorInvert()) == .white)
    #expect(color(Color.white.colorMultiply(.black)) == .black)
    #expect(color(Color.black.brightness(0.25)) == RichText.Color(white: 0.25))
    #expect(color(Color(white: 0.25).contrast(2)) == .black)
    let gray = color(Color(red: 1, green: 0, blue: 0).grayscale(1))
    #expect(abs((gray?.red ?? 0) - 0.2126) < 0.0001 && gray?.red == gray?.blue)
  }

  @Test("A placeholder draws a box for each line in place of letters")
  func redaction() {
    let text = Text("Lake and Shore").frame(width: 85)
    let boxes = elements(text.redacted(reason: .placeholder)).flatMap(\.drawings)
    #expect(boxes.count == 2)
    #expect(boxes.allSatisfy { if case .fill = $0 { true } else { false } })
    let shown = elements(text.unredacted().redacted(reason: .placeholder)).flatMap(\.drawings)
    #expect(shown.allSatisfy { if case .text = $0 { true } else { false } })
    let secret = elements(text.privacySensitive().redacted(reason: .privacy)).flatMap(\.drawings)
    #expect(secret == boxes)
  }

  @Test("A view with a higher place is drawn later")
  func zIndex() {
    let pile = ZStack {
      Color.black.zIndex(1)
      Color.white
    }
    #expect(drawings(of: pile).compactMap(\.color) == [.white, .black])
  }

  @Test("A tap gesture makes a view one that can be tapped, a drag does not")
  func gestures() {
    func actions(_ view: some View) -> [String] {
      elements(view).flatMap { $0.interaction?.actions ?? [] }
    }
    #expect(actions(box.gesture(TapGesture().onEnded {})) == ["tap"])
    #expect(actions(box.simultaneousGesture(TapGesture(count: 2).onEnded { _ in })) == ["tap"])
    #expect(actions(box.gesture(DragGesture().onChanged { _ in })).isEmpty)
    #expect(actions(box.gesture(TapGesture().exclusively(before: DragGesture()))) == ["tap"])
  }

  @Test("What a picture does not show as a device does is reported")
  func issues() {
    func messages(_ view: some View) -> [String] {
      ViewHost(view).snapshot(traits: traits()).issues.map(\.message)
    }
    #expect(messages(box).isEmpty)
    #expect(messages(box.blur(radius: 3)) == ["A blurred view is drawn sharp."])
    #expect(messages(box.blendMode(.multiply)).count == 1)
    #expect(messages(box.mask(Text("Lake"))).count == 1)
    #expect(messages(box.mask(Circle())).isEmpty)
    let known = ScrollView { box.id(1) }.scrollPosition(id: .constant(Optional(1)))
    #expect(messages(known).isEmpty)
    let missing = ScrollView { box.id(1) }.scrollPosition(id: .constant(Optional(2)))
    #expect(messages(missing).count == 1)
  }
}
