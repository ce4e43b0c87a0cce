import FontDescriptors
import FontManagement
import Foundation
import Testing

@testable import FontPicking
@testable import TerminalScreens

/// The project's own test fonts: the families Seed One, Seed Two and Seed Variable.
enum SeedFonts {
  static let collection: FontCollection = {
    var folder = URL(filePath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    let names = ["seed-variable.ttf", "seed-collection.ttc"]
    let paths = names.map {
      folder.appending(path: "Tests/Text/FontManagementTests/Corpus/\($0)").path
    }
    return FontCollection.opening(paths).collection
  }()

  static func picker(
    faces: Bool = false,
    systemFont: Bool = false,
    recents: [FontDescriptor] = []
  ) -> FontPicker {
    FontPicker(
      FontPicker.Configuration(includesFaces: faces, displaysUsingSystemFont: systemFont),
      in: collection,
      recents: recents
    )
  }
}

@Suite("A font picker on a terminal")
struct PickerScreenTests {
  private func screen(
    _ picker: FontPicker = SeedFonts.picker(),
    _ columns: Int = 60,
    _ rows: Int = 10,
    usesUnicode: Bool = true
  ) -> PickerScreen {
    PickerScreen(
      picker,
      size: ScreenSize(columns: columns, rows: rows),
      usesUnicode: usesUnicode
    )
  }

  private func lines(_ screen: PickerScreen) -> [String] {
    screen.lines().map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func pressed(_ screen: PickerScreen, _ keys: Key...) -> PickerScreen {
    var screen = screen
    for key in keys { screen.press(key) }
    return screen
  }

  @Test("shows the families, how many there are, and what keys do")
  func families() {
    let lines = lines(screen())
    #expect(lines.count == 10)
    #expect(lines[0] == "Font: " + String(repeating: " ", count: 51) + "3/3")
    #expect(lines[1...3] == ["> Seed One", "  Seed Two", "  Seed Variable"])
    #expect(lines[9] == "↑↓ move · type to filter · enter picks · esc cancels")
  }

  @Test("moves with the keys and stops at the ends")
  func moving() {
    func name(_ keys: Key...) -> String? {
      var screen = screen()
      for key in keys { screen.press(key) }
      return screen.selected?.name
    }
    #expect(name(.down) == "Seed Two")
    #expect(name(.up) == "Seed One")
    #expect(name(.down, .down, .down) == "Seed Variable")
    #expect(name(.end, .control("p")) == "Seed Two")
    #expect(name(.end, .home) == "Seed One")
    #expect(name(.pageDown, .pageUp) == "Seed One")
  }

  @Test("filters by what is typed, and takes it back")
  func filtering() {
    var screen = pressed(screen(), .text("t"), .text("wo"))
    #expect(lines(screen)[0].hasPrefix("Font: two") && lines(screen)[0].hasSuffix("1/3"))
    #expect(lines(screen)[1] == "> Seed Two")
    #expect(screen.cursorColumn == 9)
    screen.press(.backspace)
    #expect(screen.query == "tw")
    screen = pressed(screen, .text(" x"), .control("w"))
    #expect(screen.query == "tw ")
    screen.press(.control("u"))
    #expect(screen.query.isEmpty && lines(screen)[3] == "  Seed Variable")
  }

  @Test("says that nothing is found, and picks nothing then")
  func nothing() {
    let screen = pressed(screen(), .text("zzz"), .down, .tab, .enter)
    #expect(lines(screen)[1] == "  No font has these words in its name.")
    #expect(screen.outcome == nil && screen.selected == nil)
  }

  @Test("ends with a choice or without")
  func outcomes() {
    let picked = pressed(screen(), .down, .enter)
    guard case .picked(let choice) = picked.outcome else {
      Issue.record("nothing was picked")
      return
    }
    #expect(choice.name == "Seed Two" && choice.descriptor.family == "Seed Two")
    for key in [Key.escape, .control("c"), .control("d")] {
      #expect(pressed(screen(), key).outcome == .cancelled)
    }
    #expect(pressed(screen(), .text("a"), .control("d")).outcome == nil)
  }

  @Test("shows and hides the faces of a family")
  func faces() throws {
    let family = try #require(
      SeedFonts.picker(faces: true).families.first { $0.faces.count > 1 }
    )
    var screen = pressed(screen(SeedFonts.picker(faces: true)), .end)
    #expect(screen.selected?.name == family.name)
    #expect(lines(screen).contains { $0.hasPrefix("> ▸ \(family.name)") })
    screen.press(.right)
    #expect(lines(screen).contains { $0.hasPrefix("> ▾ \(family.name)") })
    screen.press(.right)
    #expect(screen.selected?.name == family.faces[0].name && screen.selected?.level == 1)
    let picked = pressed(screen, .enter)
    #expect(
      picked.outcome.map { "\($0)".contains("\(family.name) \(family.faces[0].name)") } == true
    )
    screen.press(.left)
    #expect(screen.selected?.name == family.name)
    screen.press(.tab)
    #expect(lines(screen).contains { $0.hasPrefix("> ▸ \(family.name)") })
  }

  @Test("selects a face where the words are those of a face")
  func faceWords() throws {
    let family = try #require(
      SeedFonts.picker(faces: true).families.first { $0.faces.count > 1 }
    )
    let face = try #require(family.faces.last)
    let screen = pressed(
      screen(SeedFonts.picker(faces: true)),
      .text("\(family.name) \(face.name)")
    )
    #expect(screen.selected?.level == 1)
  }

  @Test("has recent fonts on top, below a heading that cannot be chosen")
  func recents() {
    let recent = FontDescriptor(family: "Seed Two")
    let screen = pressed(screen(SeedFonts.picker(recents: [recent])), .up)
    #expect(
      lines(screen)[1...4] == ["Recently Used", "> Seed Two", "All Fonts", "  Seed One"]
    )
    #expect(pressed(screen, .down).selected?.name == "Seed One")
  }

  @Test(
    "fits every size",
    arguments: [(80, 24), (40, 12), (200, 50), (20, 5), (3, 2), (1, 1), (100, 6), (99, 16)]
  )
  func sizes(columns: Int, rows: Int) {
    var screen = pressed(screen(SeedFonts.picker(faces: true)), .end, .tab, .end)
    screen.size = ScreenSize(columns: columns, rows: rows)
    let preview = (0..<60).map { ScreenLine("line \($0) of a preview that is rather long") }
    let lines = screen.lines(preview: preview)
    #expect(lines.count <= rows && lines.allSatisfy { $0.width == columns })
    #expect(rows < 3 || lines.contains { $0.text.hasPrefix(columns < 2 ? ">" : "> ") })
    #expect((0..<columns).contains(screen.cursorColumn))
    if let area = screen.previewArea {
      #expect(area.column + area.columns <= columns && area.row + area.rows <= rows)
    }
  }

  @Test("puts the preview below in a narrow window, beside in a wide one, nowhere in a low one")
  func preview() {
    #expect(screen(SeedFonts.picker(), 80, 24).previewArea?.column == 0)
    #expect(screen(SeedFonts.picker(), 120, 24).previewArea?.row == 1)
    #expect(screen(SeedFonts.picker(), 80, 12).previewArea == nil)
    #expect(screen(SeedFonts.picker(systemFont: true), 120, 24).previewArea == nil)
  }

  @Test("is ASCII where the locale is not of UTF-8")
  func ascii() {
    let screen = pressed(screen(SeedFonts.picker(faces: true), 110, 24, usesUnicode: false), .tab)
    #expect(screen.lines().allSatisfy { $0.text.allSatisfy(\.isASCII) })
  }
}
