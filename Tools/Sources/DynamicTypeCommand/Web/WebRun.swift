import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import LayoutGeometry
import ScreenPreview
import WebPageFindings
import WebPages

/// The pages that a run of `dynamictype web` has shown so far.
struct WebRun {
  let folder: PageFolder
  let categories: [ContentSizeCategory]
  let size: Size
  let timeLimit: Duration
  /// The folder for pictures, if requested.
  let output: OutputFolder?
  private(set) var pages: [WebPagesReport.Page] = []
  private var refused: Set<String> = []

  init(
    folder: PageFolder,
    categories: [ContentSizeCategory],
    size: Size,
    timeLimit: Duration,
    output: OutputFolder?
  ) {
    self.folder = folder
    self.categories = categories
    self.size = size
    self.timeLimit = timeLimit
    self.output = output
  }

  /// The findings of all pages.
  var findings: [Finding] { pages.flatMap(\.findings) }

  /// Notes about resources that were not loaded.
  var notes: [String] {
    guard let first = refused.min() else { return [] }
    let more = refused.count == 1 ? "" : " and \(refused.count - 1) more addresses"
    return ["not loaded, because outside the folder or missing: \(first)\(more)"]
  }

  /// Shows a page in a separate browser, so that one that hangs affects no other.
  mutating func show(_ file: String) throws {
    let name = FilePath.relative(file, to: folder.path)
    var page = WebPagesReport.Page(file: name, pictures: [], findings: [])
    var shown: [(ContentSizeCategory, [UInt8])] = []
    do throws(BrowserError) {
      var viewer = try WebPageViewer(size: size, timeLimit: timeLimit)
      var views: [(category: ContentSizeCategory, observation: PageObservation)] = []
      var pictures: [(ContentSizeCategory, [UInt8])] = []
      for category in categories {
        let view = try viewer.view(file, in: folder, at: category)
        views.append((category, view.observation))
        if output != nil { pictures.append((category, view.picture)) }
        refused.formUnion(view.refusedAddresses)
      }
      page.findings = WebPageAudit(file: name, source: source(of: file)).findings(views)
      shown = pictures
    } catch {
      if error == .missing { throw UsageError(error.description, status: .unavailable) }
      page.findings = [
        Finding(
          rule: .webPageUnreadable,
          message: error.description,
          location: SourceLocation(file: name, line: 1)
        )
      ]
    }
    page.pictures = try writtenPictures(shown)
    pages.append(page)
  }

  /// Writes the page with all pictures.
  func writePage() throws(UsageError) {
    guard let output else { return }
    let report = WebPagesReport(pages: pages, width: size.width)
    do throws(FileError) { try output.write(report.html, to: "index.html") } catch {
      throw UsageError(error)
    }
  }

  private func source(of file: String) -> String {
    (try? FileBytes.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func writtenPictures(
    _ pictures: [(category: ContentSizeCategory, bytes: [UInt8])]
  ) throws(UsageError) -> [(category: ContentSizeCategory, file: String)] {
    guard let output else { return [] }
    return try pictures.map { category, bytes throws(UsageError) in
      let file = "page-\(pages.count + 1)-\(category.shortName).png"
      do throws(FileError) { try output.write(bytes, to: file) } catch { throw UsageError(error) }
      return (category, file)
    }
  }
}
