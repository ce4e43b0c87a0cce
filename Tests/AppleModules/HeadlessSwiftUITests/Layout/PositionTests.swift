import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Places that views name")
struct PositionTests {
  private func frame(
    of color: RichColor,
    in view: some View,
    width: Double = 100,
    height: Double = 50,
    _ traits: TraitCollection = traits()
  ) -> Rect? {
    var found: Rect?
    let size = Size(width: width, height: height)
    ViewHost(view).snapshot(size: size, traits: traits).forEach { visit in
      if visit.element.drawings.contains(where: { $0.color == color.value }) { found = visit.frame }
    }
    return found
  }

  /// Colors that the screens of this suite tell apart.
  private enum RichColor {
    case red, blue
    var view: Color {
      self == .red ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
    var value: RichText.Color {
      self == .red
        ? RichText.Color(red: 1, green: 0, blue: 0) : RichText.Color(red: 0, green: 0, blue: 1)
    }
  }

  /// Apple's documentation of the modifier: it fixes the center of the view at a point of its parent.
  @Test("The middle of a view lies at its position, and the view takes all that it is offered")
  func position() {
    let view = RichColor.red.view.frame(width: 20, height: 10).position(x: 30, y: 25)
    #expect(frame(of: .red, in: view) == Rect(x: 20, y: 20, width: 20, height: 10))
    #expect(size(of: view, width: 100, height: 50).isClose(100, 50))
    #expect(size(of: view).isClose(20, 10))
  }

  @Test("A matched view is drawn in the frame of its source, and keeps its own place in the stack")
  func matched() {
    struct Pair: View {
      @Namespace private var names
      let properties: MatchedGeometryProperties

      var body: some View {
        HStack(spacing: 0) {
          RichColor.red.view.frame(width: 60, height: 20)
            .matchedGeometryEffect(id: "a", in: names)
          RichColor.blue.view
            .matchedGeometryEffect(id: "a", in: names, properties: properties, isSource: false)
            .frame(width: 40, height: 50)
        }
      }
    }
    #expect(
      frame(of: .red, in: Pair(properties: .frame)) == Rect(x: 0, y: 15, width: 60, height: 20)
    )
    #expect(
      frame(of: .blue, in: Pair(properties: .frame)) == Rect(x: 0, y: 15, width: 60, height: 20)
    )
    #expect(size(of: Pair(properties: .frame), width: 100, height: 50).isClose(100, 50))
    // The view keeps its own size, around the middle of the source.
    let moved = frame(of: .blue, in: Pair(properties: .position))
    #expect(moved == Rect(x: 10, y: 0, width: 40, height: 50))
  }

  /// Apple's documentation of `Shape.layoutDirectionBehavior`: paths are mirrored from iOS 17 on.
  @Test("Shapes are mirrored where reading begins on the right")
  func mirrored() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular).fill(
      RichColor.red.view
    )
    func radii(_ traits: TraitCollection) -> CornerRadii {
      guard case .fill(.roundedRect(_, let radii, _), _)? = drawings(of: shape, traits).first
      else { return CornerRadii() }
      return radii
    }
    let left = radii(traits())
    #expect(left.topLeft == 8 && left.topRight == 0)
    let right = radii(traits(direction: .rightToLeft))
    #expect(right.topLeft == 0 && right.topRight == 8)
    struct Fixed: Shape {
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height))
      }
    }
    let fixed = Fixed().fill(RichColor.red.view)
    #expect(drawings(of: fixed) == drawings(of: fixed, traits(direction: .rightToLeft)))
  }

  @Test("Lines that are reserved keep their room, and a range of lines has a least height")
  func reserved() {
    let one = size(of: Text("Lake")).height
    let three = size(of: Text("Lake\nLake\nLake")).height
    #expect(size(of: Text("Lake").lineLimit(3, reservesSpace: true)).height == three)
    #expect(size(of: Text("Lake").lineLimit(3, reservesSpace: false)).height == one)
    #expect(size(of: Text("Lake").lineLimit(3...5)).height == three)
    #expect(size(of: Text("Lake\nLake\nLake\nLake").lineLimit(...3)).height == three)
    // The modifier that is nearest to the text decides.
    #expect(size(of: Text("Lake").lineLimit(1).lineLimit(3...)).height == one)
    #expect(size(of: Text("Lake").lineLimit(3...).lineLimit(1)).height == three)
  }

  @Test("A view knows the bounds of the scroll view around it in its own coordinates")
  func scrollBounds() {
    var bounds: CGRect?
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 10)
      ScrollView {
        Color.red.frame(height: 15)
        GeometryReader { proxy -> Color in
          bounds = proxy.bounds(of: .scrollView)
          return RichColor.blue.view
        }
        .frame(height: 30)
      }
    }
    _ = ViewHost(view).snapshot(size: Size(width: 100, height: 50), traits: traits())
    #expect(bounds?.width == 100 && bounds?.height == 40)
    #expect(bounds?.minY == -23)
  }
}
