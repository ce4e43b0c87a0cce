import Foundation
import WebPages

/// A reason for which a web view shows a marked box and no page.
enum PageLoadError: Error, Equatable {
  /// The page is on a server.
  case remote(URL)
  /// There is no such file.
  case missingFile(URL)
  /// The file is outside what the program lets the page read.
  case outside(URL)
  /// The renderer has no picture.
  case renderer(BrowserError)

  /// The reason as one clause without a full stop.
  var reason: String {
    switch self {
    case .remote(let url): "pages of the network are not loaded: \(url.absoluteString)"
    case .missingFile(let url): "there is no file \(url.path)"
    case .outside(let url): "the page may not read \(url.path)"
    case .renderer(let error): error.description
    }
  }

  /// The error that the delegate gets, under the codes of Foundation.
  var asNSError: NSError {
    let (code, url): (Int, URL?) =
      switch self {
      case .remote(let url): (NSURLErrorNotConnectedToInternet, url)
      case .missingFile(let url): (NSURLErrorFileDoesNotExist, url)
      case .outside(let url): (NSURLErrorNoPermissionsToReadFile, url)
      case .renderer(.tooSlow): (NSURLErrorTimedOut, nil)
      case .renderer: (NSURLErrorCannotLoadFromNetwork, nil)
      }
    var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
    information[NSURLErrorFailingURLErrorKey] = url
    return NSError(domain: NSURLErrorDomain, code: code, userInfo: information)
  }

  /// The error of a loading that the program did not want.
  static func refusedByProgram(_ url: URL) -> NSError {
    NSError(
      domain: "WebKitErrorDomain",
      code: 102,
      userInfo: [
        NSLocalizedDescriptionKey: "Frame load interrupted", NSURLErrorFailingURLErrorKey: url,
      ]
    )
  }
}
