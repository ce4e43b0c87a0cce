import Foundation
import UIKit

/// Installs the fonts of a folder, family by family.
@main
enum FontProviderApp {
  static func main() {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      Console.write("usage: FontProviderApp folder")
      exit(64)
    }
    let list = FontListController(fonts: URL(fileURLWithPath: folder))
    let window = UIWindow(frame: UIScreen.main.bounds)
    list.onChange = { [unowned list] in Console.write("fonts: \(list.summary)") }
    window.rootViewController = list
    window.makeKeyAndVisible()
    Console.read { command, argument in
      switch command {
      case "install": list.install(argument)
      case "remove": list.remove(argument)
      case "show": Console.write("fonts: \(list.summary)")
      case "quit": exit(0)
      default: Console.write("unknown command '\(command)'")
      }
    }
    withExtendedLifetime(window) { RunLoop.main.run() }
  }
}
