import Foundation
import WebPages

/// A page that a program asked for, and how far its loading is.
struct PageLoad {
  /// The origin of the page.
  enum Source {
    case text(String, base: URL?)
    case file(URL, access: URL)
    case remote(URL)
  }

  /// The state of the loading.
  enum Stage {
    /// The program was not asked yet.
    case new
    /// The program has not answered yet.
    case asking
    /// The program agreed; the page waits for the size of its view.
    case allowed
    /// The page is there.
    case finished
    /// The page cannot be shown, or the program did not want it.
    case failed
  }

  let source: Source
  let type: WKNavigationType
  let navigation = WKNavigation()
  var stage = Stage.new
  /// The scripts that the program ran in the page, in their order.
  var scripts: [String] = []

  init(_ source: Source, type: WKNavigationType = .other) {
    self.source = source
    self.type = type
  }

  /// The address that the view has with the page.
  var url: URL {
    switch source {
    case .text(_, let base): base ?? Self.blank
    case .file(let url, _), .remote(let url): url
    }
  }

  /// The address of a page without one, as WebKit names it; `URL` reads it on any system.
  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  /// The page for a renderer, and the files that it may read.
  var content: (page: WebPageRequest.Content, folder: PageFolder?) {
    get throws(PageLoadError) {
      switch source {
      case .text(let text, let base):
        let folder = base.flatMap { base in
          base.isFileURL ? PageFolder(base.hasDirectoryPath ? base.path : base.folderPath) : nil
        }
        return (.text(text, address: base?.absoluteString), folder)
      case .file(let url, let access):
        guard let path = PageFolder.resolved(url.path) else { throw .missingFile(url) }
        guard let folder = PageFolder(readAccess: access.path), folder.contains(path) else {
          throw .outside(url)
        }
        return (.file(path), folder)
      case .remote(let url): throw .remote(url)
      }
    }
  }
}

extension URL {
  fileprivate var folderPath: String { deletingLastPathComponent().path }
}
