import Foundation
import UIKit

/// Shows a document in the fonts of other programs.
@main
enum FontConsumerApp {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      Console.write("usage: FontConsumerApp document.json")
      exit(64)
    }
    let controller = DocumentController(
      try StyledDocument(contentsOf: URL(fileURLWithPath: path))
    )
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = ScreenOutput(window, controller)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.show()
    controller.onChange = { screen.show() }
    Console.read { command, argument in
      switch command {
      case "show": screen.show()
      case "picture": screen.write(to: argument)
      case "find":
        Console.write("find: \(UIFont(name: argument, size: 12)?.fontName ?? "nothing")")
      case "quit": exit(0)
      default: Console.write("unknown command '\(command)'")
      }
    }
    withExtendedLifetime(window) { RunLoop.main.run() }
  }
}

/// Writes what the window shows.
///
/// `@unchecked Sendable`: it is used on the main queue alone, as views are.
private final class ScreenOutput: @unchecked Sendable {
  private let window: UIWindow
  private unowned let controller: DocumentController

  init(_ window: UIWindow, _ controller: DocumentController) {
    self.window = window
    self.controller = controller
  }

  func show() {
    let missing = controller.missing.isEmpty ? "none" : controller.missing.joined(separator: ", ")
    Console.write("missing: \(missing)")
    Console.write("screen: \(Screen.summary(of: window))")
  }

  func write(to path: String) {
    do {
      try Screen.write(window, to: path)
      Console.write("picture: \(path)")
    } catch {
      Console.write("error: \(error)")
    }
  }
}
