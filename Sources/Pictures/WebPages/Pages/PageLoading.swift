import FileAccess
import JSONText

/// Answers what a page asks for while it is loaded: files of its folder, with Apple's keywords resolved.
///
/// A page of a text is the answer at its address and nowhere else.
final class PageLoading {
  private let folder: PageFolder?
  private let styles: ApplePageStyles
  private let page: (address: String, text: String)?
  private(set) var refusedAddresses: Set<String> = []
  private(set) var isLoaded = false

  init(
    folder: PageFolder?,
    styles: ApplePageStyles,
    page: (address: String, text: String)? = nil
  ) {
    self.folder = folder
    self.styles = styles
    self.page = page
  }

  /// Returns the commands that answer an event.
  func answer(_ method: String, _ parameters: JSONValue) -> [(String, JSONValue)] {
    switch method {
    case "Fetch.requestPaused": return request(parameters)
    case "Page.javascriptDialogOpening":
      return [("Page.handleJavaScriptDialog", ["accept": false])]
    case "Page.loadEventFired":
      isLoaded = true
      return []
    default: return []
    }
  }

  private func request(_ parameters: JSONValue) -> [(String, JSONValue)] {
    guard let identifier = parameters["requestId"],
      let address = parameters["request"]?["url"]?.text
    else { return [] }
    let proceeding: [(String, JSONValue)] = [("Fetch.continueRequest", ["requestId": identifier])]
    if address.hasPrefix("data:") || address.hasPrefix("blob:") || address.hasPrefix("about:") {
      return proceeding
    }
    if let page, address == page.address {
      let text = resolved(Array(page.text.utf8), Self.page)
      return [answer(identifier, Self.page + "; charset=utf-8", text)]
    }
    guard let file = folder?.file(at: address) else {
      refusedAddresses.insert(address)
      return [("Fetch.failRequest", ["requestId": identifier, "errorReason": "AccessDenied"])]
    }
    guard let type = Self.types[FilePath.fileExtension(file).lowercased()],
      let bytes = try? FileBytes.read(file)
    else { return proceeding }
    let text = resolved(bytes, type)
    return [answer(identifier, text.isUTF8 ? type + "; charset=utf-8" : type, text)]
  }

  private func answer(
    _ identifier: JSONValue,
    _ type: String,
    _ text: PageText
  ) -> (String, JSONValue) {
    (
      "Fetch.fulfillRequest",
      [
        "requestId": identifier, "responseCode": 200,
        "responseHeaders": [["name": "Content-Type", "value": .string(type)]],
        "body": .string(Base64.encode(text.bytes)),
      ]
    )
  }

  private func resolved(_ bytes: [UInt8], _ type: String) -> PageText {
    var text = PageText(bytes)
    text.string = styles.resolving(text.string)
    if type != Self.styleSheet {
      let element = PageTemplates.appleFonts(rules: ApplePageStyles.fonts)
      text.string = Self.inserting(element, into: text.string, isStrict: type == Self.strictPage)
    }
    return text
  }

  /// Puts an element into the head, or behind the declarations at the beginning.
  ///
  /// A strict page without a head and a root of HTML stays as it is: nothing may stand before its root.
  private static func inserting(
    _ element: String,
    into text: String,
    isStrict: Bool
  ) -> String {
    for tag in [#/<head(\s[^>]*)?>/#.ignoresCase(), #/<html(\s[^>]*)?>/#.ignoresCase()] {
      if let match = text.firstMatch(of: tag) {
        return text[..<match.range.upperBound] + element + text[match.range.upperBound...]
      }
    }
    if isStrict { return text }
    guard let match = text.firstMatch(of: #/^\s*<!doctype[^>]*>/#.ignoresCase()) else {
      return element + text
    }
    return text[..<match.range.upperBound] + element + text[match.range.upperBound...]
  }

  /// The types of files whose text is resolved; others are loaded as they are.
  private static let types = [
    "html": page, "htm": page, "xhtml": strictPage, "css": styleSheet,
  ]
  private static let page = "text/html"
  private static let styleSheet = "text/css"
  private static let strictPage = "application/xhtml+xml"
}
