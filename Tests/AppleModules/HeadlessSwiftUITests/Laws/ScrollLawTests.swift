import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots
import Testing

// Apple's documentation of `defaultScrollAnchor(_:)` and of `ScrollAnchorRole`.
@MainActor
@Suite("Content that scrolls begins at the anchor")
struct ScrollAnchorTests {
  private func content(_ height: CGFloat, _ anchor: UnitPoint?) throws -> Rect {
    let screen = modernPhone(
      ScrollView { Color.red.frame(height: height) }.defaultScrollAnchor(anchor)
    )
    return try #require(screen.frames(filledWith: .red).first)
  }

  @Test("Larger content shows the part at the anchor, smaller content lies there")
  func places() throws {
    #expect(abs(try content(100, nil).y - 59) < 0.01)
    #expect(abs(try content(100, .bottom).maxY - 818) < 0.01)
    #expect(abs(try content(100, .center).y - (59 + (759 - 100) / 2)) < 0.5)
    #expect(abs(try content(2000, nil).y - 59) < 0.01)
    #expect(abs(try content(2000, .bottom).maxY - 818) < 0.01)
  }

  @Test("A role has an anchor of its own")
  func roles() throws {
    let screen = modernPhone(
      ScrollView { Color.red.frame(height: 100) }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.top, for: .alignment)
    )
    #expect(abs(try #require(screen.frames(filledWith: .red).first).y - 59) < 0.01)
  }

  @Test("Global frames count what is scrolled away")
  func globalFrames() {
    let screen = modernPhone(
      ScrollView {
        GeometryReader { g in Text("y\(Int(g.frame(in: .global).minY))") }.frame(height: 1000)
      }
      .defaultScrollAnchor(.bottom)
    )
    #expect(screen.texts == ["y\(818 - 1000)"])
  }
}

// Apple's documentation of `visualEffect(_:)` and `scrollTransition(_:axis:transition:)`.
@MainActor
@Suite("Effects that depend on the place of a view are drawn")
struct VisualEffectTests {
  @Test("An offset by the width moves the drawing and leaves the layout")
  func offset() throws {
    let row = HStack(spacing: 0) {
      Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
      Text("b")
    }
    let found = frames(of: "Text", in: row)
    let width = size(of: Text("a")).width
    #expect(found[0].x == width && found[1].x == width)
  }

  @Test("Steps of an effect follow each other")
  func steps() throws {
    let view = Color.red.frame(width: 10, height: 10).visualEffect { content, _ in
      content.opacity(0.5).offset(x: 3, y: 4).offset(CGSize(width: 1, height: 1))
    }
    var found: SnapshotElement?
    ViewHost(view).snapshot(traits: traits()).forEach { visit in
      if visit.element.drawings.contains(where: { $0.color != nil }) { found = visit.element }
    }
    let element = try #require(found)
    #expect(element.alpha == 0.5)
    #expect(frames(of: "Color", in: view)[0].isClose(4, 5, 10, 10))
  }

  // The alpha of three rows of 100 points in a view of 250 that scrolls.
  private func alphas(_ configuration: ScrollTransitionConfiguration) -> [Double] {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<4) { _ in
          Color.red.frame(height: 100).scrollTransition(configuration) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0)
          }
        }
      }
    }
    var alphas: [Double] = []
    ViewHost(view).snapshot(size: Size(width: 100, height: 250), traits: traits()).forEach {
      if $0.element.identity.className == "Color" { alphas.append($0.element.alpha) }
    }
    return alphas
  }

  @Test("A row changes by the part of it that is seen")
  func scrollTransition() {
    #expect(alphas(.interactive) == [1, 1, 0.5, 0])
    #expect(alphas(.animated) == [1, 1, 1, 0])
    #expect(alphas(.animated.threshold(.visible(0.9))) == [1, 1, 0, 0])
    #expect(alphas(.identity) == [1, 1, 1, 1])
  }
}

@MainActor
@Suite("Parts of the system stand where iOS 26 puts them")
struct SystemPlaceTests {
  private func search(_ placement: SearchFieldPlacement = .automatic) -> some View {
    List { Text("a") }.navigationTitle("Title").searchable(
      text: .constant(""),
      placement: placement
    )
  }

  // WWDC 2025, session 323: on iPhone the field is at the bottom. The bar's lengths were measured on iOS 26: buttons
  // 48 points high, 16 from the sides.
  @Test("A field for searching stands at the bottom of a stack")
  func searchAtBottom() throws {
    let screen = modernPhone(NavigationStack { search() })
    let field = try #require(screen.frames(of: .searchField).first)
    #expect(field.size.isClose(393 - 32, 48))
    #expect(field.x == 16)
    #expect(field.y > 750 && field.maxY <= 852)
  }

  @Test("It stands below the title where a program asks for it, in tabs, and before iOS 26")
  func searchAtTop() throws {
    let stack = NavigationStack { search(.navigationBarDrawer(displayMode: .always)) }
    #expect(try #require(modernPhone(stack).frames(of: .searchField).first).maxY < 300)
    let tabs = TabView { NavigationStack { search() }.tabItem { Text("One") } }
    #expect(try #require(modernPhone(tabs).frames(of: .searchField).first).maxY < 300)
    let older = phone(NavigationStack { search() }, version: 18)
    #expect(try #require(older.frames(of: .searchField).first).maxY < 300)
  }

  // The article "PageTabViewStyle in SwiftUI" (Better Programming, 2020): the dots are white, and are not seen on a
  // white page. Pictures of such dots are in SwiftUIX/SwiftUIX#145.
  @Test("The dots of pages are white")
  func dots() throws {
    func dots(_ style: PageTabViewStyle) -> [SnapshotElement] {
      let pages = TabView {
        Color.blue
        Color.red
      }
      .tabViewStyle(style)
      var found: [SnapshotElement] = []
      modernPhone(pages).forEach { visit in
        if visit.element.role == .pageControl, !visit.element.isHidden {
          found.append(visit.element)
        }
      }
      return found
    }
    let colors = try #require(dots(.page).first).drawings.compactMap(\.color)
    #expect(colors.count == 2)
    #expect(colors.contains { $0 == .init(white: 1) })
    #expect(colors.allSatisfy { $0.red > 0.9 && $0.green > 0.9 && $0.blue > 0.9 })
    #expect(dots(.page(indexDisplayMode: .never)).isEmpty)
  }

  @Test("Text that may stand closer says where it would")
  func tightening() {
    let text = Text("A line that is long").lineLimit(1).allowsTightening(true)
    let narrow = ViewHost(text).snapshot(size: Size(width: 60, height: 30), traits: traits())
    #expect(narrow.issues.count == 1)
    let wide = ViewHost(text).snapshot(size: Size(width: 300, height: 30), traits: traits())
    #expect(wide.issues.isEmpty)
  }

  @Test("A binding tells its setter the circumstances of a change")
  func transaction() {
    final class Box {
      var value = 0
      var hasAnimation = false
    }
    let box = Box()
    let binding = Binding(
      get: { box.value },
      set: { value, transaction in
        box.value = value
        box.hasAnimation = transaction.animation != nil
      }
    )
    binding.wrappedValue = 1
    #expect(box.value == 1 && !box.hasAnimation)
    binding.animation(.default).wrappedValue = 2
    #expect(box.value == 2 && box.hasAnimation)
  }
}
