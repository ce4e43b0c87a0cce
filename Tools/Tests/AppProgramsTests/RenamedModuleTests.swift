import Testing

@testable import AppPrograms

@Suite("Modules with the name of a library")
struct RenamedModuleTests {
  @Test(
    "are imported and named by another name",
    arguments: [
      ("import Rendering", "import RenderingOfApp"),
      ("import UIKit; @testable import Rendering", "import UIKit; @testable import RenderingOfApp"),
      ("import struct Rendering.Canvas", "import struct RenderingOfApp.Canvas"),
      ("let a = Rendering.Canvas()", "let a = RenderingOfApp.Canvas()"),
      ("import RenderingTools", "import RenderingTools"),
      ("let a = view.Rendering.Canvas()", "let a = view.Rendering.Canvas()"),
      ("let a = Rendering.shared", "let a = Rendering.shared"),
      (
        "enum Rendering {}\nlet a = Rendering.Canvas()",
        "enum Rendering {}\nlet a = Rendering.Canvas()"
      ),
    ]
  )
  func names(source: String, expected: String) {
    var text = source
    RenamedModules.write(["Rendering": "RenderingOfApp"], into: &text)
    #expect(text == expected)
  }
}
