import CoreText
import FontRegistry
import Foundation
import MadeFonts
import Snapshots
import Testing
import UIKit

@Suite("The dialogue after a request")
struct DialogueTests {
  /// A window of a program, whose texts are read on the main queue, as views are.
  ///
  /// `@unchecked Sendable`: it is used on the main queue alone after the test made it.
  private final class Screen: @unchecked Sendable {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }

    /// The texts of the screen, after what was put on the main queue before.
    func texts() async -> [String] {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          var texts: [String] = []
          self.window.layoutSnapshot().forEach { visit in
            for case .text(let text) in visit.element.drawings { texts.append(text.string) }
          }
          continuation.resume(returning: texts)
        }
      }
    }
  }

  @Test func `fonts that cannot be had are shown over the window`() async throws {
    let scratch = try Scratch()
    let screen = Screen()
    var program = try scratch.program()
    program.environment.presentMissingFonts(over: screen.window)
    #expect(await screen.texts().isEmpty)

    let font = try scratch.font(MadeFont(family: "Lorem Serif"))
    #expect(await program.install(font).isEmpty)
    #expect(await program.request("LoremSerif-Regular").isEmpty)
    #expect(await screen.texts().isEmpty)

    #expect(await program.request("Absent-Bold") == ["Absent-Bold"])
    let texts = await screen.texts()
    #expect(texts.contains("Missing Font") && texts.contains("Absent-Bold"))

    #expect(await program.request("Absent-Italic") == ["Absent-Italic"])
    #expect(await screen.texts() == texts)
  }
}
