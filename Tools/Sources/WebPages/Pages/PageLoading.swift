import CommandSupport
import FileAccess

/// Answers what a page asks for while it is loaded: files of its folder, with Apple's keywords resolved.
final class PageLoading {
  private let folder: PageFolder
  private let styles: ApplePageStyles
  private(set) var refusedAddresses: Set<String> = []
  private(set) var isLoaded = false

  init(folder: PageFolder, styles: ApplePageStyles) {
    self.folder = folder
    self.styles = styles
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
    guard let file = folder.file(at: address) else {
      refusedAddresses.insert(address)
      return [("Fetch.failRequest", ["requestId": identifier, "errorReason": "AccessDenied"])]
    }
    guard let type = Self.types[FilePath.fileExtension(file).lowercased()],
      let bytes = try? FileBytes.read(file)
    else { return proceeding }
    return [
      (
        "Fetch.fulfillRequest",
        [
          "requestId": identifier, "responseCode": 200,
          "responseHeaders": [["name": "Content-Type", "value": .string(type)]],
          "body": .string(Base64.encode(Array(resolved(bytes, type).utf8))),
        ]
      )
    ]
  }

  private func resolved(_ bytes: [UInt8], _ type: String) -> String {
    let text = styles.resolving(String(decoding: bytes, as: UTF8.self))
    guard type.hasPrefix("text/html") else { return text }
    return Self.inserting("<style>\(ApplePageStyles.fonts)</style>", into: text)
  }

  /// Puts an element into the head, or behind the declarations at the beginning.
  private static func inserting(_ element: String, into text: String) -> String {
    for tag in [#/<head(\s[^>]*)?>/#.ignoresCase(), #/<html(\s[^>]*)?>/#.ignoresCase()] {
      if let match = text.firstMatch(of: tag) {
        return text[..<match.range.upperBound] + element + text[match.range.upperBound...]
      }
    }
    guard let match = text.firstMatch(of: #/^\s*<!doctype[^>]*>/#.ignoresCase()) else {
      return element + text
    }
    return text[..<match.range.upperBound] + element + text[match.range.upperBound...]
  }

  /// The types of files whose text is resolved; others are loaded as they are.
  private static let types = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
  ]
}
