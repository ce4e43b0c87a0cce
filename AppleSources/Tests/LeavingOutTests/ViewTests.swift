import LeavingOut
import Testing

@Suite("Views that do not compile become marked boxes")
struct ViewTests {
  private func body(_ content: String) -> String {
    "import SwiftUI\nstruct Card: View {\n  var body: some View {\n    \(content)\n  }\n}\n"
  }

  @Test(
    "Modifiers that no module has go before the compiler meets them",
    arguments: [
      ("Text(\"a\").padding().shiny(2).frame(width: 40)", "Text(\"a\").padding().frame(width: 40)"),
      ("VStack { Text(\"a\") }.shiny { _ in 1 }", "VStack { Text(\"a\") }"),
      // It may be a method of a type that is made up.
      ("KFImage(url).placeholder { Text(\"a\") }", "KFImage(url).placeholder { Text(\"a\") }"),
      // Others of the module, or of a module that it imports, may have the method.
      ("Text(\"a\").padding().own()", "Text(\"a\").padding().own()"),
      ("Text(\"a\").padding().far()", "Text(\"a\").padding().far()"),
      // Methods of values in statements are none of views.
      (
        "Button(\"a\") { Text(\"a\").padding().shiny() }",
        "Button(\"a\") { Text(\"a\").padding().shiny() }"
      ),
    ]
  )
  func unknownModifiers(content: String, expected: String) {
    let own = "extension Text { func own() -> some View { self } }\n"
    var state = LeavingOut(
      [carried(body(content)), carried("import SwiftUI\n" + own, "B")],
      modules: ["SwiftUI", "UIKit"],
      functions: ["far"]
    )
    state.leaveOutUnknownModifiers()
    #expect(plain(original(state)) == plain(body(expected)))
    let reasons = state.omissions.map(\.reason)
    #expect(reasons == (content == expected ? [] : ["no module has the modifier 'shiny'"]))
  }

  @Test(
    "The smallest view goes, and modifiers of every view stay",
    arguments: [
      (
        "VStack { Text(\"a\"); KFImage(url).resizable().frame(width: 40) }",
        "cannot find 'KFImage' in scope", "KFImage",
        "VStack { Text(\"a\"); LeftOutView(\"KFImage\") .frame(width: 40) }"
      ),
      (
        "KFImage.url(url).placeholder { Color.red }.padding()",
        "cannot find 'KFImage' in scope", "KFImage",
        "LeftOutView(\"KFImage\") .padding()"
      ),
      (
        "Text(\"a\").shiny(2).padding()", "value of type 'Text' has no member 'shiny'", "shiny",
        "Text(\"a\").padding()"
      ),
      (
        "Section { Row(missing) } header: { Text(\"a\") }",
        "cannot find 'missing' in scope", "missing",
        "Section { LeftOutView(\"missing\") } header: { Text(\"a\") }"
      ),
      (
        "Text(\"a\").sheet(isPresented: $shown) { Login(missing) }",
        "cannot find 'missing' in scope", "missing",
        "Text(\"a\").sheet(isPresented: $shown) { LeftOutView(\"missing\") }"
      ),
      (
        "if missing { Text(\"a\") } else { Text(\"b\") }",
        "cannot find 'missing' in scope", "missing",
        "LeftOutView(\"missing\")"
      ),
      (
        "Button { missing() } label: { Text(\"a\") }",
        "cannot find 'missing' in scope", "missing",
        "Button { } label: { Text(\"a\") }"
      ),
      (
        "Text(\"a\").onAppear { missing(); load() }",
        "cannot find 'missing' in scope", "missing",
        "Text(\"a\").onAppear { load() }"
      ),
    ]
  )
  func smallest(content: String, message: String, place: String, expected: String) {
    let result = leftOut(body(content), [(message, place)])
    #expect(
      plain(result).replacing(" .", with: ".") == plain(body(expected)).replacing(" .", with: ".")
    )
  }

  @Test func `A box names the module of an import that was lost`() {
    let text = "import Kingfisher\n" + body("KFImage(url)")
    let result = leftOut(
      text,
      [("no such module 'Kingfisher'", "import K"), ("cannot find 'KFImage' in scope", "KFImage")]
    )
    #expect(result.contains("LeftOutView(\"KFImage\", of: \"Kingfisher\")"))
    #expect(!result.contains("import Kingfisher"))
  }

  @Test func `A modifier of the module itself stays`() {
    let text = "extension View { func shiny() -> some View { self } }\n" + body("Badge().shiny()")
    let result = leftOut(text, [("cannot find 'Badge' in scope", "Badge")])
    #expect(result.contains("LeftOutView(\"Badge\").shiny()"))
  }

  @Test func `An error that comes back takes the next larger part`() {
    let text = body("VStack { Text(\"a\").shiny() }")
    let message = "cannot convert value of type 'Int' to expected argument type 'String'"
    let once = leftOut(text, [(message, "shiny")])
    #expect(once.contains("VStack { Text(\"a\") }"))
    let twice = leftOut(text, [(message, "shiny"), (message, "Text")])
    #expect(twice.contains("VStack { LeftOutView("))
    let more = leftOut(
      text,
      [(message, "shiny"), (message, "Text"), (message, "LeftOut")]
    )
    #expect(!more.contains("VStack"))
    #expect(more.contains("var body: some View"))
  }
}

@Suite("An expression that is too large for the compiler")
struct LargeExpressionTests {
  private let message = "the compiler is unable to type-check this expression in reasonable time"
  private let text = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack {
          Text("a").padding().brandNewModifier(2)
          Text("b").ownModifier()
        }
        .anotherNewModifier { print("c") }
      }
    }
    extension View { func ownModifier() -> some View { self } }
    """

  @Test func `loses the modifiers that nobody has, wherever it is`() {
    let result = leftOut(text, [(message, "VStack")])
    let expected = text.replacing(".brandNewModifier(2)", with: "")
      .replacing(".anotherNewModifier { print(\"c\") }", with: "")
    #expect(plain(result) == plain(expected))
  }

  @Test func `loses its actions next, which nobody sees`() {
    let text = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Button("a") { send(1) }
            .onChange(of: count) { old, new in send(new) }
            .onReceive(publisher) { send($0) }
            .onDrag { NSItemProvider() }
            .toolbar { ToolbarItem { Button { send(2) } label: { Text("b") } } }
            .sheet(item: $item, onDismiss: { send(3) }) { Sheet($0) }
        }
      }
      """
    let expected = text.replacing("send(1)", with: "").replacing("send(new)", with: "")
      .replacing("send($0)", with: "_ in").replacing("send(2)", with: "")
      .replacing("send(3)", with: "")
    let pieces = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(pieces(leftOut(text, [(message, "Button")])) == pieces(expected))
  }

  @Test func `goes with its body where that is not enough`() {
    let result = leftOut(
      text,
      [(message, "VStack"), (message, "Text(\"b\")"), (message, "VStack")]
    )
    #expect(plain(result).contains("var body: some View { LeftOutView(\"Card.body\") }"))
  }
}
