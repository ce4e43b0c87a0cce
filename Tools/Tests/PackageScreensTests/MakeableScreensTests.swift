import SourceFacts
import Testing

@testable import AppPrograms
@testable import PackageScreens

@Suite("Screens that are made without arguments")
struct MakeableScreensTests {
  private func type(_ name: String, _ inherited: String..., line: Int = 1) -> TypeDeclaration {
    TypeDeclaration(
      kind: .class,
      name: name,
      inherited: inherited,
      position: SourcePosition(line: line, column: 7)
    )
  }

  private func initializer(_ owner: String, _ labels: String...) -> FunctionDeclaration {
    FunctionDeclaration(
      owner: owner,
      name: "init",
      parameters: labels.map { FunctionDeclaration.Parameter(label: $0, name: $0) },
      position: SourcePosition(line: 2, column: 3)
    )
  }

  private func screens(
    _ types: [TypeDeclaration],
    _ functions: [FunctionDeclaration] = []
  ) -> MakeableScreens {
    var file = FileFacts(path: "/app/A.swift")
    (file.types, file.functions) = (types, functions)
    return MakeableScreens([file])
  }

  @Test("Controllers and views are made by their simplest initializer")
  func expressions() {
    let found = screens(
      [
        type("Plain", "UIViewController"), type("Framed", "UIView"),
        type("Named", "UIViewController"),
        type("Both", "UIView"), type("Needing", "UIViewController"),
      ],
      [
        initializer("Framed", "frame"), initializer("Framed", "coder"),
        initializer("Named", "nibName", "bundle"), initializer("Both", "style"),
        initializer("Both"), initializer("Needing", "user"),
      ]
    ).screens
    #expect(
      found.map(\.expression) == [
        "Plain()", "Framed(frame: .zero)", "Named(nibName: nil, bundle: nil)", "Both()",
        "Needing()",
      ]
    )
    #expect(found.map(\.isView) == [false, true, false, true, false])
    #expect(found.map(\.isCertain) == [true, true, true, true, false])
  }

  @Test("Rows of lists, containers, base classes and other types are no screens of their own")
  func others() {
    let found = screens([
      type("Row", "UITableViewCell"), type("Tabs", "UITabBarController"),
      type("Base", "UIViewController"), type("Leaf", "Base"), type("Model", "NSObject"),
    ])
    #expect(found.screens.map(\.name) == ["Leaf"])
  }

  @Test("A class with outlets is shown by its document")
  func outlets() {
    var file = FileFacts(path: "/app/A.swift")
    file.types = [type("Login", "UIViewController")]
    file.views = [
      ViewDeclaration(
        owner: "Login",
        name: "title",
        type: "UILabel",
        origin: .outlet,
        position: SourcePosition(line: 3, column: 3)
      )
    ]
    #expect(MakeableScreens([file]).screens.isEmpty)
  }

  @Test("A line of the source is known by its class, also when another one is left out")
  func source() throws {
    let found = screens([
      type("First", "UIViewController", line: 4), type("Second", "UIView", line: 9),
    ])
    let lines = try #require(found.source(without: [])).split(separator: "\n")
    #expect(lines[1].contains("CodePreview(\"First\", file: #\"/app/A.swift\"#, line: 4,"))
    #expect(lines[1].contains("controller: { First() }"))
    #expect(lines[2].contains("view: { Second() }"))
    #expect(found.name(inLine: 2, without: []) == "First")
    #expect(found.name(inLine: 2, without: ["First"]) == "Second")
    #expect(found.name(inLine: 9, without: []) == nil)
    #expect(found.source(without: ["First", "Second"]) == nil)
  }
}
