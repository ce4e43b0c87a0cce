import LeavingOut
import StandIns
import Testing

@testable import AppPrograms

@Suite("The code of an app as a program")
struct AppProgramTests {
  private let titles = ["Harbor", "Pier", "Boat", "Storm"]

  @Test("has the previews of all modules, one of which imports another")
  func modules() throws {
    let app = try BuiltApp([
      (
        "Parts",
        [
          "Pier.swift": """
          import SwiftUI
          public struct Pier: View {
            public init() {}
            public var body: some View { Text("A pier") }
          }
          #Preview("Pier") { Pier() }
          """
        ]
      ),
      (
        "Harbor",
        [
          "Harbor.swift": """
          import Parts
          import SwiftUI
          struct Harbor: View { var body: some View { VStack { Text("Harbor"); Pier() } } }
          #Preview("Harbor") { Harbor() }
          """
        ]
      ),
    ])
    #expect(app.program.summary.modules.map(\.name) == ["Parts", "Harbor"])
    #expect(app.program.summary.modules.allSatisfy { $0.omissions.isEmpty && $0.errors.isEmpty })
    #expect(try app.shown(of: titles) == ["Pier", "Harbor"])
  }

  @Test("shows the text beside a view whose module is not there")
  func missingModule() throws {
    let app = try BuiltApp([
      (
        "Harbor",
        [
          "Boat.swift": """
          import Kingfisher
          import SwiftUI
          struct Boat: View {
            var body: some View { HStack { KFImage(URL(string: "boat")).resizable(); Text("A boat") } }
          }
          #Preview("Boat") { Boat() }
          """
        ]
      )
    ])
    let module = try #require(app.program.summary.modules.first)
    #expect(app.program.summary.missingModules == ["Kingfisher": 1])
    #expect(module.standIns == ["KFImage": .view])
    #expect(module.errors.isEmpty)
    #expect(module.counts.bodiesLeftOut == 0)
    #expect(try app.shown(of: titles) == ["Boat"])
  }

  @Test("keeps the signature of a body that does not compile, and names its place")
  func leftOutBody() throws {
    let app = try BuiltApp([
      (
        "Harbor",
        [
          "Storm.swift": """
          import SwiftUI
          func wind(_ knots: Int) -> Int { return Anemometer_missing.read(knots) }
          struct Storm: View { var body: some View { Text("Wind \\(wind(3))") } }
          #Preview("Storm") { Text("A storm") }
          """
        ]
      )
    ])
    let omissions = try #require(app.program.summary.modules.first).omissions
    #expect(omissions.map(\.line) == [2])
    #expect(omissions.first?.file.hasSuffix("Storm.swift") == true)
    #expect(try app.shown(of: titles) == ["Storm"])
  }

  /// SwiftParser 603 does not end on so many brackets.
  @Test("leaves a source out that no parser reads, and shows the others")
  func nested() throws {
    let app = try BuiltApp([
      (
        "Harbor",
        [
          "Deep.swift": "let depths = " + String(repeating: "[", count: 5_000),
          "Harbor.swift": "import SwiftUI\n#Preview(\"Harbor\") { Text(\"A harbor\") }\n",
        ]
      )
    ])
    let omissions = try #require(app.program.summary.modules.first).omissions
    #expect(omissions.map(\.kind) == [.file])
    #expect(omissions.first?.file.hasSuffix("Deep.swift") == true)
    #expect(try app.shown(of: titles) == ["Harbor"])
  }
}
