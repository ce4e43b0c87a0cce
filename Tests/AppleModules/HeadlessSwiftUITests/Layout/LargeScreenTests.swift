import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

/// The work of showing a view on a phone: bodies that were made, sizes, guides and places, and lines.
private func work(
  of view: some View
) -> (bodies: Int, layout: Int, lines: Int, shown: LayoutSnapshot) {
  let host = ViewHost(view)
  var all = traits()
  all.horizontalSizeClass = .compact
  all.userInterfaceIdiom = .phone
  let shown = host.snapshot(
    screen: Size(width: 390, height: 844),
    covered: LayoutGeometry.EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: all
  )
  return (host.bodyCount, host.layoutWork, host.measuredLines, shown)
}

private struct Row: View {
  let number: Int

  var body: some View { Text(verbatim: "Row \(number)") }
}

private struct Rows: View {
  let count: Int

  var body: some View { ForEach(0..<count, id: \.self) { Row(number: $0) } }
}

/// The containers that make rows as they are seen.
private enum LazyContainer: String, CaseIterable {
  case list, sections, form, stack, grid

  @MainActor func view(_ count: Int) -> AnyView {
    switch self {
    case .list: AnyView(List { Rows(count: count) })
    case .sections:
      AnyView(
        List {
          ForEach(0..<count / 10, id: \.self) { _ in Section { Rows(count: 10) } }
        }
      )
    case .form:
      AnyView(Form { Section("Rows") { Rows(count: count).listRowSeparator(.hidden) } })
    case .stack: AnyView(ScrollView { LazyVStack { Rows(count: count) } })
    case .grid:
      AnyView(
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) { Rows(count: count) }
        }
      )
    }
  }
}

@Suite struct `Large screens` {
  @Test(arguments: LazyContainer.allCases)
  @MainActor
  private func `Twenty thousand rows cost no more than those that can be seen`(
    container: LazyContainer
  ) {
    let (few, many) = (work(of: container.view(400)), work(of: container.view(20_000)))
    #expect(many.bodies == few.bodies)
    #expect(many.layout == few.layout)
    #expect(many.bodies < 1_000)
    // The first row and those below it are there as they are in a short container.
    let short = work(of: container.view(100)).shown.texts
    #expect(Array(many.shown.texts.prefix(90)) == Array(short.prefix(90)))
  }

  @Test(arguments: LazyContainer.allCases)
  @MainActor
  private func `The rows that are not made keep their place in what scrolls`(
    container: LazyContainer
  ) throws {
    func height(_ count: Int) throws -> Double {
      var height: Double?
      work(of: container.view(count)).shown.forEach { visit in
        height = height ?? visit.element.scroll?.contentSize.height
      }
      return try #require(height)
    }
    // Each row is as high as the others: ten times the rows are ten times as high, but for the ends.
    let (short, long) = (try height(200), try height(2_000))
    #expect(abs(long / short - 10) < 0.2)
    #expect(abs(try height(20_000) / long - 10) < 0.2)
  }

  @Test @MainActor func `Rows that are low are made until they fill the screen`() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<20_000, id: \.self) { _ in Text(verbatim: "x").frame(height: 1) }
      }
    }
    let rows = work(of: view).shown.texts.count
    // A row is a point high, the screen 844.
    #expect(rows >= 844)
    #expect(rows < 20_000)
  }

  @Test @MainActor func `A row that is added to a long list is made when it is among the first`() {
    struct Growing: View {
      @State private var rows = Array(0..<1_000)

      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
          Text(verbatim: "End").onAppear { if rows.count == 1_000 { rows.insert(-1, at: 0) } }
        }
      }
    }
    let texts = work(of: Growing()).shown.texts
    #expect(texts.first == "Row -1")
    #expect(texts.last == "End")
    #expect(texts.count < 500)
  }

  @Test(arguments: [20_000, 200_000])
  @MainActor
  func `The lines of a text that is higher than the screen are found a few times`(count: Int) {
    let text = Text(verbatim: String(repeating: "word ", count: count / 5))
    let shown = work(of: text)
    // The whole is measured once, and a line has room for several of the words. One measure for each line
    // that is left out would come to hundreds of lines for each of them.
    #expect(shown.lines > count / 5 / 20)
    #expect(shown.lines < count / 5)
    let frame = shown.shown.frames(of: "Text")[0]
    // Lines stand at most 23 points apart; one more would pass the 763 between the bars.
    #expect(frame.height <= 763 && frame.height > 763 - 23)
  }

  @Test @MainActor func `A stack that is all of a screen cuts no text that it had room for`() {
    // Half of what both take is less than the second needs.
    let view = VStack(spacing: 0) {
      Text(verbatim: "One\nTwo\nThree\nFour")
      Text(verbatim: "Five\nSix").font(.system(size: 50))
    }
    var lines: [Int] = []
    work(of: view).shown.forEach { visit in
      for drawing in visit.element.drawings {
        if case .text(let text) = drawing { lines.append(text.visibleLineCount) }
      }
    }
    #expect(lines == [4, 2])
  }
}
