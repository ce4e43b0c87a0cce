import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The headless Chromium that is installed, as a renderer.
///
/// One process draws all pages, one after the other. It starts with the first page and ends with
/// the program or with ``close()``. After a fault it is started again.
public final class InstalledBrowser: WebPageRenderer {
  /// The browser of this program, found in the folders of `PATH`.
  public static let shared: InstalledBrowser = {
    // Nothing releases a global, and the profile of the browser is a folder that must go.
    atexit { InstalledBrowser.shared.closeIfIdle() }
    return InstalledBrowser()
  }()

  private let folders: [String]?
  private let timeLimit: Duration
  private let viewer = Mutex<WebPageViewer?>(nil)

  /// Creates a renderer whose browser is not started yet.
  ///
  /// - Parameters:
  ///   - folders: The folders in which the browser is searched; `nil` for those of `PATH`.
  ///   - timeLimit: The time that a page may take.
  public init(in folders: [String]? = nil, timeLimit: Duration = .seconds(20)) {
    self.folders = folders
    self.timeLimit = timeLimit
  }

  /// Draws a page, as ``WebPageRenderer`` says; starts the browser where none runs.
  public func render(_ request: WebPageRequest) throws(BrowserError) -> RenderedWebPage {
    try viewer.withLock { viewer throws(BrowserError) -> RenderedWebPage in
      do throws(BrowserError) {
        if viewer == nil { viewer = try WebPageViewer(in: folders, timeLimit: timeLimit) }
        guard let page = try viewer?.render(request) else { throw .missing }
        return page
      } catch {
        // A page that hangs or ends the browser costs itself alone.
        viewer = nil
        throw error
      }
    }
  }

  /// Ends the browser; the next page starts it again.
  public func close() { viewer.withLock { $0 = nil } }

  private func closeIfIdle() { _ = viewer.withLockIfAvailable { $0 = nil } }
}
