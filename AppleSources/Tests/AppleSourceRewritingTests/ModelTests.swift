import Testing

@testable import AppleSourceRewriting

@Suite("Models of SwiftData and members of structures")
struct ModelTests {
  private let modules: Set<String> = ["UIKit", "SwiftUI", "SwiftData", "CoreData"]

  private func body(_ text: String) -> String {
    carried("import SwiftData\n\(text)", modules: modules)
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init)
      ?? ""
  }

  @Test(
    "A class with the macro of models gets the protocol that the macro adds on iOS",
    arguments: [
      ("@Model class A {}", "@Model class A: PersistentModel {}"),
      ("@Model final class A: Codable {}", "@Model final class A: Codable, PersistentModel {}"),
      ("@Model class A: PersistentModel {}", "@Model class A: PersistentModel {}"),
      ("class A {}", "class A {}"),
    ]
  )
  func models(original: String, expected: String) { #expect(body(original) == expected) }

  @Test("A class with an attribute of that name in a file without SwiftData stays")
  func otherModels() {
    #expect(carried("@Model class A {}", modules: modules) == "@Model class A {}")
  }

  @Test("The members for an actor of models are written into it")
  func actors() {
    let text = body("@ModelActor actor A {\n  func b() {}\n}")
    #expect(text.hasPrefix("            actor A: ModelActor { nonisolated let modelContainer"))
    #expect(text.contains("init(modelContainer: ModelContainer) { self.modelContainer"))
    #expect(text.hasSuffix("\n  func b() {}\n}"))
    let own = body("@ModelActor actor A {\n  init(b: Int) {}\n}")
    #expect(!own.contains("init(modelContainer"))
  }

  @Test("Macros about values of models, which change no object, are removed")
  func values() {
    #expect(
      body("@Model class A {\n  #Unique<A>([\\.b])\n}") == "@Model class A: PersistentModel {\n\n}"
    )
  }

  @Test(
    "Members of a class of UIKit that is a structure here are static",
    arguments: [
      (
        "extension UIFont { class func a() -> UIFont { b } }",
        "extension UIFont { static func a() -> UIFont { b } }"
      ),
      (
        "extension UIFont { public class var a: UIFont { b } }",
        "extension UIFont { public static var a: UIFont { b } }"
      ),
      ("extension UIView { class func a() {} }", "extension UIView { class func a() {} }"),
    ]
  )
  func structures(original: String, expected: String) { #expect(body(original) == expected) }

  @Test("SwiftUI brings the requests of Core Data to a file that names them")
  func requests() {
    let text =
      "import SwiftUI\nstruct A { @FetchRequest(sortDescriptors: []) var b: FetchedResults<C> }"
    #expect(carried(text, modules: modules).hasPrefix("import SwiftUI; import CoreData"))
    #expect(!carried("import SwiftUI\nlet a = 1", modules: modules).contains("CoreData"))
  }
}
