import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

// Apple's documentation of `frame(minWidth:idealWidth:maxWidth:…)`: a frame with a maximum that is offered more than
// its view takes answers the offer, up to the maximum. A stack offers infinity to see how far a view stretches
// (Apple's documentation of `ProposedViewSize`).
@MainActor
@Suite("A frame without an end stretches in every stack")
struct FlexibleFrameTests {
  @Test("An offer without end is answered with it")
  func infinity() {
    let found = size(of: Text("v").frame(maxWidth: .infinity), width: .infinity)
    #expect(found.width == .infinity)
    #expect(size(of: Text("v").frame(maxWidth: 200), width: .infinity).width == 200)
    #expect(size(of: Text("v").frame(minWidth: 50), width: .infinity).width == 50)
  }

  // The strip behind `SBBBubbleView` has `frame(idealWidth: .infinity, minHeight: 35, maxHeight: 35)` and is as wide as
  // the screen in the references of SchweizerischeBundesbahnen/mobile-ios-design-swiftui.
  @Test("An ideal length counts where no length is offered")
  func ideal() {
    let strip = Color.red.frame(idealWidth: .infinity, minHeight: 35, maxHeight: 35)
    #expect(size(of: strip, width: 375, height: 667).isClose(375, 35))
    let narrow = Color.red.frame(idealWidth: 200)
    #expect(size(of: narrow, width: 300, height: 20).isClose(300, 20))
    #expect(size(of: narrow, height: 20).isClose(200, 20))
  }

  @Test("A value beside a label of two words ends at the edge of the screen")
  func labelAndValue() throws {
    let screen = modernPhone(
      HStack(spacing: 0) {
        Text("Two words")
        Text("v").frame(maxWidth: .infinity, alignment: .trailing)
      }
    )
    #expect(try #require(screen.frame(ofText: "Two words")).x == 0)
    #expect(abs(try #require(screen.frame(ofText: "v")).maxX - 393) < 0.01)
  }

  @Test("A button below a text that fills stands at the bottom of the screen")
  func onboarding() throws {
    let words = "Some words that say what it is for, and that go on for two lines."
    let screen = modernPhone(
      VStack {
        Text("Welcome to our little application").font(.largeTitle)
        Text(words).frame(maxHeight: .infinity, alignment: .top)
        Button("Continue") {}.buttonStyle(.borderedProminent)
      }
    )
    let button = try #require(screen.frames(of: "Button").first)
    #expect(abs(button.maxY - 818) < 0.01)
    let title = try #require(screen.frame(ofText: "Welcome to our little application"))
    #expect(abs(title.y - 59) < 0.01)
    #expect(try #require(screen.frame(ofText: words)).y - title.maxY < 12)
  }

  @Test("A value in a row of a list ends at the margin of its card")
  func row() throws {
    let screen = modernPhone(
      List {
        HStack {
          Text("Two words")
          Text("value").frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
    )
    // Cards of iOS 26 stand 16 points from the edge and have 16 at their sides: published pictures of
    // StanfordSpezi/SpeziViews.
    #expect(abs(try #require(screen.frame(ofText: "value")).maxX - (393 - 32)) < 0.01)
    #expect(abs(try #require(screen.frame(ofText: "Two words")).x - 32) < 0.01)
  }

  @Test("A button whose label fills takes the room that a text beside it leaves")
  func fullWidthButton() throws {
    let screen = modernPhone(
      HStack {
        Text("Total price")
        Button {
        } label: {
          Text("Buy").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
    )
    let button = try #require(screen.frames(of: "Button").first)
    let text = try #require(screen.frame(ofText: "Total price"))
    #expect(text.x == 0)
    #expect(abs(button.x - text.maxX - 8) < 0.01)
    #expect(abs(button.maxX - 393) < 0.01)
  }

  @Test("Two columns of a lazy kind share a row alike")
  func lazyColumns() {
    let row = HStack(spacing: 10) {
      LazyVStack { Text("A") }
      LazyVStack { Text("A longer line") }
    }
    let columns = frames(of: "LazyStackLayout", in: row, size: Size(width: 310, height: 50))
    #expect(columns.map(\.width) == [150, 150])
  }
}

// objc.io/blog/2020/11/23/grid-layout: the columns are computed for the offered width, which gives the width of the
// grid, and once more for that width when they are drawn.
@MainActor
@Suite("Columns of a lazy grid that need more room are shared twice")
struct LazyColumnTests {
  @Test("The width of the grid is that of the first sharing, the cells have the second")
  func twoColumns() {
    let columns = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let grid = LazyVGrid(columns: columns) {
      Color.red.frame(height: 10)
      Color.green.frame(height: 10)
    }
    #expect(size(of: grid, width: 300).isClose(146 + 8 + 180, 10))
    let cells = frames(of: "Color", in: grid.frame(width: 300))
    #expect(cells.map(\.width) == [163, 180])
  }

  @Test("Columns that fit are shared once")
  func fitting() {
    let columns = [GridItem(.flexible()), GridItem(.fixed(50)), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns) {
      ForEach(0..<3) { _ in Color.red.frame(height: 10) }
    }
    let cells = frames(of: "Color", in: grid.frame(width: 266))
    #expect(cells.map(\.width) == [100, 50, 100])
  }
}

// The size of a pile is that of its views of the highest priority, and each view is then offered that size
// (fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack, with pictures).
@MainActor
@Suite("A view that fills becomes as large as its pile")
struct PileTests {
  @Test("A card in a view that scrolls is as high as its text")
  func card() throws {
    let screen = modernPhone(
      ScrollView {
        ZStack {
          RoundedRectangle(cornerRadius: 12).fill(.yellow)
          VStack {
            Text("Title")
            Text("Body")
          }
          .padding()
        }
      }
    )
    let title = try #require(screen.frame(ofText: "Title"))
    let body = try #require(screen.frame(ofText: "Body"))
    let card = try #require(screen.frames(filledWith: .yellow).first)
    #expect(card.width == 393)
    #expect(abs(card.y - (title.y - 16)) < 0.01)
    #expect(abs(card.maxY - (body.maxY + 16)) < 0.01)
  }

  @Test("A row of a list is filled")
  func row() throws {
    let screen = modernPhone(
      List {
        ZStack {
          RoundedRectangle(cornerRadius: 12).fill(.yellow)
          Text("Title\nBody").padding()
        }
      }
    )
    let text = try #require(screen.frame(ofText: "Title\nBody"))
    let shape = try #require(screen.frames(filledWith: .yellow).first)
    #expect(abs(shape.height - (text.height + 32)) < 0.01)
    #expect(shape.width == 393 - 64)
  }

  @Test("A gradient covers the picture below it")
  func gradient() throws {
    let view = ScrollView {
      ZStack(alignment: .bottomLeading) {
        Color.blue.aspectRatio(2, contentMode: .fit)
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        Text("Caption")
      }
    }
    let screen = modernPhone(view)
    let picture = try #require(screen.frames(of: "Color").first)
    #expect(picture.size.isClose(393, 196.5))
    #expect(screen.frames(of: "LinearGradient") == [picture])
    let caption = try #require(screen.frame(ofText: "Caption"))
    #expect(caption.x == 0 && abs(caption.maxY - picture.maxY) < 0.01)
  }

  @Test("A shape of a fixed size is as wide as the text on it")
  func fixedSize() throws {
    let screen = modernPhone(
      ZStack {
        Capsule().fill(.yellow)
        Text("Label").padding(8)
      }
      .fixedSize()
    )
    let text = try #require(screen.frame(ofText: "Label"))
    let shape = try #require(screen.frames(filledWith: .yellow).first)
    #expect(shape.size.isClose(text.width + 16, text.height + 16))
  }

  @Test("A color of a lower priority does not stretch the pile")
  func priorities() throws {
    let pile = ZStack {
      Color.yellow.layoutPriority(-1)
      Text("Hello").padding()
    }
    let text = size(of: Text("Hello"))
    #expect(size(of: pile, width: 393, height: 700).isClose(text.width + 32, text.height + 32))
    let color = try #require(modernPhone(pile).frames(filledWith: .yellow).first)
    #expect(color.size.isClose(text.width + 32, text.height + 32))
  }

  @Test("A pile in a lazy column is filled")
  func lazyColumn() throws {
    let screen = modernPhone(
      ScrollView {
        LazyVStack {
          ZStack {
            Rectangle().fill(.yellow)
            Text("One\nTwo\nThree")
          }
        }
      }
    )
    let text = try #require(screen.frame(ofText: "One\nTwo\nThree"))
    let shape = try #require(screen.frames(filledWith: .yellow).first)
    #expect(shape.size.isClose(393, text.height))
  }
}
