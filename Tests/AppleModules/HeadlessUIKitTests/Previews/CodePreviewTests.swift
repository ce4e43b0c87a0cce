import DynamicType
import HeadlessUIKit
import Testing

@Suite("Screens that source shows")
struct CodePreviewTests {
  @Test("A screen without a name has its file and line as name")
  func names() {
    let preview = CodePreview(file: "/app/Sources/Login.swift", line: 12) { UIViewController() }
    #expect(preview.title == "Login, line 12")
    #expect(CodePreview("Sign in") { UIView() }.title == "Sign in")
  }

  @Test("A view is as wide as the safe area and as high as its content")
  func view() throws {
    let preview = CodePreview("Text", view: { UILabel(text: "Hello") })
    #expect(preview.isView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = preview.makeController()
    window.layoutIfNeeded()
    let page = try #require(window.rootViewController?.view.subviews.first as? UIScrollView)
    let label = try #require(page.subviews.first { $0 is UILabel })
    #expect(label.frame.width == 320)
    #expect(label.frame.height > 10 && label.frame.height < 40)
  }

  @Test("A registered screen belongs to its module, as does the code that lists it")
  func module() throws {
    let file = "/modules/Module.swift"
    CodePreviews.register {
      [CodePreview(ScreenContext.current.module ?? "none", file: file, line: 1) { UIView() }]
    }
    let own = try #require(CodePreviews.all.first { $0.file == file })
    #expect(own.module == "HeadlessUIKitTests")
    #expect(own.title == "HeadlessUIKitTests")
    #expect(ScreenContext.current.module == nil)
  }

  @Test("Registered screens are sorted by file and line, and each is made anew")
  func registry() throws {
    let file = "/registry/B.swift"
    CodePreviews.register {
      [
        CodePreview("Second", file: file, line: 20) { UIViewController() },
        CodePreview("First", file: file, line: 3) { UIViewController() },
      ]
    }
    CodePreviews.register {
      [CodePreview("Other", file: "/registry/A.swift", line: 9) { UIView() }]
    }
    let own = CodePreviews.all.filter { $0.file.hasPrefix("/registry/") }
    #expect(own.map(\.title) == ["Other", "First", "Second"])
    let first = try #require(own.last)
    #expect(first.makeController() !== first.makeController())
  }
}

extension UILabel {
  fileprivate convenience init(text: String) {
    self.init()
    self.text = text
  }
}
