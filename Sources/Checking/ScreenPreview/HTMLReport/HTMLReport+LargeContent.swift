import HeadlessUIKit
import JSONText
public import Rendering
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The panel that an item shows during a long press at an accessibility size.
  public struct LargeContentPicture: Sendable {
    /// The title; `nil` if only an image is shown.
    public var title: String?

    /// The drawing of the panel.
    public var picture: DrawingSheet.Drawing
  }
}

extension SeriesPainter {
  /// The panels of a series, each once, at the smallest size with it.
  func largeContent(of series: ScreenSeries) -> [HTMLReport.LargeContentPicture] {
    let step = series.launched.first { $0.category.isAccessibilityCategory }
    guard let snapshot = step?.snapshot else { return [] }
    var items: [LargeContentItem] = []
    snapshot.walk { visit in
      guard !visit.element.isHidden else { return false }
      if let item = visit.element.largeContent, item != LargeContentItem(), !items.contains(item) {
        items.append(item)
      }
      return true
    }
    return items.compactMap { item in
      (try? sheet.draw(snapshot.largeContentPanel(item))).map {
        HTMLReport.LargeContentPicture(title: item.title, picture: $0)
      }
    }
  }
}
