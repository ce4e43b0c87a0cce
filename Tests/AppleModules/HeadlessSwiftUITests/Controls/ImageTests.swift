import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Images have their own size, and symbols that of the text")
struct ImageTests {
  private func drawn(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test("A picture keeps its size, and takes any when it may be resized")
  func picture() {
    let image = Image(uiImage: drawn(30, 20))
    #expect(size(of: image, width: 100, height: 100).isClose(30, 20))
    #expect(size(of: image.resizable(), width: 100, height: 50).isClose(100, 50))
    #expect(size(of: image.resizable()).isClose(30, 20))
    #expect(size(of: image.resizable().scaledToFit(), width: 90, height: 100).isClose(90, 60))
    #expect(size(of: image.resizable().scaledToFill(), width: 90, height: 100).isClose(150, 100))
  }

  @Test("A symbol is as large as in UIKit beside the same text", arguments: Image.Scale.allCases)
  func symbol(scale: Image.Scale) {
    let uiScale: UIImage.SymbolScale =
      scale == .small ? .small : scale == .medium ? .medium : .large
    for category in [DynamicType.ContentSizeCategory.large, .accessibilityExtraLarge] {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.traitOverrides = traits(category)
      view.preferredSymbolConfiguration = .init(textStyle: .title1, scale: uiScale)
      let expected = view.intrinsicContentSize
      let found = size(of: Image(systemName: "star").font(.title).imageScale(scale), category)
      #expect(found.isClose(expected.width, expected.height))
    }
  }

  @Test("A symbol stands on the baseline of text")
  func baseline() {
    let row = HStack(alignment: .firstTextBaseline) {
      Image(systemName: "star")
      Text("Star")
    }
    let (symbol, text) = (frames(of: "Image", in: row)[0], frames(of: "Text", in: row)[0])
    let offset = UIImage(systemName: "star")?.withConfiguration(
      UIImage.SymbolConfiguration(textStyle: .body)
    ).baselineOffsetFromBottom
    // The baseline of a line of 17 points lies 16.333 below its top, on the pixel.
    #expect(abs(symbol.maxY - (offset ?? 0) - (text.y + 16.333)) < 0.35)
  }

  @Test("A name that no catalog has takes no room, and is drawn as missing where it has some")
  func missing() {
    #expect(size(of: Image("nothing")).isClose(0, 0))
    let host = ViewHost(Image("nothing").resizable())
    var found: [ImageContent] = []
    host.snapshot(size: Size(width: 40, height: 30), traits: traits()).forEach { visit in
      for case .image(let content) in visit.element.drawings { found.append(content) }
    }
    #expect(found.map(\.name) == ["nothing"])
    #expect(found.allSatisfy { $0.isMissing })
  }

  @Test("A label puts the icon before the title, and a style chooses one of them")
  func label() {
    let label = Label("Title", systemImage: "star")
    #expect(frames(of: "Image", in: label)[0].maxX + 8 == frames(of: "Text", in: label)[0].x)
    #expect(frames(of: "Image", in: label.labelStyle(.titleOnly)).isEmpty)
    #expect(frames(of: "Text", in: label.labelStyle(.iconOnly)).isEmpty)
    struct Column: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.icon
          configuration.title
        }
      }
    }
    let column = label.labelStyle(Column())
    #expect(frames(of: "Image", in: column)[0].maxY == frames(of: "Text", in: column)[0].y)
  }

  /// Symbols are vector images, by Apple's documentation of SF Symbols.
  @Test("The lines of a symbol that is stretched grow with it, at every text size")
  func stretched() throws {
    func symbol(
      _ category: DynamicType.ContentSizeCategory,
      _ length: CGFloat
    ) throws -> SymbolContent {
      let image = Image(systemName: "star").resizable().scaledToFit().frame(
        width: length,
        height: length
      )
      var found: [SymbolContent] = []
      ViewHost(image).snapshot(size: Size(width: 300, height: 300), traits: traits(category))
        .forEach { visit in
          for case .symbol(let content) in visit.element.drawings { found.append(content) }
        }
      return try #require(found.first)
    }
    let (small, large) = (try symbol(.large, 40), try symbol(.large, 80))
    #expect(abs(large.pointSize / small.pointSize - 2) < 0.01)
    #expect(abs(try symbol(.accessibilityLarge, 80).pointSize / large.pointSize - 1) < 0.05)
  }
}
