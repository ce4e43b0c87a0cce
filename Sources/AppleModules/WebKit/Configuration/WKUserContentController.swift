public import Foundation
import HeadlessUIKit

/// The scripts that a program puts into pages, and the handlers that pages call.
open class WKUserContentController: NSObject {
  /// The scripts in the order in which they run.
  open private(set) var userScripts: [WKUserScript] = []

  /// The handlers in the order in which they were added.
  private(set) var handlers: [(name: String, handler: any WKScriptMessageHandler)] = []

  /// Adds a script, which runs in pages that are loaded later.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Lets pages call a handler as `window.webkit.messageHandlers.NAME.postMessage(…)`.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers.removeAll { $0.name == name }
    handlers.append((name, scriptMessageHandler))
  }

  /// Removes the handler of a name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers.removeAll { $0.name == name }
  }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [] }
}

/// An object that pages call.
public protocol WKScriptMessageHandler: AnyObject {
  /// Called with each message that a page posted, in their order, when it is loaded.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// A message of a page.
open class WKScriptMessage: NSObject {
  /// The name of the handler.
  public let name: String
  /// The value: a string, a number, an array, a dictionary or `NSNull`.
  public let body: Any
  weak var view: UIView?

  init(name: String, body: Any, view: UIView) {
    self.name = name
    self.body = body
    self.view = view
  }
}
