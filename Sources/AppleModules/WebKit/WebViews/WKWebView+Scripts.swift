import Foundation
import HeadlessUIKit
import JSONText
import WebPages

extension WKWebView {
  /// Runs a script in the page and calls back with the value of its last expression.
  ///
  /// A page that is not there yet is loaded first. Changes of the script stay when the page is
  /// drawn again: scripts are run again with it, in their order.
  ///
  /// - Parameters:
  ///   - javaScriptString: The script.
  ///   - completionHandler: Called before the method returns, with a string, an `NSNumber`, an array,
  ///     a dictionary or `nil`, or with a ``WKError``.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    do throws(WKError) {
      completionHandler?(try value(of: javaScriptString), nil)
    } catch {
      completionHandler?(nil, error)
    }
  }

  /// Runs a script in the page and returns the value of its last expression.
  nonisolated(nonsending)
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any?
  {
    try value(of: javaScriptString)
  }

  private func value(of script: String) throws(WKError) -> Any? {
    if load == nil { load = PageLoad(.text("", base: nil)) }
    // Once for the program's answer, and once for the page.
    for _ in 0..<2 where isLoading { continueLoading() }
    guard var load, load.stage != .failed else {
      throw WKError(.webContentProcessTerminated, missingReason)
    }
    load.scripts.append(script)
    let answer: RenderedWebPage.Answer?
    do throws(PageLoadError) {
      let request = try request(for: load)
      let page = try rendered(request)
      answer = page.answers.last
      self.load = load
      show(page, of: request)
    } catch {
      throw WKError(.webContentProcessTerminated, error.reason)
    }
    switch answer {
    case .value(let value): return value == .null ? nil : value.asObject
    case .failure(let words): throw WKError(.javaScriptExceptionOccurred, words)
    case nil: return nil
    }
  }

  private var missingReason: String {
    if case .missing(let reason) = content.content { return reason }
    return "there is no page"
  }
}

extension WKWebView {
  /// The scripts before those of the page: the handlers of the program, and its own scripts.
  var scriptsAtStart: [String] {
    let controller = configuration.userContentController
    let own = controller.userScripts.filter { $0.injectionTime == .atDocumentStart }
    let handlers = controller.handlers.map { HandlerScript.definition(of: $0.name) }
    return (handlers.isEmpty ? [] : [HandlerScript.beginning] + handlers) + own.map(\.source)
  }

  /// The scripts after the page: those of the program, and one that collects the messages.
  var scriptsAtEnd: [String] {
    let controller = configuration.userContentController
    let own = controller.userScripts.filter { $0.injectionTime == .atDocumentEnd }
    let collecting = controller.handlers.isEmpty ? [] : [HandlerScript.collection]
    return own.map(\.source) + collecting
  }

  /// Calls the handlers with the messages that a page posted while it was loaded.
  func deliverMessages(of page: RenderedWebPage) {
    let controller = configuration.userContentController
    guard !controller.handlers.isEmpty, case .value(let messages) = page.answers.last else {
      return
    }
    for message in messages.elements ?? [] {
      guard let name = message["name"]?.text,
        let handler = controller.handlers.first(where: { $0.name == name })?.handler
      else { continue }
      let body = (message["body"] ?? .null).asObject
      handler.userContentController(
        controller,
        didReceive: WKScriptMessage(name: name, body: body, view: self)
      )
    }
  }
}

/// The scripts by which pages reach the handlers of a program.
///
/// Messages wait in the page and are read once it is loaded.
private enum HandlerScript {
  static let beginning = PageTemplates.messageHandlers

  static func definition(of name: String) -> String {
    PageTemplates.messageHandler(name: JSONValue.string(name).line)
  }

  static let collection = PageTemplates.postedMessages
}

extension JSONValue {
  /// The value as WebKit hands it to programs; numbers and truth are `NSNumber`.
  fileprivate var asObject: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .number(let value):
      Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    case .string(let value): value
    case .array(let elements): elements.map(\.asObject)
    case .object(let members):
      Dictionary(members.map { ($0.key, $0.value.asObject) }) { $1 }
    }
  }
}
