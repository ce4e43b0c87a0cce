import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

@MainActor
@Suite("Modifiers change what a view is offered and where it lies")
struct ModifierTests {
  private var box: some View { Color.red.frame(width: 40, height: 20) }

  @Test("Room around a view is 16 points where none is named, and each view of a group has it")
  func padding() {
    #expect(size(of: box.padding()).isClose(72, 52))
    #expect(size(of: box.padding(.top)).isClose(40, 36))
    #expect(size(of: box.padding(.horizontal, 5)).isClose(50, 20))
    #expect(
      size(
        of: VStack {
          Group {
            box; box
          }.padding(10)
        }
      ).isClose(60, 88)
    )
  }

  @Test("A frame has its own lengths, and its view lies along the alignment")
  func frame() {
    let view = box.frame(width: 100, height: 50, alignment: .bottomTrailing)
    #expect(frames(of: "Color", in: view)[0].isClose(60, 30, 40, 20))
    #expect(size(of: view).isClose(100, 50))
  }

  @Test("A frame between limits takes what it is offered")
  func limits() {
    #expect(size(of: box.frame(maxWidth: .infinity), width: 300).isClose(300, 20))
    #expect(size(of: box.frame(maxWidth: .infinity)).isClose(40, 20))
    #expect(size(of: box.frame(minWidth: 60), width: 10).isClose(60, 20))
    #expect(
      size(of: Color.red.frame(maxWidth: 60, maxHeight: 30), width: 300, height: 9)
        .isClose(60, 9)
    )
    #expect(size(of: Color.red.frame(idealWidth: 33, idealHeight: 7).fixedSize()).isClose(33, 7))
  }

  @Test("A relation of width to height is kept, inside or around the room")
  func aspectRatio() {
    let wide = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(size(of: wide, width: 100, height: 100).isClose(100, 50))
    #expect(size(of: wide, width: 100, height: 20).isClose(40, 20))
    let filling = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(size(of: filling, width: 100, height: 100).isClose(200, 100))
  }

  @Test("A view behind or in front has the size of its view and takes no room")
  func layers() {
    let view = box.overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
      .background(Capsule().fill(.blue))
    #expect(size(of: view).isClose(40, 20))
    #expect(frames(of: "Circle", in: view)[0].isClose(32, 0, 8, 8))
    #expect(frames(of: "Capsule", in: view)[0].isClose(0, 0, 40, 20))
  }

  @Test("A distance from its place moves the drawing and not the layout")
  func offset() {
    let view = HStack(spacing: 0) {
      box.offset(x: 5, y: -3); box
    }
    #expect(frames(of: "Color", in: view).map(\.x) == [5, 40])
  }

  @Test("The first view that fits is shown, the last one where none does")
  func viewThatFits() {
    let view = ViewThatFits {
      box.frame(width: 200); box.frame(width: 100); box
    }
    #expect(size(of: view, width: 150, height: 100).isClose(100, 20))
    #expect(size(of: view, width: 10, height: 100).isClose(40, 20))
  }

  @Test("A view is made of the room that it gets, and begins at its top leading corner")
  func geometry() {
    let view = GeometryReader { room in
      Color.red.frame(width: room.size.width / 2, height: 10)
    }
    let found = frames(of: "Color", in: view, size: Size(width: 90, height: 50))
    #expect(found[0].isClose(0, 0, 45, 10))
  }

  /// A picture of the screen by iOS 26 is in OnboardingKit: its icon is 100 points wide, and each row has its symbol.
  @Test("A frame without an offered height leaves its view the height that the view has by itself")
  func withoutOffer() {
    let row = HStack(alignment: .top) {
      Color.blue.frame(maxHeight: 35).frame(maxWidth: 35)
      Color.green.frame(height: 70)
    }
    let content = VStack {
      Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: 100)
      VStack {
        row
        row
        row
      }
    }
    let screen = ScrollView { content.frame(maxHeight: .infinity) }
    let found = frames(of: "Color", in: screen, size: Size(width: 390, height: 700))
    #expect(found.map(\.height) == [100, 35, 70, 35, 70, 35, 70])
  }
}
