import ScreenAudit
import Testing

@testable import ScreenPreview

@Suite struct `Titles of screens` {
  private func titles(_ screens: [SweepScreen]) -> [String] {
    let titles = ScreenTitles(screens)
    return screens.map { titles[$0] }
  }

  @Test func `A name that no other document has stays as it is`() {
    let screens = [
      SweepScreen(id: "a", title: "Login", file: "/app/Main.storyboard"),
      SweepScreen(id: "b", title: "Settings", file: "/app/Main.storyboard"),
    ]
    #expect(titles(screens) == ["Login", "Settings"])
  }

  @Test func `A shared name is followed by the first other name that is not shared`() {
    let screens = [
      SweepScreen(id: "a", title: "Cell", file: "/app/Phone.xib", aliases: ["Row", "Phone"]),
      SweepScreen(id: "a", title: "Cell", file: "/app/Pad.xib", aliases: ["Row", "Pad"]),
    ]
    #expect(titles(screens) == ["Cell (Phone)", "Cell (Pad)"])
  }

  @Test func `A shared name of documents of one name is followed by the folder that differs`() {
    let screens = ["/app/Home/Views/Header.xib", "/app/Search/Views/Header.xib"].map {
      SweepScreen(id: "a", title: "Header", file: $0)
    }
    #expect(titles(screens) == ["Header (Home)", "Header (Search)"])
  }
}
